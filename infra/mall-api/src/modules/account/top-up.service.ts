import type { BalanceTopUp } from '@mall/api-contract/account';
import type { Database } from '../../database/database.ts';
import { opaqueId } from '../../database/opaque-id.ts';
import type { Kp } from '../../http/caller.ts';
import { MallError } from '../../http/mall-error.ts';
import { balanceService } from './balance.service.ts';
import { customerRepository } from './customer.repository.ts';
import { type TopUpRow, topUpRepository } from './top-up.repository.ts';

export type { TopUpRow } from './top-up.repository.ts';

const waitingAtMost = 10;

export const topUpView = ({ id, amount, method, status, remark, contactName, createdAt, endedAt }: TopUpRow): BalanceTopUp => ({
  ...{ id, amountFen: amount, method, status, remark, contactName, createdAt, endedAt: endedAt ?? '' },
});

/** Money that a company puts into its balance (rules account 43–46). A top-up is locked before the balance (rule payment 36). */
export const topUpService = (db: Database) => ({
  /** @throws {MallError} TOP_UP_TOO_MANY */
  begin: ({ customerId, kpId }: Kp, amount: number, method: TopUpRow['method']): Promise<TopUpRow> =>
    db.transaction(async (tx) => {
      const topUps = topUpRepository(tx);
      await customerRepository(tx).lock(customerId);
      if ((await topUps.count(customerId, true)) >= waitingAtMost) throw new MallError('TOP_UP_TOO_MANY');
      const id = opaqueId();
      const remark = method === 'transfer' ? `充值 ${customerId}-${id.slice(-6).toUpperCase()}` : '';
      await topUps.insert({ id, customerId, kpId, amount, method, remark });
      return (await topUps.find(id))!;
    }),
  find: (id: string): Promise<TopUpRow | undefined> => topUpRepository(db).find(id),
  lock: (id: string): Promise<TopUpRow | undefined> => topUpRepository(db).lock(id),
  /** A locked top-up came in: it stands in the balance once. */
  async paid({ id, customerId, amount }: TopUpRow, bankReference: string | null): Promise<void> {
    await topUpRepository(db).end(id, 'paid', bankReference);
    await balanceService(db).putIn(customerId, amount, 'deposit', `topUp:${id}`);
  },
  /** @throws {MallError} TOP_UP_NOT_WAITING */
  cancel: ({ customerId }: Kp, id: string): Promise<TopUpRow> =>
    db.transaction(async (tx) => {
      const topUps = topUpRepository(tx);
      const row = await topUps.lock(id);
      if (row?.customerId !== customerId || row.status !== 'waiting') throw new MallError('TOP_UP_NOT_WAITING');
      await topUps.end(id, 'cancelled', null);
      return (await topUps.find(id))!;
    }),
  /**
   * A transfer of exactly this amount came in; its reference counts once, whoever confirms at once.
   * @throws {MallError} TOP_UP_NOT_WAITING, TOP_UP_AMOUNT_DIFFERS, TOP_UP_REFERENCE_USED
   */
  confirm: (id: string, amount: number, bankReference: string): Promise<TopUpRow> =>
    db.transaction(async (tx) => {
      const topUps = topUpRepository(tx);
      await topUps.lockTransfers();
      const row = await topUps.lock(id);
      if (row?.status !== 'waiting' || row.method !== 'transfer') throw new MallError('TOP_UP_NOT_WAITING');
      if (row.amount !== amount) throw new MallError('TOP_UP_AMOUNT_DIFFERS', { amountFen: row.amount });
      if (await topUps.isReferenceUsed(bankReference)) throw new MallError('TOP_UP_REFERENCE_USED');
      await topUpService(tx).paid(row, bankReference);
      return (await topUps.find(id))!;
    }),
  async page({ customerId }: Kp, pageIndex: number, pageSize: number) {
    const topUps = topUpRepository(db);
    const [rows, total] = await Promise.all([topUps.page(customerId, (pageIndex - 1) * pageSize, pageSize), topUps.count(customerId)]);
    return { pageIndex, pageSize, total, items: rows.map(topUpView) };
  },
  waiting: (offset: number, limit: number): Promise<TopUpRow[]> => topUpRepository(db).waiting(offset, limit),
  countWaiting: () => topUpRepository(db).countWaiting(),
});
