import type { SkuPriceAndDeliveryTime } from '@mall/api-contract/pricing';
import { decideDeliveryTime, deliveryTimeName, onInquiry } from '@mall/domain/delivery-time';
import type { Database } from '../../database/database.ts';
import type { Caller } from '../../http/caller.ts';
import { emptyPrice, skuPriceView } from '../pricing/price-view.ts';
import { pricingService } from '../pricing/pricing.service.ts';
import { stockService } from '../stock/stock.service.ts';
import { type SellableRow, skuRows } from './sku-rows.ts';

/**
 * Prices and delivery times of many lines at once, in three queries whatever their number. A visitor gets the delivery time and nothing that is for sale
 * only to customers: neither prices nor what is in stock. Unknown SKUs are left out.
 */
export async function priceAndDelivery(
  db: Database,
  lines: readonly { skuNumber: string; quantity: number }[],
  { kp, provinceId }: Pick<Caller, 'kp' | 'provinceId'>,
): Promise<Map<string, SkuPriceAndDeliveryTime>> {
  const quantities = new Map(lines.map((line) => [line.skuNumber, line.quantity]));
  const numbers = [...quantities.keys()];
  const pricing = pricingService(db);
  const [sellable, available, prices, campaigns] = await Promise.all([
    skuRows(db).sellable(numbers),
    stockService(db).available(numbers, provinceId),
    kp ? pricing.price(lines, kp) : undefined,
    kp ? pricing.campaignsOf(numbers) : [],
  ]);
  return new Map(
    sellable.map((sku) => {
      const quantity = quantities.get(sku.skuNumber) ?? sku.minOrderQty;
      const stock = available.get(sku.skuNumber);
      const deliveryTimeId = stock ? decideDeliveryTime(quantity, stock) : onInquiry;
      const priced = prices?.get(sku.skuNumber);
      return [
        sku.skuNumber,
        {
          ...(priced ? skuPriceView(priced, campaigns) : emptyPrice(sku.skuNumber, quantity)),
          isActive: sku.isActive,
          dynamicDeliveryTimeId: deliveryTimeId,
          dynamicDeliveryTimeName: deliveryTimeName(deliveryTimeId),
          currentWareHouseStockFree: kp ? (stock?.ownFree ?? 0) : null,
          warehouseStockDto: kp
            ? (stock?.warehouses ?? []).map(({ warehouseId, name, free }) => ({ warehouseId, description: name, stockFreeQuantity: free }))
            : [],
          ...entries(sku, deliveryTimeId),
        },
      ];
    }),
  );
}

/** Which buttons a SKU has: the cart for what has a price and can be had, the inquiry for what hasn't or nobody knows when. */
export function entries(sku: Omit<SellableRow, 'skuNumber' | 'minOrderQty'>, deliveryTimeId: number) {
  const isForSale = sku.isActive && !sku.isShortSupply;
  return {
    showCart: isForSale && !sku.isInquiryPrice && deliveryTimeId !== onInquiry,
    showInquiry: isForSale && (sku.isInquiryPrice || deliveryTimeId === onInquiry),
  };
}
