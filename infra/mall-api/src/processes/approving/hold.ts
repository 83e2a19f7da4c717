import type { Database } from '../../database/database.ts';
import { approvalRequests, type RequestRow } from '../../modules/approval/approval-request.service.ts';
import { couponService } from '../../modules/discount/coupon.service.ts';
import type { CouponedLines } from '../../modules/discount/couponed-lines.ts';
import { pricingService } from '../../modules/pricing/pricing.service.ts';
import { stockService } from '../../modules/stock/stock.service.ts';
import { pricesOf } from '../checkout/index.ts';

/** What the black card saves of these lines, in fen. */
export const cardSavedOf = (now: CouponedLines): number =>
  pricesOf(
    now.lines.map(({ sku }) => ({ skuNumber: sku })),
    now,
  ).reduce((sum, { price }) => sum + (price?.cardSaving ?? 0), 0);

/**
 * Holds what an order would take: stock, promotions and the coupon, in the name of the order to be (rule approval 3). What a quotation offers holds by
 * itself for its days. @throws {MallError} STOCK_NOT_ENOUGH, PROMOTION_SOLD_OUT, SKU_NOT_FOUND
 */
export async function hold(tx: Database, { id, orderId, content }: RequestRow, now: CouponedLines): Promise<void> {
  const { customerId, items, provinceId } = content;
  if (now.coupon) await couponService(tx).use(now.coupon.id, orderId);
  const { reserved } = await stockService(tx).reserve(items, provinceId);
  await approvalRequests(tx).keep(id, reserved);
  // What the card saves is noted with the order.
  const prices = pricesOf(items, now).map(({ skuNumber, price }) => ({ skuNumber, price: price && { ...price, cardSaving: 0 } }));
  await pricingService(tx).takePromotions(customerId, orderId, prices);
}

/** All of it is free again. The request is locked. @returns it as it is now */
export async function letGo(tx: Database, row: RequestRow): Promise<RequestRow> {
  if (!row.isKept) return row;
  const requests = approvalRequests(tx);
  await couponService(tx).giveBack(row.orderId);
  await stockService(tx).release(await requests.takeKept(row.id));
  await pricingService(tx).giveBackPromotions(row.orderId);
  await requests.change(row.id, { isKept: false });
  return { ...row, isKept: false };
}
