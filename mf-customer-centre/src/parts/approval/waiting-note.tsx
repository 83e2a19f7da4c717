import { call, Link, useCall } from '@mall/mf-kit';
import { Notice } from '@mall/ui-kit';
import { approvalsHref } from './approval-calls.ts';

/** Orders of one's own that aren't orders yet: they wait for a colleague's word, or for a change. Nothing where there are none. */
export function WaitingNote() {
  const { data } = useCall(call('approval.getApprovals', { box: 'mine', status: 'submitted', pageIndex: 1, pageSize: 1 }), {
    revalidateOnFocus: true,
    shouldRetryOnError: false,
  });
  if (!data || (data.total === 0 && data.waitingCount === 0)) return null;
  return (
    <Notice>
      {data.total > 0 && (
        <>
          您有 {data.total} 张订单在等待审批，通过后才会出现在这里。
          <Link to={approvalsHref({ box: 'mine', status: undefined, page: 1 })}>查看我提交的</Link>
        </>
      )}{' '}
      {data.waitingCount > 0 && (
        <Link to={approvalsHref({ box: 'waiting', status: undefined, page: 1 })}>{data.waitingCount} 张订单等您审批</Link>
      )}
    </Notice>
  );
}
