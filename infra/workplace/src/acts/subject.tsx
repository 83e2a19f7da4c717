import type { StaffAct } from '@mall/api-contract/staff';
import { Link } from 'react-router';

/** Where a kind of act's subject is shown, and what it is. */
const places: Readonly<Record<string, { to: string; name: string }>> = {
  ship: { to: '/orders', name: '订单' },
  receiveTransfer: { to: '/orders', name: '订单' },
  takeUpInquiry: { to: '/inquiries', name: '询价单' },
  addInquiryLine: { to: '/inquiries', name: '询价单' },
  quoteInquiryLine: { to: '/inquiries', name: '询价单' },
  refuseInquiryLine: { to: '/inquiries', name: '询价单' },
  askInquiryBuyer: { to: '/inquiries', name: '询价单' },
  sendQuotation: { to: '/inquiries', name: '询价单' },
  approveAfterSales: { to: '/after-sales', name: '售后单' },
  rejectAfterSales: { to: '/after-sales', name: '售后单' },
  receiveAfterSales: { to: '/after-sales', name: '售后单' },
  repairAfterSales: { to: '/after-sales', name: '售后单' },
  sendAfterSales: { to: '/after-sales', name: '售后单' },
  giveUpAfterSales: { to: '/after-sales', name: '售后单' },
  refundAfterSales: { to: '/after-sales', name: '售后单' },
  makeCampaign: { to: '/campaigns', name: '活动' },
  changeCampaign: { to: '/campaigns', name: '活动' },
  endCampaign: { to: '/campaigns', name: '活动' },
  makeCoupon: { to: '/coupons', name: '优惠券' },
  changeCoupon: { to: '/coupons', name: '优惠券' },
  endCoupon: { to: '/coupons', name: '优惠券' },
  adjustBillItem: { to: '/bills', name: '账单' },
  upholdBillItem: { to: '/bills', name: '账单' },
  receiveBillTransfer: { to: '/bills', name: '账单' },
  approveCredit: { to: '/credit', name: '客户' },
  proposeCredit: { to: '/credit', name: '客户' },
  askBackCredit: { to: '/credit', name: '客户' },
  rejectCredit: { to: '/credit', name: '客户' },
  freezeCredit: { to: '/credit', name: '客户' },
  unfreezeCredit: { to: '/credit', name: '客户' },
  closeCredit: { to: '/credit', name: '客户' },
  viewCreditData: { to: '/credit', name: '客户' },
  viewCreditFile: { to: '/credit', name: '客户' },
};

/** What it was done to; a link where the workplace shows it. Opaque ids are cut: the whole one stands in the title. */
export function Subject({ act: { act, subject } }: { act: Pick<StaffAct, 'act' | 'subject'> }) {
  const place = places[act];
  const id = subject.replace(/^[a-z]+:/, '');
  const short = id.length > 18 ? `${id.slice(0, 8)}…` : id;
  return place ? (
    <Link to={`${place.to}/${encodeURIComponent(id)}`} title={subject}>
      {place.name} {short}
    </Link>
  ) : (
    <span title={subject}>{short}</span>
  );
}
