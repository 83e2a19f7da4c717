import { createHash } from 'node:crypto';
import type { CheckoutDifference } from '@mall/api-contract/checkout';
import type { Database } from '../../database/database.ts';
import { isRefusal, type MallError } from '../../http/mall-error.ts';
import { approvalNeeds, type NeedsOf } from '../../modules/approval/approval-needs.service.ts';
import { approvalRequests, type NeedRow, type RequestRow } from '../../modules/approval/approval-request.service.ts';
import { orderableSkus } from '../../modules/cart/orderable-sku.ts';
import type { CouponedLines } from '../../modules/discount/couponed-lines.ts';
import type { NewOrder } from '../../modules/order/order.types.ts';
import { checkoutService, contentHash, judged, requireMethod, sumsAndItems } from '../checkout/index.ts';

/** A request as it would be ordered this moment. */
export interface LookedAgain {
  order: NewOrder;
  /** Priced anew; undefined while everything is kept. */
  now: CouponedLines | undefined;
  differences: CheckoutDifference[];
  /** False: some of it can't be ordered any more. */
  isOrderable: boolean;
  /** Words it waits for: those it was submitted for, and what has come since. */
  needs: Omit<NeedRow, 'requestId' | 'position'>[];
  found: NeedsOf;
  /** Stands for all that whoever answers has to see (rule approval 12). */
  seen: string;
}

/**
 * Checks a request again (rules approval 3, 12): while it keeps what it holds only that everything is still sold, after that prices, stock and coupon as for a
 * new order; whose word it needs in any case. @param holds budgets, until the transaction ends
 */
export async function lookAgain(db: Database, row: RequestRow, { holds }: { holds: boolean }): Promise<LookedAgain> {
  const { order, now, differences, isOrderable, hash } = row.isKept ? await asKept(db, row) : await anew(db, row);
  const [found, before] = await Promise.all([
    approvalNeeds(db).of(judged(order, row.submittedBy), { holds }),
    approvalRequests(db).needs([row.id]),
  ]);
  const known = new Set(before.map(({ key }) => key));
  const added = found.needs.filter(({ key }) => !known.has(key));
  const needs = [
    ...before.map(({ key, name, why, answeredBy, answeredAt }) => ({ key, name, why, answeredBy, answeredAt })),
    ...added.map(({ key, name, why }) => ({ key, name, why, answeredBy: null, answeredAt: null })),
  ];
  const keys = needs.map(({ key }) => key).toSorted();
  const seen = createHash('sha256')
    .update(JSON.stringify([row.round, hash, order.payable, keys]))
    .digest('base64url');
  return { order, now, differences, isOrderable, needs, found, seen };
}

async function asKept(db: Database, { content, quote }: RequestRow) {
  const sold = new Set(
    (
      await orderableSkus(
        db,
        content.items.map(({ skuNumber }) => skuNumber),
        content.provinceId,
      )
    ).flatMap(({ isActive, skuNumber }) => (isActive ? [skuNumber] : [])),
  );
  const differences = content.items
    .filter(({ skuNumber }) => !sold.has(skuNumber))
    .map(({ skuNumber, productName }) => ({
      ...{ sku: skuNumber, productName, kind: 'unavailable' as const, shown: '可购买', now: '商品已下架', message: '商品已下架' },
    }));
  return { order: content, now: undefined, differences, isOrderable: differences.length === 0, hash: contentHash(quote) };
}

async function anew(db: Database, row: RequestRow) {
  const { content, quote: shown, source, quoteToken, kpId, customerId } = row;
  const viewer = { kp: { kpId, customerId, isManager: false, operatorId: undefined }, provinceId: content.provinceId };
  const page = { token: quoteToken, kpId, source, content: shown, contentHash: content.contentHash, createdAt: row.submittedAt };
  const { now, quote, differences } = await checkoutService(db).compare(viewer, page);
  return {
    order: { ...content, ...sumsAndItems(now) },
    ...{ now, differences, hash: contentHash(quote) },
    isOrderable: !differences.some(({ kind }) => kind === 'unavailable' || kind === 'removed'),
  };
}

/** Why it can't be paid or ordered as it is, beside its lines; '' where it can. */
export async function whyNotOrderable(db: Database, order: NewOrder): Promise<string> {
  try {
    await requireMethod(db, order);
    return '';
  } catch (error) {
    if (isRefusal(error, 'CHECKOUT_PAYMENT_NOT_ALLOWED')) return (error as MallError).message;
    throw error;
  }
}
