import type { Invoice } from './invoice-types.ts';

/** An issued invoice of ¥113.00, for tests. */
export const anInvoice = (changes: Partial<Invoice> = {}): Invoice => ({
  ...{ id: 'a'.repeat(26), requestNumber: 'FP20261122-000001', invoiceNumber: '26311122000000000001', isRed: false, originalNumber: '' },
  ...{
    type: 1,
    typeName: '增值税普通发票',
    state: 'issued',
    stateName: '已开票',
    failure: '',
    title: '甲公司',
    taxNumber: '91310000MA1K40000X',
  },
  ...{ amountFen: 11_300, amount: '¥113.00', netFen: 10_000, taxFen: 1300, takenBackFen: 0, bill: '' },
  orders: [{ orderId: 'o-1', orderNumber: 'SO20261120-000123' }],
  ...{ createdAt: '2026-11-22T00:00:00Z', issuedAt: '2026-11-22T01:00:00Z' },
  ...{ pdfUrl: '/api/download/invoice/pdf.x', xmlUrl: '/api/download/invoice/xml.x' },
  ...changes,
});
