import type { ShelfSku } from '@mall/domain/product';
import type { Database } from '../../database/database.ts';
import { skuRows } from '../product/sku-rows.ts';

/** What of a SKU goes into a cart line and an order. */
export interface OrderableSku extends ShelfSku {
  skuId: number;
  skuNumber: string;
  productName: string;
  manufacturerId: number;
  manufacturerName: string;
  manufacturerPartNumber: string;
  orderCode: string;
  packQty: number;
  packUom: string;
  salesPackUom: string;
  minOrderQty: number;
  stepValue: number;
  isBlackCard: boolean;
  isStockHidden: boolean;
  /** A configurable product itself, not a number made from chosen parameters. */
  isSpecificationOpen: boolean;
  attributes: readonly [key: string, value: string][];
  /** The private brand's best seller among its substitutes; null where there is none. */
  ownBrandSku: string | null;
}

/** What trading has to know of these SKUs, seen from a sale region; unknown numbers are left out. */
export async function orderableSkus(db: Database, skuNumbers: readonly string[], provinceId: number): Promise<OrderableSku[]> {
  const rows = await skuRows(db).byNumbers([...new Set(skuNumbers)], provinceId);
  return rows.map((row) => ({
    skuId: row.id,
    skuNumber: row.skuNumber,
    productName: row.name,
    manufacturerId: row.manufacturerId,
    manufacturerName: row.manufacturerName,
    manufacturerPartNumber: row.manufacturerPartNumber,
    orderCode: row.orderCode,
    packQty: row.packQty,
    packUom: row.packUom,
    salesPackUom: row.salesPackUom,
    minOrderQty: row.minOrderQty,
    stepValue: row.stepValue,
    isActive: row.isActive,
    isShortSupply: row.isShortSupply,
    isInquiryPrice: row.isInquiryPrice,
    isBlackCard: row.isBlackCard,
    isSpecificationOpen: row.isNonStandard && row.sourceSku === null,
    isStockHidden: row.isStockHidden,
    attributes: row.attributes,
    ownBrandSku: row.ownBrandSku,
    warehouses: row.warehouses,
    leadTimeId: row.leadTimeId,
  }));
}
