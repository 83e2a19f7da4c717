import { CentrePage, Panel } from '@mall/mall-parts/account';
import { Link, useCall, useParams, useTitle } from '@mall/mf-kit';
import { Breadcrumb, ButtonLink, EmptyPanel, ErrorPanel, PageSkeleton } from '@mall/ui-kit';
import { approvalCall, approvalsPath } from '../../../parts/approval/approval-calls.ts';
import { Timeline } from '../../../parts/timeline.tsx';
import { ApprovalFacts } from './approval-facts.tsx';
import { ApprovalHead } from './approval-head.tsx';
import { ApprovalLines } from './approval-lines.tsx';
import { ApprovalNeeds } from './approval-needs.tsx';

const trail = [{ label: '订单审批', href: approvalsPath }, { label: '申请详情' }];

/** /customer/approvals/{id}: where the message of a request leads, on a phone too. */
export default function ApprovalDetailsPage() {
  return (
    <CentrePage title="审批申请">
      <Breadcrumb items={trail} linkAs={Link} />
      <Details />
    </CentrePage>
  );
}

function Details() {
  const { id } = useParams();
  const { data: one, error, refresh, show } = useCall(id ? approvalCall(id) : null, { revalidateOnFocus: true });
  useTitle(one && `审批申请 ${one.approvalNumber}`);
  const toList = (
    <ButtonLink as={Link} to={approvalsPath}>
      查看订单审批
    </ButtonLink>
  );
  if (one)
    return (
      <>
        <ApprovalHead one={one} onAnswered={show} onOutdated={refresh} />
        <ApprovalNeeds one={one} />
        <ApprovalLines one={one} />
        <ApprovalFacts one={one} />
        <Panel title="审批过程">
          <Timeline label="审批过程" entries={[...one.events].reverse()} />
        </Panel>
      </>
    );
  if (!id || error?.reason === 'APPROVAL_NOT_FOUND' || error?.reason === 'BAD_REQUEST')
    return (
      <EmptyPanel title="没有找到该审批申请" action={toList}>
        它可能属于其他企业，或不由您审批
      </EmptyPanel>
    );
  if (error) return <ErrorPanel error={error} onRetry={refresh} action={toList} />;
  return <PageSkeleton what="审批申请" variant="panel" />;
}
