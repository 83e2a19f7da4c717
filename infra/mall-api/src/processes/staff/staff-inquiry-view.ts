import type { QuotingHelp, StaffInquiryCard, StaffInquiryLine } from '@mall/api-contract/staff';
import { arrivalText } from '@mall/domain/delivery-time';
import { inquiryStatusNames } from '@mall/domain/inquiry';
import type { Database } from '../../database/database.ts';
import { accountService } from '../../modules/account/account.service.ts';
import type { SkuAtQuantity } from '../../modules/cart/sku-at-quantity.ts';
import { skuLookup } from '../../modules/cart/sku-lookup.ts';
import { isOpen, offerTotal } from '../../modules/inquiry/offer.ts';
import type { QuotationLine, QuotationRow } from '../../modules/inquiry/quotation-rows.ts';
import { viewerOf } from '../../modules/inquiry/quote-at-once.ts';
import { orderService } from '../../modules/order/order.service.ts';
import { pricingService } from '../../modules/pricing/pricing.service.ts';

type Counted = Pick<StaffInquiryCard, 'lineCount' | 'openCount' | 'totalFen'>;

export const countedOf = (lines: readonly QuotationLine[]): Counted => ({
  lineCount: lines.length,
  openCount: lines.filter(isOpen).length,
  totalFen: offerTotal(lines),
});

/** Inquiries in the staff's list. Names of companies and persons are asked once for all. */
export async function staffInquiryCards(db: Database, rows: readonly (QuotationRow & Counted)[]): Promise<StaffInquiryCard[]> {
  const names = await accountService(db).companyNames([...new Set(rows.map(({ customerId }) => customerId))]);
  const people = new Map<number, string>();
  for (const customerId of names.keys())
    for (const { id, contactName } of await accountService(db).contactPersons(customerId)) people.set(id, contactName);
  return rows.map((row) => ({
    ...{ id: row.id, inquiryNumber: row.inquiryNumber, status: row.status, statusName: inquiryStatusNames[row.status] },
    ...{ customerId: row.customerId, customerName: names.get(row.customerId) ?? '', contactName: people.get(row.kpId) ?? '' },
    ...{ submittedAt: row.submittedAt ?? '', quotedAt: row.quotedAt ?? '', validUntil: row.validUntil ?? '' },
    ...{ quotingBy: row.quotingBy, projectNumber: row.projectNumber, remark: row.remark, question: row.question, answer: row.answer },
    ...{ lineCount: row.lineCount, openCount: row.openCount, totalFen: row.totalFen },
  }));
}

export type Helps = (skuNumber: string, quantity?: number | null) => QuotingHelp | undefined;

/** What staff are told of SKUs while they quote them to a company: four statements, however many lines there are. */
export async function quotingHelps(db: Database, row: QuotationRow, skuNumbers: readonly string[]): Promise<Helps> {
  const viewer = viewerOf(row);
  const numbers = [...new Set(skuNumbers)];
  const [at, priceAt, paid] = await Promise.all([
    skuLookup(db).loadAt(viewer, numbers),
    pricingService(db).priceAt(numbers, viewer.kp),
    orderService(db).lastPaid(row.customerId, numbers),
  ]);
  return (skuNumber, quantity) => {
    const sku = at(skuNumber, quantity ?? undefined);
    if (!sku) return undefined;
    const priced = priceAt(skuNumber, quantity ?? sku.minOrderQty);
    return helpOf(sku, priced?.row.list ?? 0, paid.get(skuNumber) ?? null);
  };
}

const helpOf = (sku: SkuAtQuantity, listFen: number, lastPaid: QuotingHelp['lastPaid']): QuotingHelp => ({
  sku: sku.skuNumber,
  productName: sku.productName,
  manufacturerName: sku.manufacturerName,
  manufacturerPartNumber: sku.manufacturerPartNumber,
  ...{ salesPackUom: sku.salesPackUom, minOrderQty: sku.minOrderQty, stepValue: sku.stepValue },
  listFen,
  usualFen: sku.price?.usual ?? null,
  usualTag: sku.priceTag,
  lastPaid,
  free: sku.sale.totalFree,
  deliveryText: [sku.sale.deliveryTimeName, arrivalText(sku.sale.arrivalDate, 'short')].filter(Boolean).join('，'),
  fault: sku.sale.way === 'none' ? sku.sale.message : sku.isSpecificationOpen ? '请选择具体规格的商品' : '',
});

export function staffLine(line: QuotationLine, helps: Helps): StaffInquiryLine {
  const { skuNumber, quotedSku, quantity } = line;
  return {
    ...{ id: line.id, position: line.position, said: line.said, itemNo: line.itemNoCustomer, partNumber: line.partNumberCustomer },
    ...{ brand: line.brandCustomer, name: line.nameCustomer, specification: line.specCustomer, quantity },
    ...{ quantitySaid: line.quantitySaid, unitSaid: line.unitSaid, remark: line.remark, matchState: line.matchState },
    asked: (skuNumber && helps(skuNumber, quantity)) || null,
    offered: (quotedSku && helps(quotedSku, quantity)) || null,
    isSubstitute: quotedSku !== null && skuNumber !== null && quotedSku !== skuNumber,
    ...{ priceFen: line.quotedPrice, fromQuantity: line.quotedQuantity, days: line.quotedDays, quotedRemark: line.quotedRemark },
    ...{ quotedBy: line.quotedBy, refusedWhy: line.refusedWhy, isOpen: isOpen(line), orderedQuantity: line.orderedQuantity },
  };
}
