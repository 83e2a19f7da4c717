export { invoiceLinkDays, invoicesAtOnce } from './link.ts';
export { freightLine, type InvoicePart, type InvoicePlan, type PastInvoice, planInvoices } from './plan.ts';
export { shippedValue } from './shipped-value.ts';
export { canInvoiceBecome, type InvoiceState, invoiceStateNames, invoiceStates, statesBefore } from './state.ts';
export { taxOf, taxPercent } from './tax.ts';
export { type InvoiceTiming, type InvoiceWish, invoiceTiming, invoiceTimingNames, mayInvoiceNow } from './timing.ts';
