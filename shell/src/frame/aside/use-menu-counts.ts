import { useBusEvent, useCall, useSession } from '@mall/mf-kit';
import type { MenuEntry } from '@mall/mf-kit/manifest';
import { inquiryCountsCall, orderCountsCall } from '../frame-data.ts';
import { useCounts } from '../use-counts.ts';

type Counted = NonNullable<MenuEntry['count']>;

/** What waits for the buyer, beside the menu's entries (rule layout 35); 0 until it is known. */
export function useMenuCounts(): Record<Counted, { count: number; what: string }> {
  const { signedIn } = useSession();
  const inquiries = useCall(signedIn ? inquiryCountsCall() : null);
  const orders = useCall(signedIn ? orderCountsCall() : null);
  const { notificationCount, approvalCount } = useCounts();
  const inquiriesChanged = () => void inquiries.refresh();
  const ordersChanged = () => void orders.refresh();
  useBusEvent('inquiry:changed', inquiriesChanged);
  useBusEvent('order:placed', () => void Promise.all([inquiries.refresh(), orders.refresh()]));
  useBusEvent('order:paid', ordersChanged);
  useBusEvent('order:changed', ordersChanged);
  return {
    'quoted-inquiries': { count: inquiries.data?.quoted ?? 0, what: '待下单的报价' },
    'unpaid-orders': { count: orders.data?.pendingPayment ?? 0, what: '待付款的订单' },
    'unread-notifications': { count: notificationCount, what: '未读消息' },
    'waiting-approvals': { count: approvalCount, what: '待我审批的订单' },
  };
}
