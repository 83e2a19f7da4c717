import type { CouponPreview, StaffCouponPackage } from '@mall/api-contract/discount';
import {
  applyDiscounts,
  type CouponDraft,
  type CouponPackageStatus,
  couponDiscountText,
  couponPackageStatus,
  couponPackageStatusNames,
  couponThresholdText,
  type DiscountLine,
} from '@mall/domain/discount';
import type { Database } from '../../database/database.ts';
import type { CatalogueService } from '../../modules/catalogue/catalogue.service.ts';
import { couponDeskService, type DeskPackageRow, type NewCouponPackage } from '../../modules/discount/coupon-desk.service.ts';
import { termsOf } from '../../modules/discount/coupon-terms.ts';
import { campaignService, type PossibleGood } from '../../modules/pricing/campaign.service.ts';
import { skuRows } from '../../modules/product/sku-rows.ts';
import { actingIn, type Doing } from './acting.ts';

const sampleLines = 3;
const mostPieces = 9999;

/** How staff make, try, change and end packages of coupons (rule discount 26). */
export const staffCouponService = (db: Database, catalogue: CatalogueService) => {
  const desk = couponDeskService(db, catalogue);
  const acting = actingIn(db);

  /** Best sellers of a scope. */
  const goodsOf = async ({ scope, scopeIds, scopeSkus }: CouponDraft): Promise<PossibleGood[]> => {
    const { roots, manufacturers } = await catalogue.snapshot();
    const own = manufacturers.filter(({ isPrivate }) => isPrivate).map(({ id }) => id);
    const what = {
      skus: scope === 'skus' ? scopeSkus : [],
      categoryIds: scope === 'categories' ? scopeIds : scope === 'all' ? roots.map(({ id }) => id) : [],
      manufacturerIds: scope === 'brands' ? scopeIds : scope === 'privateBrand' ? own : [],
    };
    return campaignService(db).possible(what, sampleLines);
  };

  return {
    async list(status: CouponPackageStatus | undefined, keyword: string, pageIndex: number, pageSize: number) {
      const { total, rows } = await desk.page(status, keyword, (pageIndex - 1) * pageSize, pageSize);
      return { pageIndex, pageSize, total, items: rows.map(viewOf) };
    },
    /** @throws {MallError} COUPON_PACKAGE_NOT_FOUND */
    one: async (id: number) => viewOf(await desk.one(id)),

    /** What a draft would take off a cart, at list prices. @param cart lines; none: three best sellers of its scope, enough to reach the threshold */
    async preview(given: CouponDraft, cart: readonly { sku: string; quantity: number }[] | undefined): Promise<CouponPreview> {
      const { row, problems } = await desk.judge(tidied(given));
      const goods = cart
        ? await campaignService(db).possible(
            { skus: cart.map(({ sku }) => sku.toUpperCase()), categoryIds: [], manufacturerIds: [] },
            cart.length,
          )
        : await goodsOf(row);
      const wanted = new Map(cart?.map(({ sku, quantity }) => [sku.toUpperCase(), quantity]));
      const enough = ({ listPrice, minOrderQty }: PossibleGood) =>
        Math.min(mostPieces, Math.max(minOrderQty, Math.ceil(row.threshold / (Math.max(1, goods.length) * Math.max(1, listPrice)))));
      const sample = goods.map((good) => ({ good, quantity: wanted.get(good.skuNumber) ?? enough(good) }));
      const places = new Map((await skuRows(db).places(goods.map(({ skuNumber }) => skuNumber))).map((place) => [place.skuNumber, place]));
      const lines = sample.map(
        ({ good, quantity }): DiscountLine => ({
          sku: good.skuNumber,
          quantity,
          total: good.listPrice * quantity,
          place: places.get(good.skuNumber),
        }),
      );
      const tried = applyDiscounts(lines, [], couponOf(row));
      const shown = sample.map(({ good, quantity }, i) => {
        const [before, off] = [lines[i]!.total, tried.lines[i]!.discount];
        return { sku: good.skuNumber, productName: good.name, quantity, beforeFen: before, discountFen: off, afterFen: before - off };
      });
      const sum = (of: (line: (typeof shown)[number]) => number) => shown.reduce((all, line) => all + of(line), 0);
      return {
        problems,
        words: wordsOf(row),
        verdict: tried.coupon?.ok === false ? tried.coupon.message : '',
        cart: {
          lines: shown,
          beforeFen: sum((one) => one.beforeFen),
          discountFen: sum((one) => one.discountFen),
          afterFen: sum((one) => one.afterFen),
        },
      };
    },

    /** @throws {MallError} COUPON_INVALID */
    make: (doing: Doing, given: CouponDraft): Promise<StaffCouponPackage> =>
      db.transaction(async (tx) => {
        const row = await couponDeskService(tx, catalogue).make(tidied(given));
        return actingIn(tx)(doing, 'makeCoupon', subjectOf(row.id), { name: row.name, words: wordsOf(row) }, async () => viewOf(row));
      }),
    /** @throws {MallError} COUPON_PACKAGE_NOT_FOUND, COUPON_STARTED, COUPON_CHANGED, COUPON_INVALID */
    change: (doing: Doing, id: number, version: number, given: CouponDraft): Promise<StaffCouponPackage> =>
      acting(doing, 'changeCoupon', subjectOf(id), { name: given.name }, async (tx) =>
        viewOf(await couponDeskService(tx, catalogue).change(id, version, tidied(given))),
      ),
    /** @throws {MallError} COUPON_PACKAGE_NOT_FOUND, COUPON_ENDED */
    end: (doing: Doing, id: number): Promise<StaffCouponPackage> =>
      acting(doing, 'endCoupon', subjectOf(id), {}, async (tx) => viewOf(await couponDeskService(tx, catalogue).end(id))),
  };
};

