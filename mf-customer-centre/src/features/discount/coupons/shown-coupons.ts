import { type CallInput, call } from '@mall/mf-kit';

type State = NonNullable<CallInput<'discount.getCustomerCouponsList'>['state']>;
export const couponStates = ['unused', 'used', 'expired'] as const satisfies readonly State[];
export const couponsPageSize = 12;

/** Which of the company's coupons are shown; it lives in the address. */
export interface ShownCoupons {
  state: State;
  page: number;
}

/** Reads an address; what makes no sense in it counts as not said. */
export function readShown(query: URLSearchParams): ShownCoupons {
  const page = Number(query.get('page') ?? '1');
  return {
    state: couponStates.find((one) => one === query.get('state')) ?? 'unused',
    page: Number.isInteger(page) && page >= 1 && page <= 500 ? page : 1,
  };
}

export function shownHref({ state, page }: ShownCoupons): string {
  const query = new URLSearchParams({ ...(state === 'unused' ? {} : { state }), ...(page > 1 ? { page: String(page) } : {}) });
  return query.size ? `/customer/coupons?${query}` : '/customer/coupons';
}

export const couponsCall = ({ state, page }: ShownCoupons) =>
  call('discount.getCustomerCouponsList', { state, pageIndex: page, pageSize: couponsPageSize });
