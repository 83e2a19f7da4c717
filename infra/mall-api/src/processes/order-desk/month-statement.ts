import { capitals, moneyText, yuanText } from '@mall/domain/money';
import { orderStatusNames } from '@mall/domain/order';
import { displayDate, startOfShanghaiDay } from '@mall/domain/time';
import type { Database } from '../../database/database.ts';
import { accountService } from '../../modules/account/account.service.ts';
import { invoiceService } from '../../modules/invoice/invoice.service.ts';
import { orderService } from '../../modules/order/order.service.ts';
import type { Paper } from '../../papers/paper.ts';
import { orderMoneyOf } from './order-money.ts';

/** More of a month than anybody reads on paper; the export has them all. */
const ordersAtMost = 1000;

const nextMonth = (month: string) => {
  const [year, number] = month.split('-').map(Number);
  return number === 12 ? `${year! + 1}-01` : `${year}-${String(number! + 1).padStart(2, '0')}`;
};

/** What a company ordered in a month, and what was paid, given back and invoiced of it: of orders that weren't cancelled, oldest first (rule order 32). */
export async function monthStatement(
  db: Database,
  customerId: number,
  month: string,
  { letterhead, pageUrl }: Pick<Paper, 'letterhead' | 'pageUrl'>,
): Promise<Paper> {
  const filter = {
    customerId,
    statuses: ['pendingPayment', 'pendingShipment', 'partiallyShipped', 'shipped', 'completed'] as const,
    ...{ from: startOfShanghaiDay(`${month}-01`), to: startOfShanghaiDay(`${nextMonth(month)}-01`) },
  };
  const { total, rows } = await orderService(db).page(filter, 0, ordersAtMost, 'oldest');
  const [money, own, names] = await Promise.all([
    orderMoneyOf(db, rows),
    invoiceService(db).orders(rows.map(({ id }) => id)),
    accountService(db).companyNames([customerId]),
  ]);
  const invoiced = new Map(own.map((one) => [one.orderId, one]));
  const lines = rows.map((order) => {
    const { payments, refundedFen } = money.get(order.id)!;
    const paid = payments.reduce((sum, { amountFen }) => sum + amountFen, 0);
    return { order, paid, refunded: refundedFen, due: invoiced.get(order.id)?.due ?? 0, invoiced: invoiced.get(order.id)?.invoiced ?? 0 };
  });
  const sum = (what: 'paid' | 'refunded' | 'due' | 'invoiced') => lines.reduce((all, line) => all + line[what], 0);
  const payable = rows.reduce((all, order) => all + order.payable, 0);
  return {
    letterhead,
    title: '对账单',
    number: month,
    facts: [
      ['客户', names.get(customerId) ?? ''],
      ['账期', `${month} 全月`],
      ['订单数', total > rows.length ? `${total}（列出前 ${rows.length} 个）` : String(total)],
      ['制表日期', displayDate(new Date().toISOString())],
    ],
    table: {
      columns: [
        { header: '序号', width: 22, align: 'center' },
        { header: '下单日期', width: 52 },
        { header: '订单号', width: '*' },
        { header: '项目号', width: 64 },
        { header: '状态', width: 36 },
        ...['应付（元）', '已付（元）', '已退（元）', '已发货（元）', '已开票（元）'].map((header) => ({
          header,
          width: 54,
          align: 'right' as const,
        })),
      ],
      rows: lines.map(({ order, ...line }, at) => [
        String(at + 1),
        displayDate(order.createdAt),
        order.orderNumber,
        order.projectNumber,
        orderStatusNames[order.status],
        ...[order.payable, line.paid, line.refunded, line.due, line.invoiced].map(yuanText),
      ]),
    },
    sums: [
      ['已付', moneyText(sum('paid'))],
      ['已退', moneyText(sum('refunded'))],
      ['已发货未退', moneyText(sum('due'))],
      ['已开票', moneyText(sum('invoiced'))],
      ['应付合计', moneyText(payable)],
    ],
    capitals: capitals(payable),
    notes: ['已取消的订单不计入；已发货金额按发出的件数计算并扣除退货。', '请核对后盖章回传；5个工作日内未提出异议视为确认。'],
    pageUrl,
    seal: letterhead.name,
    otherSeal: `客户确认：${names.get(customerId) ?? ''}`,
  };
}
