import type { StaffAct } from '@mall/api-contract/staff';
import { Link } from 'react-router';

/** Where a kind of act's subject is shown. */
const places: Readonly<Record<string, string>> = { ship: '/orders', receiveTransfer: '/orders', approveCredit: '/customers' };

/** What it was done to; a link where the workplace shows it. */
export function Subject({ act: { act, subject } }: { act: Pick<StaffAct, 'act' | 'subject'> }) {
  const place = places[act];
  const short = subject.length > 18 ? `${subject.slice(0, 16)}…` : subject;
  return place ? (
    <Link to={`${place}/${encodeURIComponent(subject)}`} title={subject}>
      {short}
    </Link>
  ) : (
    <span title={subject}>{short}</span>
  );
}
