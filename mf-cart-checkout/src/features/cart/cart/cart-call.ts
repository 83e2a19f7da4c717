import { call } from '@mall/mf-kit';

/** Whose cart is shown: with `?kpId=` that of a colleague, as a manager may (rule roles 4); otherwise one's own. */
export function ownerOf(query: URLSearchParams): { kpId?: number } {
  const kpId = query.get('kpId');
  return kpId && /^[1-9]\d{0,8}$/.test(kpId) ? { kpId: Number(kpId) } : {};
}

export const cartCall = (query: URLSearchParams) => call('cart.getShoppingCartWithDiscount', ownerOf(query));
