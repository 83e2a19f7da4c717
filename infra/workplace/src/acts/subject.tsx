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
  approveCredit: { to: '/customers', name: '客户' },
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
