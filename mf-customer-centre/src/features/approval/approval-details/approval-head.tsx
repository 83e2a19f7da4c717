import { below, color, radius, space, type } from '@mall/design-tokens';
import { displayMinute } from '@mall/domain/time';
import { Link, usePlatform } from '@mall/mf-kit';
import { useWrite } from '@mall/mf-kit/write';
import { Button, ButtonLink, CopyText, Notice } from '@mall/ui-kit';
import { lazy, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import type { ApprovalInfo } from '../../../parts/approval/approval-calls.ts';
import { ApprovalTag } from '../../../parts/approval/approval-tag.tsx';
import { TimeLeft } from './time-left.tsx';

const WordsDialog = lazy(() => import('./words-dialog.tsx'));

interface Props {
  one: ApprovalInfo;
  onAnswered: (one: ApprovalInfo) => void;
  onOutdated: () => Promise<unknown>;
}

/** What the state means, in one sentence. */
function meaning(one: ApprovalInfo): string {
  const { status, answer, needs, whyNot, orderNumber } = one;
  const waited = needs.filter(({ answeredBy }) => answeredBy === '').flatMap(({ askedNames }) => askedNames);
  if (one.canApprove) return needs.length > 1 ? `等您审批，共需${needs.length}项同意` : '等您审批';
  if (status === 'submitted') return whyNot || `等待${[...new Set(waited)].join('、') || '企业主管'}审批`;
  if (status === 'changed') return `需要修改：${answer}`;
  if (status === 'approved') return `已生成订单 ${orderNumber}，请按所选方式付款`;
  if (status === 'rejected') return `未通过：${answer}`;
  return status === 'lapsed' ? '超过72小时未处理，可重新下单' : '申请已撤回，可重新下单';
}

/** Who wants how much, where it stands, and the one thing to do: on a phone as well. */
export function ApprovalHead({ one, onAnswered, onOutdated }: Props) {
  const { sdk, bus, notify } = usePlatform();
  const [asking, setAsking] = useState<'sendBack' | 'reject'>();
  const writing = useWrite({
    keepsFailure: true,
    // What is refused is shown as it is now: the next click answers what was seen.
    onFailure: async () => void (await onOutdated().catch(() => undefined)),
  });
  const done = (answer: ApprovalInfo | undefined, text: string) => {
    if (!answer) return;
    onAnswered(answer);
    notify({ tone: 'success', text });
    // The frame counts anew what waits.
    bus.emit('cart:changed', {});
    if (answer.orderId) bus.emit('order:changed', { orderId: answer.orderId });
  };
  const { id, seen, now } = one;
  const approve = async () => {
    const { answer } = await writing.run({ approve: id, seen }, (options) => sdk.approval.approve({ id, seen }, options));
    done(answer, answer?.orderNumber ? `已同意，订单 ${answer.orderNumber} 已生成` : '已同意，等待其他同事');
  };
  const say = async (words: string) => {
    const input = { id, words };
    const call = asking === 'reject' ? sdk.approval.rejectApproval : sdk.approval.sendBack;
    const { answer } = await writing.run({ [asking!]: id, words }, (options) => call(input, options));
    done(answer, asking === 'reject' ? '已驳回' : '已退回修改');
    if (answer) setAsking(undefined);
  };
  const withdraw = async () => {
    const { answer } = await writing.run({ withdraw: id }, (options) => sdk.approval.withdraw({ id }, options));
    done(answer, '申请已撤回');
  };
  return (
    <Root>
      <div>
        <h2>
          {one.payableAmount} <ApprovalTag status={one.status} statusName={one.statusName} />
        </h2>
        <p>
          {one.buyerName}
          {one.department && ` · ${one.department}`} · 申请号{' '}
          <CopyText text={one.approvalNumber} label={`复制申请号 ${one.approvalNumber}`} />
        </p>
        <p>{meaning(one)}</p>
        {one.status === 'submitted' && <TimeLeft keptUntil={one.keptUntil} lapsesAt={one.lapsesAt} />}
      </div>
      {now && one.status === 'submitted' && (
        <Notice tone={now.isOrderable ? 'warning' : 'danger'} live>
          {now.payableFen !== one.payableFen && <b>现在的应付金额为 {now.payableAmount}。</b>}
          {now.why && <div>{now.why}</div>}
          {now.differences.map(({ sku, productName, message }) => (
            <div key={`${sku} ${message}`}>
              {productName} {message}
            </div>
          ))}
          {!now.isOrderable && <div>不能按此下单，请退回修改。</div>}
        </Notice>
      )}
      <Failure role="alert">{asking ? '' : writing.failure}</Failure>
      <Ways>
        {one.canApprove && (
          <Button variant="primary" size="lg" busy={writing.isBusy} disabled={now?.isOrderable === false} onClick={() => void approve()}>
            {now && now.payableFen !== one.payableFen ? `按 ${now.payableAmount} 同意` : '同意'}
          </Button>
        )}
        {one.canApprove && (
          <>
            <Button size="lg" disabled={writing.isBusy} onClick={() => setAsking('sendBack')}>
              退回修改
            </Button>
            <Button size="lg" disabled={writing.isBusy} onClick={() => setAsking('reject')}>
              驳回
            </Button>
          </>
        )}
        {one.canResubmit && (
          <ButtonLink as={Link} size="lg" variant="primary" to={`/checkout/myconfirm?approval=${encodeURIComponent(id)}`}>
            核对后重新提交
          </ButtonLink>
        )}
        {one.orderNumber && (
          <ButtonLink as={Link} size="lg" to={`/customer/myorders/details/${one.orderNumber}`}>
            查看订单
          </ButtonLink>
        )}
        {one.canWithdraw && (
          <Button size="lg" busy={writing.isBusy && !one.canApprove} onClick={() => void withdraw()}>
            撤回申请
          </Button>
        )}
      </Ways>
      {asking && (
        <Suspense>
          <WordsDialog
            isRejecting={asking === 'reject'}
            isBusy={writing.isBusy}
            failure={writing.failure}
            onSay={(words) => void say(words)}
            onClose={() => {
              writing.forget();
              setAsking(undefined);
            }}
          />
        </Suspense>
      )}
      {one.status === 'approved' && <small>{displayMinute(one.events.at(-1)?.at ?? one.submittedAt)} 通过</small>}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${space.md};
  padding: ${space.xl} ${space.xxl};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  & h2 { font-size: ${type.sizeDisplay}; }
  & p { padding-top: ${space.xs}; color: ${color.inkSecond}; overflow-wrap: anywhere; }
  & small { color: ${color.inkSecond}; }
  ${below.tablet} { padding: ${space.lg}; }
`;
const Failure = styled.div`
  color: ${color.danger};
  &:empty { display: none; }
`;
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.md};
  &:empty { display: none; }
  ${below.tablet} {
    & > * { flex: 1 1 40%; min-height: 44px; }
    & > :first-child { flex-basis: 100%; }
  }
`;