const subjectOf = (id: number) => `coupon:${id}`;

const wordsOf = (row: NewCouponPackage): string => {
  const terms = termsOf(row);
  return `${couponThresholdText(terms)}，${couponDiscountText(terms.benefit)}，${row.scopeText}`;
};

/** The coupon as if it had just been received. */
const couponOf = (row: NewCouponPackage) => ({
  ...{ id: 0, name: row.name, ...termsOf(row), isUsed: false },
  ...{ validFrom: new Date(0).toISOString(), validUntil: '9999-12-31T00:00:00Z' },
});

/** What doesn't belong to the kind and scope that were chosen goes; SKU numbers as they are kept, each once. */
const tidied = (draft: CouponDraft): CouponDraft => ({
  ...draft,
  ...(draft.kind === 'amount' ? { discount: null, cap: null } : { amount: null }),
  scopeIds: draft.scope === 'categories' || draft.scope === 'brands' ? [...new Set(draft.scopeIds)] : [],
  scopeSkus: draft.scope === 'skus' ? [...new Set(draft.scopeSkus.map((one) => one.toUpperCase()))] : [],
});

function viewOf(row: DeskPackageRow): StaffCouponPackage {
  const status = couponPackageStatus(row, Date.now());
  const { name, description, threshold, kind, amount, discount, cap, scope, scopeIds, scopeSkus, stock, perCustomer } = row;
  const { receiveFrom, receiveUntil, validFrom, validUntil, validDays } = row;
  return {
    ...{ id: row.id, status, statusName: couponPackageStatusNames[status], words: wordsOf(row) },
    ...{ received: row.received, used: row.used, version: row.version, canChange: status === 1, canEnd: status !== 4 },
    draft: {
      ...{ name, description, threshold, kind, amount, discount, cap, scope, scopeIds, scopeSkus, stock, perCustomer },
      ...{ receiveFrom, receiveUntil, validFrom, validUntil, validDays },
    },
  };
}
