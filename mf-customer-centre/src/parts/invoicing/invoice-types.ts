import type { CallOutput } from '@mall/mf-kit';

export type OrderInvoicing = CallOutput<'invoice.getOrderInvoicing'>;
export type Invoice = OrderInvoicing['invoices'][number];
