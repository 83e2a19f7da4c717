import { skuPictureUrl } from '@mall/domain/catalogue';
import type { CartCampaign } from '@mall/domain/discount';
import type { Database } from '../../database/database.ts';
import { pricingService } from '../pricing/pricing.service.ts';
import { itemNoService } from '../product/item-no.service.ts';
import { saleOf } from '../product/sale-view.ts';
import { orderableSkus } from './orderable-sku.ts';
import type { SkuAtQuantity, Viewer } from './sku-at-quantity.ts';

/** What trading has to know of SKUs: asked of the catalogue and the prices, each once for all lines. */
export const skuLookup = (db: Database) => ({
  /** Each SKU once, for its quantity. Unknown numbers are left out. @returns by SKU number */
  async load(viewer: Viewer, wanted: readonly { skuNumber: string; quantity: number }[]): Promise<Map<string, SkuAtQuantity>> {
    if (wanted.length === 0) return new Map();
    const numbers = wanted.map(({ skuNumber }) => skuNumber);
    const quantities = new Map(wanted.map(({ skuNumber, quantity }) => [skuNumber, quantity]));
    const [skus, prices, itemNos] = await Promise.all([
      orderableSkus(db, numbers, viewer.provinceId),
      pricingService(db).price(wanted, viewer.kp),
      itemNoService(db).of(viewer.kp, numbers),
    ]);
    return new Map(
      skus.map((sku) => {
        const quantity = quantities.get(sku.skuNumber) ?? sku.minOrderQty;
        const priced = prices.get(sku.skuNumber);
        const sale = saleOf(sku, quantity, viewer.provinceId);
        return [
          sku.skuNumber,
          {
            ...sku,
            thumbUrl: skuPictureUrl(sku.skuNumber, 'thumb'),
            itemNo: itemNos.get(sku.skuNumber) ?? '',
            priceTag: priced?.view.appliedPriceTag ?? '',
            unitPrice: priced?.price?.unit ?? 0,
            total: priced?.price?.total ?? 0,
            underlined: priced?.price?.underlined ?? null,
            price: priced?.price ?? null,
            limit: priced?.purchaseLimit ?? null,
            deliveryTimeId: sale.deliveryTimeId,
            deliveryTimeName: sale.deliveryTimeName,
            sale,
          },
        ];
      }),
    );
  },

  /** Campaigns of rule 3 and 4 that touch these SKUs. */
  campaigns: (skuNumbers: readonly string[]): Promise<CartCampaign[]> =>
    skuNumbers.length === 0 ? Promise.resolve([]) : pricingService(db).campaignsOf(skuNumbers),
});
