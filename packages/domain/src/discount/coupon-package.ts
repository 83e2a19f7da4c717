/** A package as its stock and its time decide about it. Instants are UTC ISO text, the end not included. */
export interface PackageState {
  receiveFrom: string;
  receiveUntil: string;
  /** Ended by staff before its time; null: not. */
  endedAt: string | null;
  stock: number;
  received: number;
}

/** 1 not begun, 2 can be received now (rule discount 4), 3 all gone, 4 over. */
export type CouponPackageStatus = 1 | 2 | 3 | 4;

export const couponPackageStatusNames: Readonly<Record<CouponPackageStatus, string>> = {
  1: '未开始',
  2: '可领取',
  3: '已领完',
  4: '已结束',
};

/** @param now in ms */
export function couponPackageStatus(one: PackageState, now: number): CouponPackageStatus {
  if (one.endedAt !== null || now >= Date.parse(one.receiveUntil)) return 4;
  if (now < Date.parse(one.receiveFrom)) return 1;
  return one.received >= one.stock ? 3 : 2;
}

export type ReceiveRefusal = 'COUPON_NOT_STARTED' | 'COUPON_GONE' | 'COUPON_ENDED' | 'COUPON_COUNT_REACHED';

/** May a company that has `had` of it receive one more (rule discount 2)? undefined: yes. @param now in ms */
export function receiveRefusal(one: PackageState & { perCustomer: number }, had: number, now: number): ReceiveRefusal | undefined {
  const status = couponPackageStatus(one, now);
  if (status === 4) return 'COUPON_ENDED';
  if (status === 1) return 'COUPON_NOT_STARTED';
  // Who has had theirs reads so, also when all are gone.
  if (had >= one.perCustomer) return 'COUPON_COUNT_REACHED';
  return status === 3 ? 'COUPON_GONE' : undefined;
}

/** How long a coupon holds: until a day, or so many days from its receipt. */
export interface PackageValidity {
  validFrom: string | null;
  validUntil: string | null;
  validDays: number | null;
}

/** From when until when a coupon that is received now is valid. @param now in ms @returns UTC ISO text, the end not included */
export function couponValidity(
  { validFrom, validUntil, validDays }: PackageValidity,
  now: number,
): { validFrom: string; validUntil: string } {
  const received = new Date(now).toISOString();
  if (validUntil !== null) return { validFrom: validFrom ?? received, validUntil };
  return { validFrom: received, validUntil: new Date(now + (validDays ?? 0) * 86_400_000).toISOString() };
}
