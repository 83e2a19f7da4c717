export interface InvoiceTitleFields {
  type: 1 | 2;
  taxNumber: string;
  registerAddress: string;
  registerPhone: string;
  bank: string;
  bankAccount: string;
}

export const invoiceTypeNames: Record<1 | 2, string> = { 1: '增值税普通发票', 2: '增值税专用发票' };

export type InvoiceTitleProblem =
  | { reason: 'INVOICE_TITLE_INCOMPLETE'; field: keyof InvoiceTitleFields }
  | { reason: 'INVOICE_TAX_NUMBER_INVALID'; field: 'taxNumber' };

const specialNeeds = ['taxNumber', 'registerAddress', 'registerPhone', 'bank', 'bankAccount'] as const;

/** What keeps a title from being used (rules invoice 2, 3): a special VAT invoice needs all the company's data, an ordinary one its tax number. */
export function invoiceTitleProblem(title: InvoiceTitleFields): InvoiceTitleProblem | undefined {
  const needed = title.type === 2 ? specialNeeds : (['taxNumber'] as const);
  const missing = needed.find((field) => title[field].trim() === '');
  if (missing) return { reason: 'INVOICE_TITLE_INCOMPLETE', field: missing };
  return /^[0-9A-Z]{15,20}$/.test(title.taxNumber) ? undefined : { reason: 'INVOICE_TAX_NUMBER_INVALID', field: 'taxNumber' };
}
