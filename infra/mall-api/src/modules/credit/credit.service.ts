import {
  billDay,
  billPeriod,
  type CreditLine,
  type CreditStatus,
  creditStatusCode,
  decideDrawdown,
  isCreditApprovable,
  usedCredit,
} from '@mall/domain/credit';
import type { Database } from '../../database/database.ts';
import { MallError } from '../../http/mall-error.ts';
import { webhookService } from '../webhook/webhook.service.ts';
import { creditRepository } from './credit.repository.ts';

/** A company's credit as it stands; none and no limit where it never had one. */
export interface CreditState extends CreditLine {
  status: CreditStatus;
  workflowId: number;
  unbilled: number;
  unpaidBills: number;
}

export const creditService = (db: Database) => ({
  async state(customerId: number): Promise<CreditState> {
    const credit = creditRepository(db);
    const [account, usage] = await Promise.all([credit.find(customerId), credit.usage(customerId)]);
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
      const line = { limit: account.limitAmount, used: usedCredit(await credit.usage(customerId)) };
      const decision = decideDrawdown(line, use.amount, account.status);
      if (!decision.ok)
        throw 'shortfall' in decision ? new MallError(decision.reason, { shortfall: decision.shortfall }) : new MallError(decision.reason);
      await credit.insertUse(customerId, use);
    }),

  /** The order was cancelled: what it used is free again. Doing it twice does nothing twice. */
  async release(orderId: string): Promise<void> {
    await creditRepository(db).releaseUse(orderId);
  },

  /** Orders on account that no bill holds yet, newest first, and the period that is running. */
  async current(customerId: number, pageIndex: number, pageSize: number, now = new Date().toISOString()) {
    const credit = creditRepository(db);
    const [usage, uses] = await Promise.all([credit.usage(customerId), credit.uses(customerId, (pageIndex - 1) * pageSize, pageSize)]);
    return { period: billPeriod(now), ...usage, ...uses };
  },

  /** Staff approve a limit and enable the account. @throws {MallError} CREDIT_NOT_APPROVABLE for a frozen, closed or overdue one, CREDIT_LIMIT_BELOW_USED (rule credit 24) */
  approve: (customerId: number, limit: number) =>
    db.transaction(async (tx) => {
      const credit = creditRepository(tx);
      const account = await credit.lock(customerId);
      if (account && !isCreditApprovable(account.status))
        throw new MallError('CREDIT_NOT_APPROVABLE', { status: creditStatusCode(account.status) });
      const usedFen = usedCredit(await credit.usage(customerId));
      if (limit < usedFen) throw new MallError('CREDIT_LIMIT_BELOW_USED', { limitFen: limit, usedFen });
      await credit.save(customerId, 'enabled', limit);
      const subject = `credit:${customerId}`;
      await webhookService(tx).record({ type: 'credit.approved', subject, data: { credit: { customerId, limitFen: limit, usedFen } } });
    }),

  /** For staff: applications first. */
  async accounts(limit: number) {
    const accounts = await creditRepository(db).all(limit);
    return accounts.map(({ unbilled, unpaidBills, ...account }) => ({ ...account, used: usedCredit({ unbilled, unpaidBills }) }));
  },
  /** Applications that nobody decided yet. */
  applications: () => creditRepository(db).waiting(),
  billDay,
});
