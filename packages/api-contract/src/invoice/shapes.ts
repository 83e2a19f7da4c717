import Type, { type Static } from 'typebox';
import { PricedLink } from '../call/priced-link.ts';

export const InvoiceState = Type.Enum(['waiting', 'issuing', 'issued', 'failed', 'void'], {
  description: '待开票, 开票中, 已开票, 开票失败, 已作废',
});
export const InvoiceId = Type.String({ pattern: '^[0-9a-z]{26}$' });

/** An invoice as lists show it. Amounts are negative on a red one. */
export const Invoice = Type.Object({
  id: Type.String(),
  requestNumber: Type.String({ description: 'FP20261122-000123' }),
  invoiceNumber: Type.String({ description: '"" until it is issued' }),
  isRed: Type.Boolean({ description: '红字发票' }),
  originalNumber: Type.String({ description: 'of a red one: the number of the invoice that it takes back; "" otherwise' }),
  type: Type.Union([Type.Literal(1), Type.Literal(2)]),
  typeName: Type.String(),
  state: InvoiceState,
  stateName: Type.String(),
  failure: Type.String({ description: 'why it was refused; "" otherwise' }),
  title: Type.String(),
  taxNumber: Type.String(),
  amountFen: Type.Integer(),
  amount: Type.String(),
  netFen: Type.Integer(),
  taxFen: Type.Integer(),
  takenBackFen: Type.Integer({ description: 'by red ones, not negative' }),
  orders: Type.Array(Type.Object({ orderId: Type.String(), orderNumber: Type.String() })),
  bill: Type.String({ description: '2026-11 where the bill of a month brought it; "" otherwise' }),
  createdAt: Type.String(),
  issuedAt: Type.String(),
  pdfUrl: PricedLink('opens for an hour, without signing in; "" until it is issued'),
  xmlUrl: PricedLink('the structured original, where there is one'),
});
export type Invoice = Static<typeof Invoice>;

export const InvoiceLine = Type.Object({
  orderNumber: Type.String(),
  name: Type.String(),
  specification: Type.String(),
  unit: Type.String(),
  quantity: Type.Integer({ description: '0 where only money is taken back, and of freight' }),
  amountFen: Type.Integer(),
  netFen: Type.Integer(),
  taxFen: Type.Integer(),
});

/** What of an order is invoiced, and how. */
export const OrderInvoicing = Type.Object({
  orderId: Type.String(),
  orderNumber: Type.String(),
  timingName: Type.String({ description: '发货后开票 / 随账单开票' }),
  statusName: Type.String({ description: 'in one word: 不开票, 无抬头, 待发货, 待开票, 部分开票, 已开票 …' }),
  title: Type.String({ description: '"" without one' }),
  isNotInvoiced: Type.Boolean(),
  isUrgent: Type.Boolean(),
  urgentRemark: Type.String(),
  dueFen: Type.Integer({ description: 'shipped less returned' }),
  invoicedFen: Type.Integer({ description: 'of it, issued or on the way' }),
  canTag: Type.Boolean(),
  canUntag: Type.Boolean(),
  canAsk: Type.Boolean({ description: 'UpdateOrderToInvoicing' }),
  canHurry: Type.Boolean({ description: 'RequestEmergencyBilling' }),
  invoices: Type.Array(Invoice, { description: 'newest first' }),
});
export type OrderInvoicing = Static<typeof OrderInvoicing>;

/** A link for who has no account. */
export const InvoiceLink = Type.Object({
  url: Type.String({ description: 'the page' }),
  key: Type.String(),
  count: Type.Integer(),
  expiresAt: Type.String(),
});
