import { afterSalesKindNames } from '@mall/domain/after-sales';
import { CentrePage, Panel } from '@mall/mall-parts/account';
import { Link, useCall, useParams, useScreen, useTitle } from '@mall/mf-kit';
import { Breadcrumb, ButtonLink, EmptyPanel, ErrorPanel, PageSkeleton } from '@mall/ui-kit';
import { caseCall, requestCall } from '../../../parts/after-sales/calls.ts';
import { CaseLines } from '../../../parts/after-sales/case-lines.tsx';
import { casesPath, requestsPath } from '../../../parts/after-sales/paths.ts';
import { ProofList } from '../../../parts/after-sales/proof-list.tsx';
import { Timeline } from '../../../parts/timeline.tsx';
import { CaseFactsPanel } from './case-facts.tsx';
import { CaseHead } from './case-head.tsx';
import { SendInPanel } from './send-in-panel.tsx';

/** /customer/afterSalesList/{id} and /customer/afterSalesRequestList/{id} */
export default function AfterSalesDetailsPage() {
  const { screen } = useScreen();
  const isRequest = screen === 'after-sales-request';
  const trail = [
    isRequest ? { label: '售后申请', href: requestsPath } : { label: '我的售后', href: casesPath },
    { label: isRequest ? '申请详情' : '售后详情' },
  ];
  return (
    <CentrePage title={isRequest ? '售后申请' : '售后详情'}>
      <Breadcrumb items={trail} linkAs={Link} />
      <Details isRequest={isRequest} />
    </CentrePage>
  );
}

function Details({ isRequest }: { isRequest: boolean }) {
  const { id } = useParams();
  const { data: one, error, refresh } = useCall(id ? (isRequest ? requestCall(id) : caseCall(id)) : null, { revalidateOnFocus: true });
  useTitle(one && `${afterSalesKindNames[one.kind]} ${one.afterSalesNumber}`);
  const toList = (
    <ButtonLink as={Link} to={casesPath}>
      查看我的售后
    </ButtonLink>
  );
  if (one)
    return (
      <>
        <CaseHead one={one} onChanged={refresh} />
        {one.status === 'awaitingReturn' && one.receiveAddress && (
          <SendInPanel one={one} address={one.receiveAddress} onChanged={refresh} />
        )}
        <Panel title="售后商品" note={`订单 ${one.orderNumber}`}>
          <CaseLines lines={one.lines} />
        </Panel>
        <CaseFactsPanel one={one} />
        {one.proofs.length > 0 && (
          <Panel title="凭证">
            <ProofList proofs={one.proofs} />
          </Panel>
        )}
        <Panel title="处理进度">
          <Timeline label="处理进度" entries={[...one.events].reverse()} />
        </Panel>
      </>
    );
  if (!id || error?.reason === 'AFTER_SALES_NOT_FOUND' || error?.reason === 'BAD_REQUEST')
    return (
      <EmptyPanel title="没有找到该售后单" action={toList}>
        它可能属于其他企业，或地址有误
      </EmptyPanel>
    );
  if (error) return <ErrorPanel error={error} onRetry={refresh} action={toList} />;
  return <PageSkeleton what="售后单" variant="panel" />;
}
