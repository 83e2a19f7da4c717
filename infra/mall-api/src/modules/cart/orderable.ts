import { decideQuantity, maxQuantity } from '@mall/domain/cart';
import { MallError } from '../../http/mall-error.ts';
import type { SkuAtQuantity } from './sku-at-quantity.ts';

/**
 * Refuses what cannot go into a cart; delivery time unknown is no reason yet, the quantity may still change.
 * @throws {MallError} CART_SKU_UNAVAILABLE, CART_INQUIRY_ONLY, CART_SPEC_NOT_CHOSEN, CART_QUANTITY_INVALID, CART_LIMIT_EXCEEDED
 */
export function requireOrderable(sku: SkuAtQuantity | undefined, skuNumber: string, quantity: number): SkuAtQuantity {
  if (!sku) throw new MallError('CART_SKU_UNAVAILABLE', { sku: skuNumber });
  if (sku.sale.way === 'none') throw new MallError('CART_SKU_UNAVAILABLE', { sku: skuNumber }, sku.sale.message);
  if (sku.isInquiryPrice) throw new MallError('CART_INQUIRY_ONLY', { sku: skuNumber });
  if (sku.isSpecificationOpen) throw new MallError('CART_SPEC_NOT_CHOSEN', { sku: skuNumber });
  requireQuantity(sku, quantity);
  return sku;
}

/** @throws {MallError} CART_QUANTITY_INVALID, CART_LIMIT_EXCEEDED */
export function requireQuantity(sku: SkuAtQuantity, quantity: number) {
  const decision = decideQuantity(quantity, { ...sku, purchaseLimit: sku.limit });
  if (decision.ok) return;
  const isLimit = decision.reason === 'OVER_LIMIT' || decision.reason === 'LIMIT_USED_UP';
  const details = { sku: sku.skuNumber, suggestedQuantity: decision.quantity };
  throw new MallError(isLimit ? 'CART_LIMIT_EXCEEDED' : 'CART_QUANTITY_INVALID', details, decision.message || `数量不能超过${maxQuantity}`);
}
