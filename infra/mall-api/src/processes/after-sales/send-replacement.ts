import { afterSalesKindNames } from '@mall/domain/after-sales';
import { parcelText } from '@mall/domain/delivery';
import type { Database } from '../../database/database.ts';
import { afterSalesService } from '../../modules/after-sales/after-sales.service.ts';
import type { CaseLineRow, CaseRow } from '../../modules/after-sales/case.types.ts';
import { orderService } from '../../modules/order/order.service.ts';
import type { OrderItemRow, OrderRow } from '../../modules/order/order.types.ts';
import { reserveStock } from '../../modules/order/order-stock.ts';
import { shipOrder } from '../order-desk/index.ts';
import type { Parcel } from './desk-moves.ts';
import { holdCase, tellOfCase } from './move-case.ts';
import { putSoundGoodsBack, settledPieces } from './sound-goods.ts';

/** The same pieces at no charge: their sum is taken off again as a whole, so nothing is to be paid or invoiced. */
async function placeReplacement(
  tx: Database,
  row: CaseRow,
  order: OrderRow,
  items: readonly OrderItemRow[],
  lines: readonly CaseLineRow[],
) {
  const wanted = lines
    .filter((line) => settledPieces(line) > 0)
    .map((line) => {
      const {
        id: _id,
        orderId: _order,
        position: _at,
        shippedQuantity: _shipped,
        signedQuantity: _signed,
        ...item
      } = items.find(({ id }) => id === line.orderItemId)!;
      const quantity = settledPieces(line);
      const total = item.unitPrice * quantity;
      return { ...item, quantity, total, discount: total, discountParts: [] };
    });
  const goods = wanted.reduce((sum, { total }) => sum + total, 0);
  const { customerName, paymentMethod, projectNumber, addressId, address, provinceId } = order;
  const mark = `after-sales:${row.id}`;
  const placed = await orderService(tx).place({
    ...{ customerName, paymentMethod, projectNumber, addressId, address, provinceId },
    ...{ customerId: row.customerId, kpId: row.kpId, contactName: row.contactName },
    ...{ goods, discount: goods, freight: 0, payable: 0, invoiceId: 0, invoice: null },
    remark: `售后${afterSalesKindNames[row.kind]} ${row.caseNumber}，原订单 ${order.orderNumber}`,
    ...{ quoteToken: mark, contentHash: mark, requestHash: mark, items: wanted },
  });
  const kept = wanted.map(({ skuNumber, quantity }, at) => ({ orderItemId: placed.itemIds[at]!, skuNumber, quantity }));
  await reserveStock(tx, kept, provinceId);
  return placed.order;
}

/**
 * Sends what is exchanged or sent again, as an order at no charge with a parcel of its own; what came back sound goes into stock before.
 * @throws {MallError} AFTER_SALES_NOT_FOUND, AFTER_SALES_STEP_REFUSED, STOCK_NOT_ENOUGH, ORDER_STOCK_SHORT, SKU_NOT_FOUND
 */
export const sendReplacement = (db: Database, caseId: string, parcel: Parcel): Promise<void> =>
  db.transaction(async (tx) => {
    const { row, order } = await holdCase(tx, caseId, 'send');
    const cases = afterSalesService(tx);
    const [items, lines] = await Promise.all([orderService(tx).items(order.id), cases.lines([caseId])]);
    await putSoundGoodsBack(tx, order, items, lines);
    const replacement = await placeReplacement(tx, row, order, items, lines);
    const sent = await shipOrder(tx, replacement.id, parcel);
    const said = `${afterSalesKindNames[row.kind]}商品已寄出：${parcelText(sent)}`;
    await cases.step(row, 'send', said, { replacementOrderId: replacement.id });
    await orderService(tx).note(order.id, `售后${row.caseNumber}已完成：${said}，订单${replacement.orderNumber}`);
    await tellOfCase(tx, row, 'send', `${afterSalesKindNames[row.kind]}商品已寄出`, `${said}。`);
  });
