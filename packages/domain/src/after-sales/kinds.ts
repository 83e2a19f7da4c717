/** What a buyer asks for (rule after-sales 1). */
export const afterSalesKinds = ['returnRefund', 'exchange', 'resend', 'repair', 'refundOnly'] as const;
export type AfterSalesKind = (typeof afterSalesKinds)[number];

export const afterSalesKindNames: Readonly<Record<AfterSalesKind, string>> = {
  returnRefund: '退货退款',
  exchange: '换货',
  resend: '补发',
  repair: '维修',
  refundOnly: '仅退款',
};

const kindsThatComeBack: readonly AfterSalesKind[] = ['returnRefund', 'exchange', 'repair'];
/** Does the buyer send the goods back? */
export const comesBack = (kind: AfterSalesKind): boolean => kindsThatComeBack.includes(kind);

/** Is it about money from the start? Goods that are exchanged or sent again may end in money, too (rule after-sales 6). */
export const isForMoney = (kind: AfterSalesKind): boolean => kind === 'returnRefund' || kind === 'refundOnly';
