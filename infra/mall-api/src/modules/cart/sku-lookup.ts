import { skuPictureUrl } from '@mall/domain/catalogue';
import { leadTimeOfDays } from '@mall/domain/delivery-time';
import type { CartCampaign } from '@mall/domain/discount';
import type { Database } from '../../database/database.ts';
import { type LineToPrice, type PricedSku, pricingService } from '../pricing/pricing.service.ts';
import { itemNoService } from '../product/item-no.service.ts';
import { saleOf } from '../product/sale-view.ts';
import { type OrderableSku, orderableSkus } from './orderable-sku.ts';
import type { SkuAtQuantity, Viewer } from './sku-at-quantity.ts';

/** What was quoted has a price, and leaves when staff said it does. */
const asQuoted = (sku: OrderableSku, priced: PricedSku | undefined): OrderableSku => ({
  ...sku,
  isInquiryPrice: sku.isInquiryPrice && !priced?.price,
  leadTimeId: priced?.quoted?.days ? leadTimeOfDays(priced.quoted.days) : sku.leadTimeId,
});

/** What trading has to know of SKUs: asked of the catalogue and the prices, each once for all lines. */
export const skuLookup = (db: Database) => ({
  /** Each SKU once, for its quantity. Unknown numbers are left out. @returns by SKU number */
  async load(viewer: Viewer, wanted: readonly LineToPrice[]): Promise<Map<string, SkuAtQuantity>> {
    if (wanted.length === 0) return new Map();
    const numbers = wanted.map(({ skuNumber }) => skuNumber);
    const quantities = new Map(wanted.map(({ skuNumber, quantity }) => [skuNumber, quantity]));
    const [skus, prices, itemNos] = await Promise.all([
      orderableSkus(db, numbers, viewer.provinceId),
      pricingService(db).price(wanted, viewer.kp),
      itemNoService(db).of(viewer.kp, numbers),
    ]);
    return new Map(
      skus.map((row) => {
        const priced = prices.get(row.skuNumber);
        const sku = asQuoted(row, priced);
        const quantity = quantities.get(sku.skuNumber) ?? sku.minOrderQty;
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
