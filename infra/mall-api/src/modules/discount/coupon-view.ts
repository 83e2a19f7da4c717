import { refusals } from '@mall/api-contract';
import type { CouponOption, CouponPackage, CustomerCoupon } from '@mall/api-contract/discount';
import {
  type Coupon,
  type CouponVerdict,
  couponDiscountText,
  couponPackageStatus,
  couponPackageStatusNames,
  couponState,
  couponStateNames,
  couponThresholdText,
  couponValueText,
  receiveRefusal,
} from '@mall/domain/discount';
import { moneyText } from '@mall/domain/money';
import { displayMinute } from '@mall/domain/time';
import type { CouponRow } from './coupon.repository.ts';
import type { SeenPackageRow } from './coupon-package.repository.ts';
import { type TermsRow, termsOf } from './coupon-terms.ts';

const termsView = (row: TermsRow & { name: string; description: string }) => {
  const terms = termsOf(row);
  return {
    name: row.name,
    description: row.description,
    kind: row.kind,
    valueText: couponValueText(terms.benefit),
    thresholdFen: row.threshold,
    thresholdDescription: couponThresholdText(terms),
    discountDescription: couponDiscountText(terms.benefit),
    scopeKind: row.scope,
    scopeIds: row.scopeIds,
    scopeSkus: row.scopeSkus,
    scopeDescription: row.scopeText,
  };
};
const between = (from: string, until: string) => `${displayMinute(from)} 至 ${displayMinute(until)}`;

/** A package as one company, or a visitor, sees it. @param now in ms */
export function packageView(row: SeenPackageRow, now: number): CouponPackage {
  const status = couponPackageStatus(row, now);
  const refusal = receiveRefusal(row, row.had, now);
  return {
    couponPackageId: row.id,
    ...termsView(row),
    couponPackageStatus: status,
    statusName: couponPackageStatusNames[status],
    receiveFrom: row.receiveFrom,
    receiveUntil: row.receiveUntil,
    validityDescription:
      row.validUntil === null
        ? `领取后${row.validDays}天内有效`
        : row.validFrom === null
          ? `有效期至 ${displayMinute(row.validUntil)}`
          : between(row.validFrom, row.validUntil),
    stock: row.stock,
    left: row.stock - row.received,
    perCustomer: row.perCustomer,
    receivedCount: row.had,
    canReceive: refusal === undefined,
    message: refusal ? refusals[refusal].message : '',
  };
}

/** A company's own coupon. @param now in ms */
export function couponView(row: CouponRow, now: number): CustomerCoupon {
  const state = couponState(couponOf(row), now);
  return {
    couponId: row.id,
    couponPackageId: row.packageId,
    ...termsView(row),
    state,
    stateName: couponStateNames[state],
    receivedAt: row.receivedAt,
    validFrom: row.validFrom,
    validUntil: row.validUntil,
    validityDescription: between(row.validFrom, row.validUntil),
    orderId: row.orderId ?? '',
    usedAt: row.usedAt ?? '',
  };
}

/** The coupon as the rules want it. */
export const couponOf = (row: CouponRow): Coupon => ({
  id: row.id,
  name: row.name,
  ...termsOf(row),
  validFrom: row.validFrom,
  validUntil: row.validUntil,
  isUsed: row.orderId !== null,
});

/** A coupon beside goods: what it would save, or why it doesn't fit. */
export const optionView = (row: CouponRow, verdict: CouponVerdict, now: number): CouponOption => ({
  ...couponView(row, now),
  isUsable: verdict.ok,
  savingFen: verdict.ok ? verdict.discount : 0,
  savingAmount: moneyText(verdict.ok ? verdict.discount : 0),
  missingFen: verdict.ok ? 0 : verdict.missing,
  message: verdict.ok ? '' : verdict.message,
});
