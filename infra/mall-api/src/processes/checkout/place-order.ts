import type { Database } from '../../database/database.ts';
import { budgetService } from '../../modules/approval/budget.service.ts';
import { couponService } from '../../modules/discount/coupon.service.ts';
import type { CouponedLines } from '../../modules/discount/couponed-lines.ts';
import { orderService } from '../../modules/order/order.service.ts';
import type { NewOrder, OrderRow } from '../../modules/order/order.types.ts';
import { keepReserved, reserveStock } from '../../modules/order/order-stock.ts';
import { pricingService } from '../../modules/pricing/pricing.service.ts';
import type { StockMove } from '../../modules/stock/stock.service.ts';
import type { HeldQuotations } from './taken-quotations.ts';

/** An order that nothing stands against any more. */
interface Settled {
  order: NewOrder;
  quotations: HeldQuotations;
  /** Of the buyer, '' in none: whose budget it counts to. */
  department: string;
}
/** What was held in its name before: coupon and promotions, and these pieces. `cardSaved` in fen. */
interface Held {
  id: string;
  moves: readonly StockMove[];
  cardSaved: number;
}

/**
 * An order comes into being, with all that it takes: of quotations, of the coupon, of stock, of promotions and of budgets. Whoever calls it has asked
 * whose word the order needs (rule approval 11); `order-gate.test.ts` holds who that is.
 * @param held what needn't be taken any more @throws {MallError} INQUIRY_QUANTITY_TAKEN, STOCK_NOT_ENOUGH, PROMOTION_SOLD_OUT, SKU_NOT_FOUND
 */
export async function placeOrder(
  tx: Database,
  { order: wanted, quotations, department, now }: Settled & { now?: CouponedLines },
  held?: Held,
): Promise<OrderRow> {
  const { customerId, items } = wanted;
  const { order, itemIds } = await orderService(tx).place(wanted, held?.id);
  const pieces = items.map(({ skuNumber, quantity }, index) => ({ orderItemId: itemIds[index]!, skuNumber, quantity }));
  await quotations.take(
    order,
    items.map(({ skuNumber: sku, quantity }) => ({ sku, quantity })),
  );
  if (held && !now) {
    await keepReserved(tx, pieces, held.moves);
    await pricingService(tx).noteCardSaving(customerId, order.id, held.cardSaved);
  } else if (now) {
    if (now.coupon) await couponService(tx).use(now.coupon.id, order.id);
    await reserveStock(tx, pieces, wanted.provinceId);
    await pricingService(tx).takePromotions(customerId, order.id, pricesOf(items, now));
  }
  const { id: orderId, payable: amount, projectNumber, createdAt: placedAt } = order;
  await budgetService(tx).spend({ orderId, customerId, department, projectNumber, amount, placedAt });
  return order;
}

/** What promotions count of these lines. */
export const pricesOf = (items: readonly { skuNumber: string }[], { skus }: Pick<CouponedLines, 'skus'>) =>
  items.map(({ skuNumber }) => ({ skuNumber, price: skus.get(skuNumber)?.price ?? null }));
