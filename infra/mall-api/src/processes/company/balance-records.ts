import type { BalanceRecord } from '@mall/api-contract/account';
import { addDays, startOfShanghaiDay } from '@mall/domain/time';
import type { Database } from '../../database/database.ts';
import type { BalanceFilter, BalanceRecordRow } from '../../modules/account/balance.service.ts';
import { creditBillService } from '../../modules/credit-bill/credit-bill.service.ts';
import { orderService } from '../../modules/order/order.service.ts';
import { refundService } from '../../modules/payment/refund.service.ts';

/** What narrows the records; days are of Shanghai, both included. */
export interface RecordNarrowing {
  kind?: BalanceFilter['kind'];
  from?: string | undefined;
  to?: string | undefined;
  keyword?: string | undefined;
}

const kindNames = { deposit: '充值', payment: '支付', refund: '退回' } as const;
const ordersAtMost = 200;
/** A payment names its order or bill, and after a colon which one of several it was. */
const subjectOf = (reference: string) => reference.split(':')[0]!;

/** Movements of prepaid money with what they were for (rule account 46): a refund is found by the order that it came back from. */
export const balanceRecords = (db: Database) => ({
  async filterOf({ kind, from, to, keyword = '' }: RecordNarrowing): Promise<BalanceFilter> {
    const words = keyword.trim();
    const orders = words.length < 3 ? [] : (await orderService(db).withNumber(words, ordersAtMost)).map(({ id }) => id);
    const refunds = await refundService(db).ofOrders(orders);
    return {
      ...{ kind, keyword: words, references: [...orders, ...refunds] },
      from: from ? startOfShanghaiDay(from) : undefined,
      until: to ? startOfShanghaiDay(addDays(to, 1)) : undefined,
    };
  },
  async views(customerId: number, rows: readonly BalanceRecordRow[]): Promise<BalanceRecord[]> {
    const refunded = await refundService(db).ordersOf(rows.filter(({ kind }) => kind === 'refund').map(({ reference }) => reference));
    const idOf = ({ reference }: BalanceRecordRow) => refunded.get(reference) ?? subjectOf(reference);
    const ids = [...new Set(rows.map(idOf))];
    const [orders, bills] = await Promise.all([orderService(db).byIds(ids), creditBillService(db).numbersOf(customerId, ids)]);
    const orderNumbers = new Map(orders.map(({ id, orderNumber }) => [id, orderNumber]));
    return rows.map((row) => ({
      ...{ id: row.id, kind: row.kind, kindName: kindNames[row.kind], amountFen: row.amount, balanceFen: row.balance },
      ...{ reference: row.reference, at: row.at, orderNumber: orderNumbers.get(idOf(row)) ?? '' },
      ...(bills.has(idOf(row)) ? { billId: idOf(row), billNumber: bills.get(idOf(row))! } : { billId: '', billNumber: '' }),
    }));
  },
});
