import { billDay, billPeriod, type CreditLine, type CreditStatus, decideDrawdown, usedCredit } from '@mall/domain/credit';
import type { Database } from '../../database/database.ts';
import { MallError } from '../../http/mall-error.ts';
import { creditBillService } from '../credit-bill/credit-bill.service.ts';
import { webhookService } from '../webhook/webhook.service.ts';
import { creditRepository } from './credit.repository.ts';

/** A company's credit as it stands; none and no limit where it never had one. */
export interface CreditState extends CreditLine {
  status: CreditStatus;
  workflowId: number;
  unbilled: number;
  unpaidBills: number;
}

/** Unpaid bills and what is on none, in fen, of several companies. */
async function usagesOf(db: Database, customerIds: readonly number[]) {
  const [unbilled, unpaid] = await Promise.all([creditRepository(db).unbilled(customerIds), creditBillService(db).unpaid(customerIds)]);
  const rest = new Map(unbilled.map(({ customerId, amount }) => [customerId, amount]));
  return (customerId: number) => ({ unbilled: rest.get(customerId) ?? 0, unpaidBills: unpaid.get(customerId) ?? 0 });
}
const usageOf = async (db: Database, customerId: number) => (await usagesOf(db, [customerId]))(customerId);

export const creditService = (db: Database) => ({
  async state(customerId: number): Promise<CreditState> {
    const credit = creditRepository(db);
    const [account, usage] = await Promise.all([credit.find(customerId), usageOf(db, customerId)]);
    return {
      status: account?.status ?? 'none',
      workflowId: account?.workflowId ?? 0,
      limit: account?.limitAmount ?? 0,
      used: usedCredit(usage),
      ...usage,
    };
  },

  /**
   * Draws an order's amount from the company's line (rules credit 4–6). Whatever runs at once, the limit holds:
   * the account's row is locked while its use is counted.
   * @throws {MallError} CREDIT_LINE_NOT_FOUND, CREDIT_NOT_ENABLED, CREDIT_OVERDUE, CREDIT_LIMIT_EXCEEDED
   */
  draw: (customerId: number, use: { orderId: string; kpId: number; amount: number }) =>
    db.transaction(async (tx) => {
      const credit = creditRepository(tx);
      const account = await credit.lock(customerId);
      if (!account) throw new MallError('CREDIT_LINE_NOT_FOUND', { customerId });
      const line = { limit: account.limitAmount, used: usedCredit(await usageOf(tx, customerId)) };
      const decision = decideDrawdown(line, use.amount, account.status);
      if (!decision.ok)
        throw 'shortfall' in decision ? new MallError(decision.reason, { shortfall: decision.shortfall }) : new MallError(decision.reason);
      await credit.insertUse(customerId, use);
    }),

  /**
   * What an order used, or a part of it (fen), is free again: once for each refund. What a bill holds of it comes off that bill or the next one (rule credit-bill 6).
   * @throws {Error} it has no such credit left (rules credit 5, 7): a fault of who asks, and nothing may be given back silently
   */
  async release(orderId: string, amount: number): Promise<void> {
    const { count } = await creditRepository(db).releaseUse(orderId, amount);
    if (count !== 1) throw new Error(`order ${orderId} has no credit of ${amount} to release`);
  },
  /** Of orders on account; those that drew nothing aren't there. */
  drawn: (orderIds: readonly string[]) => creditRepository(db).drawn(orderIds),
  unbilledOrders: (customerId?: number) => creditRepository(db).unbilledOrders(customerId),
  /** The order must be locked, and the account. @param amount fen more on bills; below zero: fewer */
  async addBilled(orderId: string, amount: number): Promise<void> {
    await creditRepository(db).addBilled(orderId, amount);
  },
  /** What came back of a locked order waits for the next bill, or was taken off there. */
  async setReturnsWait(orderId: string, isWaiting: boolean): Promise<void> {
    await creditRepository(db).setReturnsWait(orderId, isWaiting);
  },
  /** Whoever changes a bill of the company holds its account until the transaction ends (rule payment 36). */
  async lock(customerId: number): Promise<void> {
    if (!(await creditRepository(db).lock(customerId))) throw new MallError('CREDIT_LINE_NOT_FOUND', { customerId });
  },
  /** 25 and 30 follow the bills (rule credit-bill 23): the account is locked. @returns where it went, undefined where it stays */
  async follow(customerId: number, hasOverdueBill: boolean): Promise<CreditStatus | undefined> {
    const [from, to] = hasOverdueBill ? (['enabled', 'overdue'] as const) : (['overdue', 'enabled'] as const);
    return (await creditRepository(db).move(customerId, from, to)) ? to : undefined;
  },

  /** Orders on account that no bill holds yet, newest first, and the period that is running. */
  async current(customerId: number, pageIndex: number, pageSize: number, now = new Date().toISOString()) {
    const credit = creditRepository(db);
    const [usage, uses] = await Promise.all([usageOf(db, customerId), credit.uses(customerId, (pageIndex - 1) * pageSize, pageSize)]);
    return { period: billPeriod(now), ...usage, ...uses };
  },

  /**
   * A limit is in force from now on, and the account stands so with it; whether that may be, its application decides.
   * @throws {MallError} CREDIT_LIMIT_BELOW_USED (rule credit 24)
   */
  approve: (customerId: number, limit: number, status: CreditStatus = 'enabled') =>
    db.transaction(async (tx) => {
      const credit = creditRepository(tx);
      await credit.lock(customerId);
      const usedFen = usedCredit(await usageOf(tx, customerId));
      if (limit < usedFen) throw new MallError('CREDIT_LIMIT_BELOW_USED', { limitFen: limit, usedFen });
      await credit.save(customerId, status, limit);
      const subject = `credit:${customerId}`;
      await webhookService(tx).record({ type: 'credit.approved', subject, data: { credit: { customerId, limitFen: limit, usedFen } } });
    }),

  /** For staff: applications first. */
  async accounts(limit: number) {
    const accounts = await creditRepository(db).all(limit);
    const usage = await usagesOf(
      db,
      accounts.map(({ customerId }) => customerId),
    );
    return accounts.map((account) => ({ ...account, used: usedCredit(usage(account.customerId)) }));
  },
  /** Applications that nobody decided yet. */
  applications: () => creditRepository(db).waiting(),
  billDay,
});
