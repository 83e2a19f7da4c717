import { decideQuantity } from '@mall/domain/cart';
import type { Part } from './conversation.ts';

/** Put this into the cart. */
export interface CartWish {
  sku: string;
  quantity: number;
}

const skuPattern = /^[A-Za-z0-9-]{1,40}$/;
const mostProducts = 20;
const isSku = (value: unknown): value is string => typeof value === 'string' && skuPattern.test(value);
/** A path of this site; never another host, whatever the assistant says. */
const isPath = (value: unknown): value is string => typeof value === 'string' && /^\/(?![/\\])/.test(value);

/**
 * What the page does for a function of the assistant (FuncFrontend). A function this page doesn't know, or one whose arguments make no sense, is told
 * honestly as `unknown`; nothing is guessed.
 */
export function readFunction(name: string, given: Record<string, unknown>): Part {
  const { sku, quantity, skus, url, title } = given;
  if (name === 'addToCart' && isSku(sku) && typeof quantity === 'number' && decideQuantity(quantity, {}).ok)
    return { kind: 'cart', wish: { sku: sku.toUpperCase(), quantity }, state: 'adding', message: '' };
  if (name === 'showProducts' && Array.isArray(skus)) {
    const known = [...new Set(skus.filter(isSku).map((one) => one.toUpperCase()))].slice(0, mostProducts);
    if (known.length) return { kind: 'products', skus: known };
  }
  if (name === 'openPage' && isPath(url))
    return { kind: 'page', url, title: typeof title === 'string' && title ? title.slice(0, 80) : url };
  return { kind: 'unknown', name };
}
