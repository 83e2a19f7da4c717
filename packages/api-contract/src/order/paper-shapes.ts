import Type, { type Static } from 'typebox';

export const OrderPaperKind = Type.Enum(['contract', 'prepaidContract', 'deliveryNote', 'statement'], {
  description: '销售合同, 预付款合同, 送货单, 对账单',
});
export type OrderPaperKind = Static<typeof OrderPaperKind>;

/** Which paper: of an order, or the statement of a month. */
export const PaperAsked = {
  kind: OrderPaperKind,
  id: Type.Optional(Type.String({ pattern: '^[0-9a-z]{1,40}$', description: 'an order; left out for a statement' })),
  itemId: Type.Optional(Type.Integer({ minimum: 1, description: 'contracts: this line only' })),
  packageId: Type.Optional(Type.String({ pattern: '^[0-9a-z]{26}$', description: 'delivery note: this package only' })),
  month: Type.Optional(Type.String({ pattern: '^20\\d{2}-(0[1-9]|1[0-2])$', description: 'statement' })),
};

/** A paper as a page shows it, text by text as the PDF prints it. */
export const OrderPaper = Type.Object({
  kind: OrderPaperKind,
  letterhead: Type.Object({ name: Type.String(), address: Type.String(), phone: Type.String(), site: Type.String() }),
  title: Type.String(),
  number: Type.String(),
  facts: Type.Array(Type.Object({ label: Type.String(), value: Type.String() })),
  columns: Type.Array(Type.Object({ header: Type.String(), align: Type.Enum(['left', 'center', 'right']) })),
  rows: Type.Array(Type.Array(Type.String())),
  sums: Type.Array(Type.Object({ label: Type.String(), value: Type.String() })),
  capitals: Type.String({ description: '大写; "" of a paper without money' }),
  notes: Type.Array(Type.String()),
  seals: Type.Array(Type.String(), { description: 'who signs, in order' }),
  pageUrl: Type.String(),
  qrCode: Type.String({ description: 'of pageUrl: a data URL of an SVG' }),
});
export type OrderPaper = Static<typeof OrderPaper>;
