import { call } from '@mall/mf-kit';

const whole = (text: string | null) => (text && /^\d{1,9}$/.test(text) ? Number(text) : undefined);

/** What is bought: the chosen lines of a cart, or with `s` and `q` one SKU at once (query of /checkout/myconfirm). */
export function purchaseOf(query: URLSearchParams): { kpId?: number; s?: string; q?: number } {
  const kpId = whole(query.get('kpId'));
  const s = query.get('s')?.slice(0, 40);
  const q = whole(query.get('q'));
  return { ...(kpId ? { kpId } : {}), ...(s ? { s } : {}), ...(q ? { q } : {}) };
}

/** The confirmation page's content; delivery times are those of the chosen address's province. */
export const confirmCall = (query: URLSearchParams, addressId = 0) =>
  call('checkout.confirm', { ...purchaseOf(query), ...(addressId ? { addressId } : {}) });
