import { creditBillItemKinds, creditBillStates } from '@mall/domain/credit-bill';
import Type, { type Static } from 'typebox';

export const BillId = Type.String({ minLength: 1, maxLength: 40, description: 'a bill' });
export const BillState = Type.Enum([...creditBillStates]);
const Instant = Type.String({ description: 'UTC, empty before it happened' });

/** A bill in a list. Days are of Shanghai. */
export const CreditBillCard = Type.Object({
  id: Type.String(),
  billNumber: Type.String({ description: 'ZD20261125-000123' }),
  month: Type.String({ description: '2026-11' }),
  periodFrom: Type.String(),
  periodTo: Type.String(),
  dueOn: Type.String({ description: '2026-12-25' }),
  state: BillState,
  stateName: Type.String(),
  isOverdue: Type.Boolean({ description: 'its due day passed before it was paid: also while 部分还款' }),
  daysOverdue: Type.Integer(),
  confirmBy: Type.String({ description: 'then it confirms itself, UTC' }),
  amountFen: Type.Integer(),
  paidFen: Type.Integer(),
  openFen: Type.Integer(),
  amount: Type.String(),
  paid: Type.String(),
  open: Type.String(),
  disputes: Type.Integer({ description: 'lines that were disputed' }),
  openDisputes: Type.Integer(),
});
export type CreditBillCard = Static<typeof CreditBillCard>;

export const CreditBillDispute = Type.Object({
  itemId: Type.Integer(),
  orderNumber: Type.String(),
  name: Type.String(),
  amountFen: Type.Integer({ description: 'of the line' }),
  amount: Type.String(),
  reason: Type.String(),
  contactName: Type.String(),
  state: Type.Enum(['open', 'adjusted', 'upheld']),
  stateName: Type.String(),
  adjustedFen: Type.Integer(),
  adjusted: Type.String(),
  answer: Type.String(),
  at: Type.String(),
  settledAt: Instant,
  mostFen: Type.Integer({ description: 'staff may take off so much of it' }),
});
export type CreditBillDispute = Static<typeof CreditBillDispute>;

export const CreditBillItem = Type.Object({
  id: Type.Integer(),
  kind: Type.Enum([...creditBillItemKinds]),
  kindName: Type.String(),
  orderId: Type.String(),
  orderNumber: Type.String(),
  projectNumber: Type.String(),
  contactName: Type.String(),
  skuNumber: Type.String(),
  name: Type.String(),
  unit: Type.String(),
  quantity: Type.Integer(),
  amountFen: Type.Integer({ description: 'below zero where it comes off' }),
  amount: Type.String(),
  receivedAt: Instant,
  canDispute: Type.Boolean(),
  canReceive: Type.Boolean(),
});
export type CreditBillItem = Static<typeof CreditBillItem>;

const BillPayment = Type.Object({
  methodName: Type.String(),
  amountFen: Type.Integer(),
  amount: Type.String(),
  reference: Type.String(),
  at: Type.String(),
});

/** One bill: what happened to it, how it was paid, and what follows. */
export const CreditBillDetails = Type.Object({
  ...CreditBillCard.properties,
  customerName: Type.String(),
  confirmedAt: Instant,
  settledAt: Instant,
  next: Type.String({ description: 'what the buyer does next, a sentence' }),
  canConfirm: Type.Boolean(),
  canDispute: Type.Boolean(),
  canPay: Type.Boolean(),
  canReceive: Type.Boolean(),
  disputed: Type.Array(CreditBillDispute),
  payments: Type.Array(BillPayment),
  history: Type.Array(Type.Object({ text: Type.String(), at: Type.String() })),
  transferTo: Type.Object({ accountName: Type.String(), bank: Type.String(), accountNumber: Type.String(), remark: Type.String() }),
  balanceFen: Type.Integer({ description: 'of the company' }),
  freePaymentLimitFen: Type.Integer(),
  hasPaymentPassword: Type.Boolean(),
});
export type CreditBillDetails = Static<typeof CreditBillDetails>;

/** The account as it is drawn: what is used, by what, how old it is, and when it is due. */
export const CreditPicture = Type.Object({
  limitFen: Type.Integer(),
  usedFen: Type.Integer(),
  unshippedFen: Type.Integer({ description: 'ordered, and not on its way yet' }),
  unbilledFen: Type.Integer({ description: 'on its way, on no bill; below zero: the next bill takes it off' }),
  unpaidFen: Type.Integer(),
  bands: Type.Array(Type.Object({ key: Type.String(), name: Type.String(), fen: Type.Integer() })),
  dues: Type.Array(
    Type.Object({
      id: Type.String(),
      billNumber: Type.String(),
      dueOn: Type.String(),
      openFen: Type.Integer(),
      stateName: Type.String(),
      isOverdue: Type.Boolean(),
    }),
  ),
});
export type CreditPicture = Static<typeof CreditPicture>;
