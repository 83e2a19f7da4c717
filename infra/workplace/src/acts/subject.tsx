import type { StaffAct } from '@mall/api-contract/staff';
import { Link } from 'react-router';

/** Where a kind of act's subject is shown, and what it is. */
const places: Readonly<Record<string, { to: string; name: string }>> = {
  ship: { to: '/orders', name: '订单' },
  receiveTransfer: { to: '/orders', name: '订单' },
  approveCredit: { to: '/customers', name: '客户' },
};

/** What it was done to; a link where the workplace shows it. Opaque ids are cut: the whole one stands in the title. */
export function Subject({ act: { act, subject } }: { act: Pick<StaffAct, 'act' | 'subject'> }) {
  const place = places[act];
  const short = subject.length > 18 ? `${subject.slice(0, 8)}…` : subject;
  return place ? (
    <Link to={`${place.to}/${encodeURIComponent(subject)}`} title={subject}>
      {place.name} {short}
    </Link>
  ) : (
    <span title={subject}>{short}</span>
  );
}
