import type { CreditPicture } from '@mall/api-contract/credit-bill';
import { ageBands, ageingOf, creditBillStateNames, openOfBill } from '@mall/domain/credit-bill';
import { moneyText } from '@mall/domain/money';
import { addDays, shanghaiDate } from '@mall/domain/time';
import type { Database } from '../../database/database.ts';
import { creditService } from '../../modules/credit/credit.service.ts';
import { creditBillService } from '../../modules/credit-bill/credit-bill.service.ts';
import type { BillFilter } from '../../modules/credit-bill/credit-bill.types.ts';
import { orderService } from '../../modules/order/order.service.ts';
import { billsView, itemsView } from './bill-view.ts';
import { billableOf } from './billable.ts';

const soonDays = 7;

/** Bills as their company reads them. */
export const billReader = (db: Database) => {
  const bills = creditBillService(db);
  const list = async (filter: BillFilter, pageIndex: number, pageSize: number) => {
    const { total, rows } = await bills.page(filter, (pageIndex - 1) * pageSize, pageSize);
    return { pageIndex, pageSize, total, items: await billsView(db, rows) };
  };
  return {
    list,
    /** With what all open bills of the company come to. */
    async search(customerId: number, filter: BillFilter, pageIndex: number, pageSize: number) {
      const [page, open] = await Promise.all([list({ ...filter, customerId }, pageIndex, pageSize), bills.open(customerId)]);
      const soon = addDays(shanghaiDate(new Date().toISOString()), soonDays);
      const sum = (rows: typeof open) => rows.reduce((all, row) => all + openOfBill(row), 0);
      const [openFen, overdueFen] = [sum(open), sum(open.filter(({ overdueAt }) => overdueAt !== null))];
      const dueSoonFen = sum(open.filter(({ overdueAt, dueOn }) => overdueAt === null && dueOn <= soon));
      const texts = { open: moneyText(openFen), dueSoon: moneyText(dueSoonFen), overdue: moneyText(overdueFen) };
      return {
        ...page,
        sums: { openFen, dueSoonFen, overdueFen, ...texts, toConfirm: open.filter(({ state }) => state === 'toConfirm').length },
      };
    },
    /** @throws {MallError} CREDIT_BILL_NOT_FOUND */
    async items(customerId: number, id: string, pageIndex: number, pageSize: number) {
      const bill = await bills.read(id, customerId);
      const [{ total, rows }, disputes] = await Promise.all([
        bills.itemsPage(id, (pageIndex - 1) * pageSize, pageSize),
        bills.disputes([id]),
      ]);
      const shown = itemsView(
        bill,
        rows,
        disputes.map(({ itemId }) => itemId),
      );
      return { pageIndex, pageSize, total, items: shown };
    },
    /** The account as it is drawn (rule credit-bill 27). */
    async picture(customerId: number): Promise<CreditPicture> {
      const [{ limit, used, unbilled, unpaidBills }, open, waiting] = await Promise.all([
        creditService(db).state(customerId),
        bills.open(customerId),
        creditService(db).unbilledOrders(customerId),
      ]);
      const orders = await orderService(db).byIds(waiting.map(({ orderId }) => orderId));
      const found = await billableOf(db, orders, ({ shippedQuantity }) => shippedQuantity);
      const onTheWay = found.flatMap(({ parts }) => parts).reduce((sum, { amount }) => sum + amount, 0);
      const today = shanghaiDate(new Date().toISOString());
      const ages = ageingOf(
        open.map((bill) => ({ open: openOfBill(bill), dueOn: bill.dueOn })),
        today,
      );
      return {
        ...{ limitFen: limit, usedFen: used, unshippedFen: unbilled - onTheWay, unbilledFen: onTheWay, unpaidFen: unpaidBills },
        bands: ageBands.map(({ key, name }) => ({ key, name, fen: ages[key] })),
        dues: open.map((bill) => ({
          ...{ id: bill.id, billNumber: bill.billNumber, dueOn: bill.dueOn, openFen: openOfBill(bill) },
          ...{ stateName: creditBillStateNames[bill.state], isOverdue: bill.overdueAt !== null },
        })),
      };
    },
  };
};
