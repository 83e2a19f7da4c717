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
  needsBlackCard: priced?.view.needsBlackCard,
  leadTimeId: priced?.quoted?.days ? leadTimeOfDays(priced.quoted.days) : sku.leadTimeId,
});

/** What trading has to know of SKUs: asked of the catalogue and the prices, each once for all lines. */
export const skuLookup = (db: Database) => ({
  /** Each SKU once, for its quantity. Unknown numbers are left out. @returns by SKU number */
  async load(viewer: Viewer, wanted: readonly LineToPrice[]): Promise<Map<string, SkuAtQuantity>> {
    const quantities = new Map(wanted.map(({ skuNumber, quantity }) => [skuNumber, quantity]));
    const quotedIn = new Map(wanted.flatMap(({ skuNumber, inquiryId = 0 }) => (inquiryId > 0 ? [[skuNumber, inquiryId] as const] : [])));
    const at = await this.loadAt(viewer, [...quantities.keys()], quotedIn);
    return new Map([...quantities].flatMap(([skuNumber, quantity]) => at(skuNumber, quantity) ?? []).map((sku) => [sku.skuNumber, sku]));
  },

  /**
   * The same where one SKU stands on several lines: three statements, however many there are.
   * @param quotedIn the inquiries that SKUs came from
   * @returns what a SKU is at a quantity, without one at its smallest; undefined for an unknown number
   */
  async loadAt(
    viewer: Viewer,
    skuNumbers: readonly string[],
    quotedIn?: ReadonlyMap<string, number>,
  ): Promise<(skuNumber: string, quantity?: number) => SkuAtQuantity | undefined> {
    const numbers = [...new Set(skuNumbers)];
    if (numbers.length === 0) return () => undefined;
    const [skus, priceAt, itemNos] = await Promise.all([
      orderableSkus(db, numbers, viewer.provinceId),
      pricingService(db).priceAt(numbers, viewer.kp, quotedIn),
      itemNoService(db).of(viewer.kp, numbers),
    ]);
    const bySku = new Map(skus.map((sku) => [sku.skuNumber, sku]));
    return (skuNumber, asked) => {
      const row = bySku.get(skuNumber);
      if (!row) return undefined;
      const quantity = asked ?? row.minOrderQty;
      const priced = priceAt(skuNumber, quantity);
      const sku = asQuoted(row, priced);
      const sale = saleOf(sku, quantity, viewer.provinceId);
      return {
        ...sku,
        thumbUrl: skuPictureUrl(skuNumber, 'thumb'),
        itemNo: itemNos.get(skuNumber) ?? '',
        priceTag: priced?.view.appliedPriceTag ?? '',
        unitPrice: priced?.price?.unit ?? 0,
        total: priced?.price?.total ?? 0,
        underlined: priced?.price?.underlined ?? null,
        price: priced?.price ?? null,
        limit: priced?.purchaseLimit ?? null,
        deliveryTimeId: sale.deliveryTimeId,
        deliveryTimeName: sale.deliveryTimeName,
        sale,
      };
    };
  },

  /** Campaigns of rule 3 and 4 that touch these SKUs. */
  campaigns: (skuNumbers: readonly string[]): Promise<CartCampaign[]> =>
    skuNumbers.length === 0 ? Promise.resolve([]) : pricingService(db).campaignsOf(skuNumbers),
});
