import { decideQuantity } from '@mall/domain/cart';
import { isSettled } from '@mall/domain/inquiry';
import type { Database } from '../../database/database.ts';
import type { SkuAtQuantity, Viewer } from '../cart/sku-at-quantity.ts';
import { skuLookup } from '../cart/sku-lookup.ts';
import { noOffer, type Offered } from './offer.ts';
import { quotationRepository } from './quotation.repository.ts';
import type { QuotationLine, QuotationRow } from './quotation-rows.ts';

/** An inquiry is priced for its company, and promised for its own region. */
export const viewerOf = ({ kpId, customerId, provinceId }: QuotationRow): Viewer => ({
  kp: { kpId, customerId, isManager: false, operatorId: undefined },
  provinceId,
});

/** What the mall offers by itself: what has a price, and lies in its warehouses. A promotion's price is none to promise: its pieces are counted. */
function offerOf(sku: SkuAtQuantity | undefined, quantity: number): Offered | undefined {
  if (sku?.sale.way !== 'buy' || sku.isSpecificationOpen || !sku.price || sku.sale.totalFree < quantity) return undefined;
  if (!decideQuantity(quantity, sku).ok) return undefined;
  return { ...noOffer, quotedSku: sku.skuNumber, quotedPrice: sku.price.usual, quotedQuantity: quantity };
}

/**
 * Quotes what can be quoted without staff (rules inquiry 11, 40): the settled lines that nobody offered or refused, and those that the mall quoted itself before, at
 * what they cost now. Inside the transaction that holds the inquiry.
 * @returns the lines as they are now
 */
export async function quoteAtOnce(tx: Database, inquiry: QuotationRow): Promise<QuotationLine[]> {
  const inquiries = quotationRepository(tx);
  const lines = await inquiries.lines(inquiry.id);
  const own = lines.filter(({ quotedBy, refusedWhy }) => quotedBy === '' && refusedWhy === '');
  const sums = new Map<string, number>();
  const settled = own.filter(({ matchState }) => isSettled(matchState));
  for (const { skuNumber, quantity } of settled) if (skuNumber && quantity) sums.set(skuNumber, (sums.get(skuNumber) ?? 0) + quantity);
  const at = await skuLookup(tx).loadAt(viewerOf(inquiry), [...sums.keys()]);
  const offers = new Map<number, Offered | undefined>();
  for (const { id, skuNumber, quantity } of settled) {
    if (skuNumber === null || quantity === null) continue;
    // Lines of one SKU share its stock.
    const isThere = (at(skuNumber, quantity)?.sale.totalFree ?? 0) >= sums.get(skuNumber)!;
    offers.set(id, isThere ? offerOf(at(skuNumber, quantity), quantity) : undefined);
  }
  for (const line of own) {
    const offer = offers.get(line.id) ?? noOffer;
    if (offer.quotedPrice === line.quotedPrice && offer.quotedSku === line.quotedSku && offer.quotedQuantity === line.quotedQuantity)
      continue;
    await inquiries.offer(line.id, offer);
    Object.assign(line, offer);
  }
  return lines;
}
