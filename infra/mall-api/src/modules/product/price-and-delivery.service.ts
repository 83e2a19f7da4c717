import type { SkuPriceAndDeliveryTime } from '@mall/api-contract/pricing';
import type { Database } from '../../database/database.ts';
import { emptyPrice, skuPriceView } from '../pricing/price-view.ts';
import { pricingService } from '../pricing/pricing.service.ts';
import { itemNoService } from './item-no.service.ts';
import { promiseView, saleOf, stockView, type Viewer } from './sale-view.ts';
import { type SaleRow, skuRows } from './sku-rows.ts';

/**
 * Prices and delivery times of many lines at once, in three queries whatever their number. A visitor gets the delivery time and nothing that is for sale
 * only to customers: neither prices nor what is in stock. Unknown SKUs are left out.
 * @param withStock false: nobody asked what is in stock
 */
export async function priceAndDelivery(
  db: Database,
  lines: readonly { skuNumber: string; quantity: number }[],
  viewer: Viewer,
  withStock = true,
): Promise<Map<string, SkuPriceAndDeliveryTime>> {
  const numbers = [...new Set(lines.map(({ skuNumber }) => skuNumber))];
  return dealsOf(db, lines, skuRows(db).forSale(numbers, viewer.provinceId), viewer, withStock);
}

/** The same of SKUs whose rows are known, or on their way. */
export async function dealsOf(
  db: Database,
  lines: readonly { skuNumber: string; quantity: number }[],
  rows: readonly SaleRow[] | Promise<readonly SaleRow[]>,
  { kp, provinceId }: Viewer,
  withStock = true,
): Promise<Map<string, SkuPriceAndDeliveryTime>> {
  const quantities = new Map(lines.map((line) => [line.skuNumber, line.quantity]));
  const numbers = [...quantities.keys()];
  const pricing = pricingService(db);
  const [skus, prices, campaigns, itemNos] = await Promise.all([
    rows,
    kp ? pricing.price(lines, kp) : undefined,
    kp ? pricing.campaignsOf(numbers) : [],
    itemNoService(db).of(kp, numbers),
  ]);
  return new Map(
    skus.map((sku) => {
      const quantity = quantities.get(sku.skuNumber) ?? sku.minOrderQty;
      const sale = saleOf(sku, quantity, provinceId);
      const priced = prices?.get(sku.skuNumber);
      return [
        sku.skuNumber,
        {
          ...(priced ? skuPriceView(priced, campaigns) : emptyPrice(sku.skuNumber, quantity)),
          isActive: sku.isActive,
          ...promiseView(sale, priced?.view.needsBlackCard),
          ...stockView(sale, sku.isStockHidden, withStock && kp !== undefined),
          customerSkuItemNo: itemNos.get(sku.skuNumber) ?? '',
        },
      ];
    }),
  );
}
