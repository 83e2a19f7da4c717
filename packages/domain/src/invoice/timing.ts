import type { PaymentMethod } from '../payment/index.ts';

/** When an order is invoiced (rule invoice 5). */
export type InvoiceTiming = 'onShipment' | 'onBill';
export const invoiceTimingNames: Record<InvoiceTiming, string> = { onShipment: '发货后开票', onBill: '随账单开票' };

export const invoiceTiming = (method: PaymentMethod): InvoiceTiming => (method === 'credit' ? 'onBill' : 'onShipment');

export interface InvoiceWish {
  timing: InvoiceTiming;
  /** There is a title to issue it to. */
  hasTitle: boolean;
  /** Tagged 不开票. */
  isNotInvoiced: boolean;
  /** Somebody asked for it now: by request, urgently, or the bill has closed. */
  isAskedFor: boolean;
}

/** May what has left be invoiced now? What goes back is always taken back (rules invoice 5, 6, 14). */
export const mayInvoiceNow = ({ timing, hasTitle, isNotInvoiced, isAskedFor }: InvoiceWish): boolean =>
  hasTitle && !isNotInvoiced && (timing === 'onShipment' || isAskedFor);
