import { yuanText } from '@mall/domain/money';
import { orderStatusNames } from '@mall/domain/order';
import { paymentMethodNames } from '@mall/domain/payment';
import { compactDate, displayTime } from '@mall/domain/time';
import type { Database } from '../../database/database.ts';
import { MallError } from '../../http/mall-error.ts';
import { accountService } from '../../modules/account/account.service.ts';
import type { ActionWork } from '../../modules/download/action-job.service.ts';
import { orderService } from '../../modules/order/order.service.ts';
import type { OrderFilter, OrderItemRow, OrderRow } from '../../modules/order/order.types.ts';
import { type LongSheet, longSheet } from '../../papers/long-sheet.ts';

/** An export holds so many lines (rule order 15). */
export const mostItems = 100_000;
const atOnce = 500;

const columns: LongSheet['columns'] = [
  ...[
    ['订单号', 20],
    ['下单时间', 20],
    ['状态', 10],
    ['下单人', 10],
    ['项目号', 16],
    ['收货人', 10],
    ['收货地址', 36],
  ],
  ...[
    ['贵司物料号', 16],
    ['订货编码', 16],
    ['商品', 36],
    ['品牌', 12],
    ['型号', 20],
    ['数量', 8],
    ['单位', 6],
  ],
  ...[
    ['含税单价（元）', 14],
    ['小计（元）', 14],
    ['优惠（元）', 12],
    ['应付（元）', 14],
    ['货期', 12],
    ['已发', 8],
    ['已签收', 8],
  ],
  ...[
    ['支付方式', 16],
    ['付款时间', 20],
    ['发票抬头', 28],
    ['备注', 24],
  ],
].map(([header, width]) => ({ header: String(header), width: Number(width) }));

const yuanOf = (fen: number) => Number(yuanText(fen));
const timeOf = (at: string | null) => (at === null ? '' : displayTime(at));

const rowOf = (order: OrderRow, item: OrderItemRow): (string | number)[] => [
  ...[order.orderNumber, displayTime(order.createdAt), orderStatusNames[order.status], order.contactName, order.projectNumber],
  ...[order.address.consignee, `${order.address.region}${order.address.detail}`],
  ...[item.customerItemNo, item.skuNumber, item.productName, item.manufacturerName, item.manufacturerPartNumber, item.quantity],
  ...[item.salesPackUom, yuanOf(item.unitPrice), yuanOf(item.total), yuanOf(item.discount), yuanOf(item.total - item.discount)],
  ...[item.deliveryTimeName, item.shippedQuantity, item.signedQuantity, paymentMethodNames[order.paymentMethod]],
  ...[timeOf(order.paidAt), order.invoice?.title ?? '', order.remark],
];

/** How many lines a filter finds, where they can be exported. @throws {MallError} ORDER_EXPORT_EMPTY, ORDER_EXPORT_TOO_LARGE */
export async function requireExportable(db: Database, filter: OrderFilter, most = mostItems): Promise<number> {
  const { items } = await orderService(db).size(filter);
  if (items === 0) throw new MallError('ORDER_EXPORT_EMPTY');
  if (items > most) throw new MallError('ORDER_EXPORT_TOO_LARGE', { itemCount: items, mostItems: most });
  return items;
}

/** The lines of orders as a workbook (rule order 15): read and written some hundred orders at a time, whatever there are. */
export const orderListExport =
  (db: Database): ActionWork =>
  async ({ kpId, customerId, input }, tell) => {
    const filter: OrderFilter = { ...(input as OrderFilter), customerId };
    if (!(await accountService(db).isOf(kpId, customerId))) throw new MallError('ORDER_EXPORT_EMPTY');
    const all = await requireExportable(db, filter);
    const orders = orderService(db);
    const sheet = longSheet({ name: '订单明细', columns });
    let written = 0;
    for (let from: 0 | string = 0; written < mostItems; ) {
      const rows: OrderRow[] = await orders.batch(filter, from, atOnce);
      const last = rows.at(-1);
      if (!last) break;
      from = last.id;
      const items = await orders.itemsOf(rows.map(({ id }) => id));
      const itemsOf = Map.groupBy(items, ({ orderId }) => orderId);
      await sheet.add(rows.flatMap((order) => (itemsOf.get(order.id) ?? []).map((item) => rowOf(order, item))));
      written += items.length;
      await tell(Math.min(99, Math.floor((written / all) * 100)));
    }
    return { name: `订单明细-${compactDate(new Date())}.xlsx`, content: await sheet.end() };
  };
