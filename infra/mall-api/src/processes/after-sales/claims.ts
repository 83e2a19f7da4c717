import type { ClaimableLine, ClaimableOrder } from '@mall/api-contract/after-sales';
import { claimableNow, lastDeadline, type OrderedLine, type OrderOfCase } from '@mall/domain/after-sales';
import type { Database } from '../../database/database.ts';
import { afterSalesService } from '../../modules/after-sales/after-sales.service.ts';
import { deliveryService } from '../../modules/delivery/delivery.service.ts';
import { orderService } from '../../modules/order/order.service.ts';
import type { OrderItemRow, OrderRow } from '../../modules/order/order.types.ts';
import { skuRows } from '../../modules/product/sku-rows.ts';
import { orderMoneyOf } from '../order-desk/index.ts';

/** An order with what of its lines can be asked for. */
export interface Claims extends OrderOfCase {
  order: OrderRow;
  items: OrderItemRow[];
  lines: OrderedLine[];
}

/** What may be asked for of these orders (rules after-sales 2–4): as many queries for many as for one. */
export async function claimsOf(db: Database, orders: readonly OrderRow[]): Promise<Claims[]> {
  const ids = orders.map(({ id }) => id);
  const cases = afterSalesService(db);
  const items = await orderService(db).itemsOf(ids);
  const [packages, pieces, replacements, skus] = await Promise.all([
    deliveryService(db).ofOrders(orders, items),
    cases.pieces(ids),
    cases.replacements(ids),
    skuRows(db).byNumbers([...new Set(items.map(({ skuNumber }) => skuNumber))], 0),
  ]);
  const signed = packages.filter(({ status }) => status === 'signed');
  const madeToOrder = new Set(skus.filter(({ isNonStandard }) => isNonStandard).map(({ skuNumber }) => skuNumber));
  return orders.map((order) => {
    const own = items.filter(({ orderId }) => orderId === order.id);
    return {
      order,
      items: own,
      isPaid: order.paidAt !== null,
      isReplacement: replacements.has(order.id),
      lines: own.map(({ id, skuNumber }) => ({
        orderItemId: id,
        isNonStandard: madeToOrder.has(skuNumber),
        signed: signed.flatMap(({ signedAt, lines }) =>
          lines.filter(({ orderItemId }) => orderItemId === id).map(({ quantity }) => ({ quantity, signedAt })),
        ),
        held: pieces.get(id)?.held ?? 0,
        refunded: pieces.get(id)?.refunded ?? 0,
      })),
    };
  });
}

const lineView = (item: OrderItemRow, line: OrderedLine, isReplacement: boolean, now: string): ClaimableLine => ({
  ...productOf(item),
  quantity: item.quantity,
  signedQuantity: item.signedQuantity,
  heldQuantity: line.held,
  refundedQuantity: line.refunded,
  claimableQuantity: isReplacement ? 0 : claimableNow(line, now),
  deadline: lastDeadline(line),
  isNonStandard: line.isNonStandard,
  totalFen: item.total,
  discountFen: item.discount,
});

/** A line's product, as every screen of after-sales shows it. */
export const productOf = (item: OrderItemRow) => ({
  orderItemId: item.id,
  sku: item.skuNumber,
  productName: item.productName,
  manufacturerName: item.manufacturerName,
  manufacturerPartNumber: item.manufacturerPartNumber,
  defaultThumbUrl: item.thumbUrl,
  salesPackUom: item.salesPackUom,
  selectedAttributes: item.selectedAttributes,
  customerSkuItemNo: item.customerItemNo,
});

/** As a buyer chooses from them what a case is about. */
export async function claimableOrders(db: Database, orders: readonly OrderRow[]): Promise<ClaimableOrder[]> {
  const [claims, money] = await Promise.all([claimsOf(db, orders), orderMoneyOf(db, orders)]);
  const now = new Date().toISOString();
  return claims.map(({ order, items, isPaid, isReplacement, lines }) => {
    const shown = items.map((item, at) => lineView(item, lines[at]!, isReplacement, now));
    return {
      orderId: order.id,
      orderNumber: order.orderNumber,
      createdAt: order.createdAt,
      ...{ isPaid, isReplacement },
      paymentMethodName: money.get(order.id)!.paymentMethodName,
      canApply: shown.some(({ claimableQuantity }) => claimableQuantity > 0),
      lines: shown,
    };
  });
}
