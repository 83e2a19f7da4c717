import { color, space, type } from '@mall/design-tokens';
import { creditStatusOf } from '@mall/domain/credit';
import { Panel } from '@mall/mall-parts/account';
import { Link, useCall } from '@mall/mf-kit';
import { ButtonLink, EmptyPanel, ErrorPanel, Notice, Page, PageSkeleton } from '@mall/ui-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import {
  applicationCall,
  applyPath,
  type CreditApplication,
  contractsPath,
  historyCall,
  landPath,
  limitPath,
} from '../../../parts/application-calls.ts';
import { ApplicationFacts } from './application-facts.tsx';
import { History } from './history.tsx';
import { RevealForm } from './reveal-form.tsx';

/** /customer/applyCredit/info: what was applied for, how it stands, and what came before. */
export default function ApplyCreditInfoPage() {
  return (
    <Page title="账期申请信息" surface="plain">
      <Stack>
        <Info />
      </Stack>
    </Page>
  );
}

const words: Partial<Record<ReturnType<typeof creditStatusOf>, string>> = {
  saved: '资料已保存，还没有提交审核。',
  inReview: '资料已提交，通常一至两个工作日完成审核，结果以站内消息和短信通知。',
  rejected: '申请未通过，可按审核意见修改后重新提交。',
  approved: '额度已批准，请签署合同并完成人脸认证。',
  enabled: '账期已启用，可以下单。',
  overdue: '有账单已逾期，还清后恢复。',
  frozen: '账期已冻结，请联系专属客服。',
  closed: '账期已关闭。',
};

function Info() {
  const { data, error, refresh } = useCall(applicationCall(), { revalidateOnFocus: true });
  const history = useCall(historyCall());
  const [open, setOpen] = useState<CreditApplication>();
  if (data && data.creditApplyWorkflowId === 0 && creditStatusOf(data.creditStatus) !== 'none')
    return (
      <EmptyPanel
        title={`账期${data.creditStatusName}`}
        action={
          <ButtonLink as={Link} to={limitPath}>
            查看额度
          </ButtonLink>
        }
      >
        贵公司的账期由商城开通，没有在线申请资料。
      </EmptyPanel>
    );
  if (data && data.creditApplyWorkflowId === 0)
    return (
      <EmptyPanel
        title="还没有账期申请"
        action={
          <ButtonLink as={Link} to={landPath} variant="primary">
            了解并申请账期
          </ButtonLink>
        }
      >
        开通后可先收货、后付款，按月结算。
      </EmptyPanel>
    );
  if (data) {
    const status = creditStatusOf(data.creditStatus);
    return (
      <>
        <Head>
          <h2>{data.creditStatusName}</h2>
          <p>{words[status]}</p>
          {data.note && (status === 'saved' || status === 'rejected') && (
            <Notice tone="warning" title="审核意见">
              {data.note}
            </Notice>
          )}
          {data.canEdit && (
            <ButtonLink as={Link} to={applyPath} variant="primary">
              {status === 'rejected' ? '修改后重新提交' : '继续申请'}
            </ButtonLink>
          )}
          {status === 'approved' && (
            <ButtonLink as={Link} to={contractsPath} variant="primary">
              签署合同与人脸认证
            </ButtonLink>
          )}
        </Head>
        {(open ?? data).sections.map((part) => (
          <Panel key={part.section} title={part.sectionName}>
            <ApplicationFacts part={part} files={data.files} />
          </Panel>
        ))}
        {!open && data.files.length > 0 && <RevealForm onOpen={setOpen} />}
        <Panel title="办理记录">
          <History history={history.data} />
        </Panel>
      </>
    );
  }
  if (error) return <ErrorPanel error={error} onRetry={refresh} />;
  return <PageSkeleton what="账期申请信息" variant="panel" />;
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.md};
`;
const Head = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space.md};
  padding: ${space.xl} ${space.xxl};
  border: 1px solid ${color.line};
  background: ${color.surface};
  h2 { font-size: ${type.sizeDisplay}; }
  p { color: ${color.inkSecond}; }
`;
