/** What a contact person is told of. */
export const notificationKinds = [
  'inquiryQuoted',
  'inquiryAsked',
  'inquiryExpiring',
  'orderPaid',
  'orderShipped',
  'orderSigned',
  'orderCancelled',
  'orderRefunded',
  'afterSalesMoved',
  'invoiceIssued',
  'accountSecurity',
  'companyMoved',
  'approvalRequested',
  'approvalAnswered',
  'creditMoved',
  'creditBillClosed',
  'creditBillMoved',
  'creditBillDue',
  'creditBillOverdue',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

export const notificationKindNames: Record<NotificationKind, string> = {
  inquiryQuoted: '报价完成',
  inquiryAsked: '报价员提问',
  inquiryExpiring: '报价即将到期',
  orderPaid: '订单付款',
  orderShipped: '订单发货',
  orderSigned: '包裹签收',
  orderCancelled: '订单取消',
  orderRefunded: '退款完成',
  afterSalesMoved: '售后进度',
  invoiceIssued: '发票开具',
  accountSecurity: '账号安全',
  companyMoved: '企业事务',
  approvalRequested: '待我审批',
  approvalAnswered: '审批结果',
  creditMoved: '账期办理',
  creditBillClosed: '账单已出',
  creditBillMoved: '账单进度',
  creditBillDue: '还款提醒',
  creditBillOverdue: '账单逾期',
};

const quiet: readonly NotificationKind[] = [
  'orderPaid',
  'orderShipped',
  'orderSigned',
  'afterSalesMoved',
  'invoiceIssued',
  'companyMoved',
  'creditBillMoved',
];

/** Told by SMS too, until the contact person chose otherwise (rule notification 5): not what comes often, or what its buyer just did. */
export const isBySms = (kind: NotificationKind): boolean => !quiet.includes(kind);

/** What is answered on the page it leads to: an SMS of it carries the link (rule approval 13). */
export const isAnsweredByLink = (kind: NotificationKind): boolean => kind === 'approvalRequested';

/** Told by mail too, where there is an address, until the contact person chose otherwise: everything about orders, and what follows them. */
export const isByMail = (kind: NotificationKind): boolean => !kind.startsWith('inquiry');
