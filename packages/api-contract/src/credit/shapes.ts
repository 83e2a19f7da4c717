import Type, { type Static } from 'typebox';

/** A company's credit account. creditStatus: 0 none, 5 saved, 10 in review, 15 rejected, 20 approved, 25 enabled, 30 overdue, 40 frozen, 50 closed. */
export const CreditAccount = Type.Object({
  creditStatus: Type.Integer(),
  creditStatusName: Type.String(),
  isCreditOpen: Type.Boolean({ description: '20, 25, 30' }),
  isCreditEnabled: Type.Boolean({ description: '25, 30' }),
  limitFen: Type.Integer(),
  usedFen: Type.Integer(),
  availableFen: Type.Integer(),
  limitAmount: Type.String(),
  usedAmount: Type.String(),
  availableAmount: Type.String(),
  billDay: Type.Integer({ description: 'a bill closes on this day of the month' }),
  dueDay: Type.Integer({ description: 'and is due on this day of the next one' }),
});
export type CreditAccount = Static<typeof CreditAccount>;

/** An order on account that no bill holds yet. */
export const CreditUse = Type.Object({
  id: Type.Integer(),
  orderId: Type.String(),
  orderNumber: Type.String(),
  contactName: Type.String(),
  at: Type.String(),
  amountFen: Type.Integer(),
  amount: Type.String(),
  orderStatusName: Type.String(),
});
export type CreditUse = Static<typeof CreditUse>;
