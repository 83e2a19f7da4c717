import { afterBillEvent, type CreditBillEvent, openOfBill } from '@mall/domain/credit-bill';
import { compactDate, startOfShanghaiDay } from '@mall/domain/time';
import type { Database } from '../../database/database.ts';
import { opaqueId } from '../../database/opaque-id.ts';
import { MallError } from '../../http/mall-error.ts';
import { billItemRepository } from './bill-item.repository.ts';
import { type BillChanges, creditBillRepository } from './credit-bill.repository.ts';
import type { BillFilter, CreditBillRow, NewBillItem } from './credit-bill.types.ts';

interface NewBill {
  customerId: number;
  period: { from: string; to: string; dueOn: string };
  confirmBy: string;
  amount: number;
  items: readonly NewBillItem[];
}

/** Bills on account. Whoever changes one holds its company's credit account (rule payment 36); this knows neither orders nor the account. */
export const creditBillService = (db: Database) => {
  const bills = creditBillRepository(db);
  const items = billItemRepository(db);
  return {
    beginClosing: bills.beginClosing,
    closedOf: bills.closedOf,
    /** A period of a company closed. A bill of nothing is settled as it is made (rule credit-bill 7). @returns its id */
    async make({ customerId, period, confirmBy, amount, items: lines }: NewBill): Promise<string> {
      const id = opaqueId();
      const sequence = String(await bills.nextSequence()).padStart(6, '0');
      const now = new Date().toISOString();
      await bills.insert({
        ...{ id, customerId, amount, confirmBy, billNumber: `ZD${compactDate(startOfShanghaiDay(period.to))}-${sequence}` },
        ...{ periodFrom: period.from, periodTo: period.to, dueOn: period.dueOn },
        ...(amount === 0
          ? { state: 'paid', settledAt: now, confirmedAt: now }
          : { state: 'toConfirm', settledAt: null, confirmedAt: null }),
      });
      await items.insert(id, lines);
      await items.note(id, `账单已出，账期 ${period.from} 至 ${period.to}`);
      return id;
    },

    /** @param customerId left out: for staff. @throws {MallError} CREDIT_BILL_NOT_FOUND, for another company's too */
    async read(id: string, customerId?: number): Promise<CreditBillRow> {
      const row = await bills.find(id);
      if (!row || (customerId !== undefined && row.customerId !== customerId)) throw new MallError('CREDIT_BILL_NOT_FOUND');
      return row;
    },
    /** Numbers of those of these ids that are a company's bills. */
    numbersOf: async (customerId: number, ids: readonly string[]): Promise<Map<string, string>> =>
      new Map(ids.length === 0 ? [] : (await bills.numbers(customerId, ids)).map(({ id, billNumber }) => [id, billNumber])),
    page: (filter: BillFilter, offset: number, limit: number) => bills.page(filter, offset, limit),
    open: bills.open,
    unconfirmed: bills.unconfirmed,
    fallenDue: bills.fallenDue,
    toRemind: bills.toRemind,
    reminded: (id: string, today: string) => bills.update(id, { remindedOn: today }),
    /** Disputes that staff have to settle. */
    waiting: bills.waiting,
    /** What companies have to pay by bills that closed, fen. */
    async unpaid(customerIds: readonly number[]): Promise<Map<number, number>> {
      return new Map((await bills.unpaid(customerIds)).map(({ customerId, amount }) => [customerId, amount]));
    },

    /**
     * An event happens to a bill whose account is locked. @param changes what else changes with it: the sums as they are afterwards
     * @throws {MallError} CREDIT_BILL_STEP_REFUSED
     */
    async step(
      bill: CreditBillRow,
      event: CreditBillEvent,
      text: string,
      changes: BillChanges = {},
      mayDisputeMore = false,
    ): Promise<CreditBillRow> {
      const next = { ...bill, ...changes };
      const state = afterBillEvent(next, event, mayDisputeMore);
      if (!state) throw new MallError('CREDIT_BILL_STEP_REFUSED', { state: bill.state });
      const settled = state === 'paid' && openOfBill(next) === 0 ? { settledAt: new Date().toISOString() } : {};
      await bills.update(bill.id, { ...changes, ...settled, state });
      await items.note(bill.id, text);
      return { ...next, ...settled, state };
    },

    /** Lines more on a bill whose account is locked, and its sum with them. @throws {MallError} CREDIT_BILL_STEP_REFUSED */
    async add(bill: CreditBillRow, lines: readonly NewBillItem[], text: string): Promise<CreditBillRow> {
      await items.insert(bill.id, lines);
      const amount = lines.reduce((sum, line) => sum + line.amount, bill.amount);
      return this.step(bill, 'reduce', text, { amount });
    },

    items: items.of,
    itemsPage: items.page,
    item: items.find,
    billed: items.billed,
    holding: items.holding,
    billsOfOrders: items.billsOfOrders,
    receive: items.receive,
    disputes: items.disputes,
    dispute: items.insertDisputes,
    settleDispute: items.settle,
    note: items.note,
    events: items.events,
  };
};
