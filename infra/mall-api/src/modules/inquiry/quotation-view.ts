import type { InquiryLine, InquiryState, Quotation, QuotationLine } from '@mall/api-contract/inquiry';
import { canBecome, inquiryStatusNames } from '@mall/domain/inquiry';
import { capitals, moneyText } from '@mall/domain/money';
import type { QuotationRow } from './quotation-rows.ts';
import { isInForce } from './quotation-states.ts';

export const stateView = (row: QuotationRow): InquiryState => ({
  inquiryId: row.id,
  inquiryNumber: row.inquiryNumber,
  status: row.status,
  statusName: inquiryStatusNames[row.status],
  validUntil: row.validUntil ?? '',
  canCancel: canBecome(row.status, 'cancelled'),
  canOrder: isInForce(row),
  canReinquire: canBecome(row.status, 'reinquired'),
});

function quotationLine(line: InquiryLine): QuotationLine {
  const { offer, customer } = line;
  const product = offer?.product ?? line.product;
  return {
    position: line.position,
    itemNo: customer.itemNo || product?.itemNo || '',
    said: line.said || [customer.name, customer.brand, customer.partNumber, customer.specification].filter(Boolean).join(' '),
    sku: product?.sku ?? '',
    productName: product?.productName ?? (customer.name || line.said),
    manufacturerName: product?.manufacturerName ?? customer.brand,
    manufacturerPartNumber: product?.manufacturerPartNumber ?? customer.partNumber,
    specification: product?.specification ?? customer.specification,
    thumbUrl: product?.thumbUrl ?? '',
    isSubstitute: offer?.isSubstitute ?? false,
    quantity: line.quantity ?? 0,
    unit: product?.salesPackUom || line.unitSaid,
    priceText: offer?.priceText ?? '',
    lineTotalText: offer ? moneyText(offer.lineTotalFen) : '',
    fromQuantity: offer?.fromQuantity ?? 0,
    deliveryText: offer?.deliveryText ?? '',
    remark: [line.remark, offer?.remark].filter(Boolean).join('；'),
    refusedWhy: line.refusedWhy,
  };
}

/** A quotation and nothing else of its company (rule inquiry 30). @param pageUrl the whole address where it is seen */
export function quotationView(row: QuotationRow, companyName: string, lines: readonly InquiryLine[], pageUrl: string): Quotation {
  const totalFen = lines.reduce((sum, { offer }) => sum + (offer?.lineTotalFen ?? 0), 0);
  return {
    inquiryNumber: row.inquiryNumber,
    status: row.status,
    statusName: inquiryStatusNames[row.status],
    companyName,
    projectNumber: row.projectNumber,
    quotedAt: row.quotedAt ?? '',
    validUntil: row.validUntil ?? '',
    lines: lines.map((line, at) => ({ ...quotationLine(line), position: at + 1 })),
    totalFen,
    totalText: moneyText(totalFen),
    totalCapitals: capitals(totalFen),
    pageUrl,
    qrBase64: '',
  };
}
