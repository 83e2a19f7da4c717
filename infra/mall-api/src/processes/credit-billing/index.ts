// Billing's front door: what after-sales tells it, what the clock and the staff have it do, and what a charge for a bill pays for.
export { billClock } from './bill-clock.ts';
export { billMoves } from './bill-moves.ts';
export { creditBillSubject } from './bill-subject.ts';
export { billDetails, billsView, itemsView } from './bill-view.ts';
export { closeBill } from './close-bills.ts';
export { disputeDesk } from './dispute-desk.ts';
export { payBillService } from './pay-bill.service.ts';

import { returned } from './returned.ts';

/** What follows for bills, in the transaction of what happened. */
export const creditBilling = { returned };
