export { type AgeBand, ageBands, ageingOf } from './ageing.ts';
export {
  type CreditBillItemKind,
  creditBillItemKindNames,
  creditBillItemKinds,
  type DisputeState,
  disputableItems,
  disputeStateNames,
  mostAdjustable,
  reasonLetters,
} from './item.ts';
export { type BillPaymentDecision, type BillPaymentMethod, billPaymentMethods, decideBillPayment } from './payment.ts';
export {
  billMonth,
  confirmBy,
  confirmDays,
  daysOverdue,
  dueAfterDispute,
  lastClosingDay,
  periodClosedOn,
  remindDaysAfter,
  remindDaysBefore,
} from './period.ts';
export { type BillableOrder, type BillPart, billableParts, freightOfBill, otherwiseOfBill, unbilledParts } from './plan.ts';
export {
  afterBillEvent,
  type CreditBillEvent,
  type CreditBillState,
  type CreditBillSums,
  creditBillStateNames,
  creditBillStates,
  isBillPayable,
  openOfBill,
} from './state.ts';
