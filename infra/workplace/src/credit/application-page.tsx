import type { StaffCreditApplication } from '@mall/api-contract/credit-application';
import { below, color, space } from '@mall/design-tokens';
import { moneyText } from '@mall/domain/money';
import { displayMinute } from '@mall/domain/time';
import { Tag } from '@mall/ui-kit';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { styled } from 'styled-components';
import { ActsOf } from '../acts/acts-of.tsx';
import { useRead } from '../calls/use-read.ts';
import { Screen } from '../frame/screen.tsx';
import { NotReady } from '../parts/not-ready.tsx';
import { Panel, Sides, Stack } from '../parts/sides.ts';
import { CreditActs } from './credit-acts.tsx';
import { PartPanel } from './part-panel.tsx';
import { RevealDialog } from './reveal-dialog.tsx';

/** A company's credit: what is to be decided first, then what it asked for, and beside it what happened. */
export default function ApplicationPage() {
  const { customerId = '' } = useParams();
  const id = Number(customerId) || 0;
  const { data, error, mutate } = useRead(['creditApplication.getCreditApplication', id], (sdk) =>
    sdk.creditApplication.getCreditApplication({ customerId: id }),
  );
  if (data) return <Ready key={data.customerId} one={data} />;
  return (
    <NotReady
      what="账期申请"
      error={error}
      isMissing={error?.reason === 'CREDIT_APPLICATION_NOT_FOUND' || error?.reason === 'BAD_REQUEST'}
      missing={{
        screen: '账期',
        title: '该企业没有账期',
        text: '企业提交申请后可在这里审核。',
        action: <Link to="/credit?view=all">查看全部账期账户</Link>,
      }}
      onRetry={() => void mutate()}
    />
  );
}

function Ready({ one }: { one: StaffCreditApplication }) {
  const [open, setOpen] = useState<StaffCreditApplication>();
  const [isAsking, setAsking] = useState(false);
  const facts: [string, string][] = [
    ['现有额度', moneyText(one.limitFen)],
    ['已用', moneyText(one.usedFen)],
    ['申请额度', one.requestedFen === null ? '—' : moneyText(one.requestedFen)],
    ['提交', one.submittedAt ? `${one.submittedBy}，${displayMinute(one.submittedAt)}` : '—'],
    ['身份核验', one.isVerified ? '姓名与身份证号一致' : '未核验'],
    ['待批额度', one.proposal ? `${moneyText(one.proposal.limitFen)}，${one.proposal.by}提出：${one.proposal.why}` : '—'],
  ];
  return (
    <Screen
      title={`账期 ${one.customerName}`}
      note={<Tag kind={one.creditStatus === 10 ? 'warning' : 'neutral'}>{one.creditStatusName}</Tag>}
    >
      <Sides>
        <Stack>
          <CreditActs one={one} onReveal={open ? undefined : () => setAsking(true)} />
          {(open ?? one).sections.map((part) => (
            <PartPanel key={part.section} part={part} files={one.files} customerId={one.customerId} />
          ))}
        </Stack>
        <Stack>
          <Facts aria-label="账期情况">
            <dl>
              {facts.map(([name, value]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            <Link to={`/customers/${one.customerId}`}>查看企业</Link>
          </Facts>
          <Panel aria-label="办理记录">
            <h2>办理记录</h2>
            <ol>
              {one.history.map(({ id, at, stepName, by, note }) => (
                <li key={id}>
                  <time dateTime={at}>{displayMinute(at, 'short')}</time> {stepName} · {by}
                  {note && ` · ${note}`}
                </li>
              ))}
            </ol>
          </Panel>
          <Panel aria-label="操作记录">
            <h2>操作记录</h2>
            <ActsOf subjects={[String(one.customerId)]} />
          </Panel>
        </Stack>
      </Sides>
      {isAsking && <RevealDialog customerId={one.customerId} onOpen={setOpen} onClose={() => setAsking(false)} />}
    </Screen>
  );
}

const Facts = styled(Panel)`
  dl { display: grid; gap: ${space.sm}; }
  dl > div { display: grid; grid-template-columns: 76px minmax(0, 1fr); gap: ${space.md}; }
  dt { color: ${color.inkSecond}; }
  ${below.tablet} { & > a { display: inline-flex; align-items: center; min-height: 44px; } }
`;
