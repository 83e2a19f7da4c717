import type { InquiryFacts } from '@mall/api-contract/webhook';
import type { QuotationLine, QuotationRow } from './quotation-rows.ts';

/** An inquiry as other systems are told of it (rule webhook 1). */
export const inquiryFacts = (row: QuotationRow, lines: readonly QuotationLine[]): InquiryFacts => ({
  id: row.id,
  inquiryNumber: row.inquiryNumber,
  status: row.status,
  customerId: row.customerId,
  contactId: row.kpId,
  projectNumber: row.projectNumber,
  remark: row.remark,
  quotedAt: row.quotedAt,
  validUntil: row.validUntil,
  lines: lines.map((line) => ({
    id: line.id,
    said: line.said,
    sku: line.skuNumber ?? '',
    quantity: line.quantity ?? 0,
    quotedSku: line.quotedSku ?? '',
    quotedFen: line.quotedPrice,
    fromQuantity: line.quotedQuantity,
    days: line.quotedDays,
    refusedWhy: line.refusedWhy,
    orderedQuantity: line.orderedQuantity,
  })),
});
