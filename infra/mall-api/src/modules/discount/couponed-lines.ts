import type { CartLine, CartTotals } from '@mall/api-contract/cart';
import type { CouponChoice } from '@mall/api-contract/discount';
import { totalsOf } from '@mall/domain/cart';
import { applyDiscounts, type Coupon, chooseCoupon, type DiscountLine, type DiscountPart, partsOver } from '@mall/domain/discount';
import type { Database } from '../../database/database.ts';
import type { PricedLines } from '../cart/cart-line.ts';
import { skuRows } from '../product/sku-rows.ts';
import type { CouponRow } from './coupon.repository.ts';
import { couponService } from './coupon.service.ts';
import { couponOf, optionView } from './coupon-view.ts';

/** Lines with a coupon on them. */
export interface CouponedLines extends PricedLines {
  /** What counts, and what it takes off; undefined: none. */
  coupon: { id: number; name: string; discount: number } | undefined;
  /** What of the whole discount came from where. */
  discounts: DiscountPart[];
}

const isCounted = (line: CartLine) => line.selected && line.isValid;

/** What the coupons of a company make of priced lines (rules discount 6, 7, 14). @param now in ms */
export const couponedLines = (db: Database, customerId: number, now = Date.now()) => {
  const linesOf = async ({ lines }: PricedLines): Promise<DiscountLine[]> => {
    const counted = lines.filter(isCounted);
    const places = new Map((await skuRows(db).places(counted.map(({ sku }) => sku))).map((place) => [place.skuNumber, place]));
    return counted.map(({ sku, quantity, lineTotalFen }) => ({ sku, quantity, total: lineTotalFen, place: places.get(sku) }));
  };

  return {
    /**
     * What can be used, and what counts of it.
     * @param wanted which one: left out the best, 0 none; one that doesn't fit, or isn't the company's, counts as left out
     */
    async choose(priced: PricedLines, wanted?: number): Promise<CouponedLines & { choice: CouponChoice }> {
      const rows = oneOfEach(await couponService(db).usable(customerId, now), wanted);
      // Where there is no coupon nobody asks what SKUs are.
      if (rows.length === 0) return { ...withParts(priced), coupon: undefined, choice: nothing };
      const lines = await linesOf(priced);
      const byId = new Map(rows.map((row) => [row.id, row]));
      const { options, best, hint } = chooseCoupon(lines, priced.applying, rows.map(couponOf), now);
      const asked = options.find(({ coupon, verdict }) => coupon.id === wanted && verdict.ok)?.coupon;
      const chosen = wanted === 0 ? undefined : (asked ?? best);
      return {
        ...(chosen ? apply(priced, lines, chosen, now).couponed : { ...withParts(priced), coupon: undefined }),
        choice: {
          coupons: options.map(({ coupon, verdict }) => optionView(byId.get(coupon.id)!, verdict, now)),
          optimalCouponId: best?.id ?? 0,
          selectedCouponId: chosen?.id ?? 0,
          hint,
        },
      };
    },

    /** Exactly this coupon, 0 for none. Where it can't be used nothing is taken off, and `refusal` says why. */
    async use(priced: PricedLines, couponId: number): Promise<CouponedLines & { refusal: string }> {
      if (couponId === 0) return { ...withParts(priced), coupon: undefined, refusal: '' };
      const row = await couponService(db).find(customerId, couponId);
      if (!row) return { ...withParts(priced), coupon: undefined, refusal: '没有找到该优惠券' };
      const { couponed, verdict } = apply(priced, await linesOf(priced), couponOf(row), now);
      return { ...couponed, refusal: verdict?.ok === false ? verdict.message : '' };
    },
  };
};

/** Of one package's coupons, which say the same, only what ends first; and the wanted one. */
const oneOfEach = (rows: readonly CouponRow[], wanted: number | undefined): CouponRow[] => {
  const ofPackage = new Map<number, CouponRow>();
  for (const row of rows) if (row.id === wanted || !ofPackage.has(row.packageId)) ofPackage.set(row.packageId, row);
  return [...ofPackage.values()];
};

const nothing: CouponChoice = { coupons: [], optimalCouponId: 0, selectedCouponId: 0, hint: '' };

const withParts = (priced: PricedLines) => ({ ...priced, discounts: discountsOf(priced.lines) });

const discountsOf = (lines: readonly CartLine[]) => partsOver(lines.filter(isCounted).map(({ discounts }) => ({ parts: discounts })));

/** The same lines with the coupon's share on each. */
function apply(priced: PricedLines, lines: readonly DiscountLine[], coupon: Coupon, now: number) {
  const { lines: discounted, coupon: verdict } = applyDiscounts(lines, priced.applying, coupon, now);
  const counted = priced.lines.filter(isCounted);
  const shareOf = new Map(counted.map((line, index) => [line, discounted[index]!]));
  const all = priced.lines.map((line): CartLine => {
    const share = shareOf.get(line);
    return share ? { ...line, discountFen: share.discount, discounts: share.parts } : line;
  });
  const totals: CartTotals = totalsOf(
    counted.map((line) => ({ quantity: line.quantity, total: line.lineTotalFen, discount: shareOf.get(line)!.discount })),
  );
  const couponed: CouponedLines = {
    ...priced,
    lines: all,
    totals,
    discounts: discountsOf(all),
    coupon: verdict?.ok ? { id: coupon.id, name: coupon.name, discount: verdict.discount } : undefined,
  };
  return { couponed, verdict };
}
