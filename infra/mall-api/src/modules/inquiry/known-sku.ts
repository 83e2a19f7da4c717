import { asSkuNumber } from '@mall/domain/product';
import type { Database } from '../../database/database.ts';
import { MallError } from '../../http/mall-error.ts';
import type { SkuAtQuantity, Viewer } from '../cart/sku-at-quantity.ts';
import { skuLookup } from '../cart/sku-lookup.ts';

/** A SKU that can be inquired about, however its number was typed. @throws {MallError} INQUIRY_SKU_UNKNOWN */
export async function requireSku(db: Database, viewer: Viewer, typed: string): Promise<SkuAtQuantity> {
  const number = asSkuNumber(typed) ?? typed.trim().toUpperCase();
  const sku = (await skuLookup(db).loadAt(viewer, [number]))(number);
  if (!sku) throw new MallError('INQUIRY_SKU_UNKNOWN', { sku: typed });
  if (!sku.isActive) throw new MallError('INQUIRY_SKU_UNKNOWN', { sku: typed }, '该商品已下架');
  return sku;
}
