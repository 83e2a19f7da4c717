import {
  type CouponDraft,
  type CouponDraftProblem,
  type CouponPackageStatus,
  couponDraftProblems,
  couponPackageStatus,
} from '@mall/domain/discount';
import type { Database } from '../../database/database.ts';
import { MallError } from '../../http/mall-error.ts';
import type { CatalogueService } from '../catalogue/catalogue.service.ts';
import { skuRows } from '../product/sku-rows.ts';
import { couponDeskRepository, type DeskPackageRow } from './coupon-desk.repository.ts';
import { couponPackageRepository, type NewCouponPackage } from './coupon-package.repository.ts';

export type { DeskPackageRow } from './coupon-desk.repository.ts';
export type { NewCouponPackage } from './coupon-package.repository.ts';

const namedAtMost = 10;

/** A draft as it would be kept, and what is wrong with it. */
export interface JudgedCoupon {
  row: NewCouponPackage;
  problems: CouponDraftProblem[];
}

/** How staff make, change and end packages of coupons (rule discount 26). */
export const couponDeskService = (db: Database, catalogue: CatalogueService) => {
  const desk = couponDeskRepository(db);
  const found = (row: DeskPackageRow | undefined, couponPackageId: number): DeskPackageRow => {
    if (!row) throw new MallError('COUPON_PACKAGE_NOT_FOUND', { couponPackageId });
    return row;
  };
  const scopeOf = async (draft: CouponDraft): Promise<{ text: string; problem: string }> => {
    const { scope, scopeIds, scopeSkus } = draft;
    if (scope === 'all') return { text: '全场通用', problem: '' };
    if (scope === 'privateBrand') return { text: '限自有品牌', problem: '' };
    if (scope === 'skus') {
      const known = new Set((await skuRows(db).places(scopeSkus)).map(({ skuNumber }) => skuNumber));
      const unknown = scopeSkus.filter((one) => !known.has(one));
      return { text: `限指定的 ${scopeSkus.length} 种商品`, problem: unknown.length > 0 ? `找不到商品：${shortened(unknown)}` : '' };
    }
    const { categories, manufacturerById } = await catalogue.snapshot();
    const named = scopeIds.map((id) => (scope === 'brands' ? manufacturerById.get(id) : categories.get(id)));
    const unknown = scopeIds.filter((_, i) => !named[i]).map(String);
    const what = scope === 'brands' ? '品牌' : '分类';
    return {
      text: `限${shortened(named.flatMap((one) => one?.name ?? []))}`,
      problem: unknown.length > 0 ? `没有这些${what}：${shortened(unknown)}` : '',
    };
  };
  /** What is wrong with a draft, also with what it names. */
  const judge = async (draft: CouponDraft): Promise<JudgedCoupon> => {
    const problems = couponDraftProblems(draft, Date.now());
    const { text, problem } = await scopeOf(draft);
    if (problem) problems.push({ field: 'scope', message: problem });
    return { row: { ...draft, name: draft.name.trim(), description: draft.description.trim(), scopeText: text }, problems };
  };
  /** @throws {MallError} COUPON_INVALID */
  const sound = async (draft: CouponDraft): Promise<NewCouponPackage> => {
    const { row, problems } = await judge(draft);
    if (problems.length > 0) throw new MallError('COUPON_INVALID', { problems });
    return row;
  };

  return {
    judge,
    /** @throws {MallError} COUPON_PACKAGE_NOT_FOUND */
    one: async (id: number): Promise<DeskPackageRow> => found(await desk.find(id), id),
    page: (status: CouponPackageStatus | undefined, keyword: string, offset: number, limit: number) =>
      desk.page(status, keyword, offset, limit),
    /** @throws {MallError} COUPON_INVALID */
    async make(draft: CouponDraft): Promise<DeskPackageRow> {
      const id = await couponPackageRepository(db).insert(await sound(draft));
      return found(await desk.find(id), id);
    },
    /** @throws {MallError} COUPON_PACKAGE_NOT_FOUND, COUPON_STARTED, COUPON_CHANGED, COUPON_INVALID */
    change: (couponPackageId: number, version: number, draft: CouponDraft): Promise<DeskPackageRow> =>
      db.transaction(async (tx) => {
        const own = couponDeskRepository(tx);
        const row = found(await own.lock(couponPackageId), couponPackageId);
        if (couponPackageStatus(row, Date.now()) !== 1) throw new MallError('COUPON_STARTED', { couponPackageId });
        if (row.version !== version) throw new MallError('COUPON_CHANGED', { couponPackageId });
        await own.update(couponPackageId, await sound(draft));
        return found(await own.find(couponPackageId), couponPackageId);
      }),
    /** Nobody receives of it any more; what was received stays valid. @throws {MallError} COUPON_PACKAGE_NOT_FOUND, COUPON_ENDED */
    end: (couponPackageId: number): Promise<DeskPackageRow> =>
      db.transaction(async (tx) => {
        const own = couponDeskRepository(tx);
        const row = found(await own.lock(couponPackageId), couponPackageId);
        if (couponPackageStatus(row, Date.now()) === 4) throw new MallError('COUPON_ENDED', { couponPackageId });
        await own.end(couponPackageId);
        return found(await own.find(couponPackageId), couponPackageId);
      }),
  };
};

const shortened = (all: readonly string[]) => `${all.slice(0, namedAtMost).join('、')}${all.length > namedAtMost ? ' 等' : ''}`;
