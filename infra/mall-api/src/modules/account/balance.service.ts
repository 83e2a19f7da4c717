import type { CustomerBalance } from '@mall/api-contract/account';
import { type Fen, yuanText } from '@mall/domain/money';
import { afterAttempt, attemptsLeft, isPasswordLocked } from '@mall/domain/payment';
import type { Database } from '../../database/database.ts';
import { MallError } from '../../http/mall-error.ts';
import { type BalanceRow, balanceRepository } from './balance.repository.ts';
import { type BalanceFilter, type BalanceRecordRow, balanceRecordRepository } from './balance-record.repository.ts';
import { isPassword } from './password.ts';

export type { BalanceFilter, BalanceRecordRow } from './balance-record.repository.ts';

export interface BalanceState {
  amount: Fen;
  hasPaymentPassword: boolean;
  isPasswordLocked: boolean;
  /** UTC ISO text, '' unless locked. */
  lockedUntil: string;
  freePaymentLimit: Fen;
}

/** A payment password that was tried against a hash. */
export interface TriedPassword {
  hash: string | null;
  isRight: boolean;
}

const stateOf = (row: BalanceRow) => ({ failures: row.passwordFailures, lockedUntil: row.lockedUntil ?? '' });

/** Prepaid money of a company. It never goes below zero, whatever runs at once; the same reference moves it once. */
export const balanceService = (db: Database) => ({
  async state(customerId: number): Promise<BalanceState> {
    const row = await balanceRepository(db).find(customerId);
    const lockedUntil = row?.lockedUntil ?? '';
    const locked = isPasswordLocked({ failures: row?.passwordFailures ?? 0, lockedUntil }, new Date().toISOString());
    return {
      amount: row?.amount ?? 0,
      hasPaymentPassword: Boolean(row?.passwordHash),
      isPasswordLocked: locked,
      lockedUntil: locked ? lockedUntil : '',
      freePaymentLimit: row?.freePaymentLimit ?? 0,
    };
  },
  async view(customerId: number): Promise<CustomerBalance> {
    const { amount, freePaymentLimit, hasPaymentPassword } = await this.state(customerId);
    return { balanceFen: amount, balanceAmount: yuanText(amount), freePaymentLimitFen: freePaymentLimit, hasPaymentPassword };
  },
  /**
   * Tries a payment password, which takes long: before any transaction. Counts and refuses nothing yet.
   * Not tried at all where it won't be asked for: none is set, or it is locked.
   */
  async tryPaymentPassword(customerId: number, password: string): Promise<TriedPassword> {
    const row = await balanceRepository(db).find(customerId);
    if (!row?.passwordHash || isPasswordLocked(stateOf(row), new Date().toISOString())) return { hash: null, isRight: false };
    return { hash: row.passwordHash, isRight: await isPassword(password, row.passwordHash) };
  },
  /**
   * Judges a password that was tried, and counts failures: 5 lock it for 2 h. What was tried counts only if the password and its lock are
   * still the same (rule payment 31). Ask before the transaction that pays, on a handle outside of it: the count has to stay when the payment is refused.
   */
  async judgePaymentPassword(customerId: number, { hash, isRight }: TriedPassword): Promise<void> {
    const now = new Date().toISOString();
    const refusal = await db.transaction(async (tx) => {
      const balance = balanceRepository(tx);
      const row = await balance.lock(customerId);
      if (!row?.passwordHash) return new MallError('PAYMENT_PASSWORD_NOT_SET');
      const before = stateOf(row);
      if (isPasswordLocked(before, now)) return new MallError('PAYMENT_PASSWORD_LOCKED', { lockedUntil: before.lockedUntil });
      // Another password since it was tried, or a lock that has just run out: the same again is judged afresh.
      if (hash !== row.passwordHash) return new MallError('SERVICE_UNAVAILABLE');
      const after = afterAttempt(before, isRight, now);
      await balance.savePasswordState(customerId, after.failures, after.lockedUntil || null);
      if (isRight) return undefined;
      if (after.lockedUntil) return new MallError('PAYMENT_PASSWORD_LOCKED', { lockedUntil: after.lockedUntil });
      return new MallError('PAYMENT_PASSWORD_WRONG', { attemptsLeft: attemptsLeft(after) });
    });
    if (refusal) throw refusal;
  },
  /** Movements as they were, each with the balance after it, and the sums of all that was found. */
  async records(customerId: number, filter: BalanceFilter, offset: number, limit: number) {
    const records = balanceRecordRepository(db);
    const [rows, { total, put, taken }] = await Promise.all([
      records.page(customerId, filter, offset, limit),
      records.sums(customerId, filter),
    ]);
    return { rows, total, put, taken };
  },
  /** Movements that follow one, in batches of a long list: what comes in meanwhile moves none. @param id undefined: from the latest on */
  recordsBefore: async (customerId: number, filter: BalanceFilter, id: number | undefined, limit: number): Promise<BalanceRecordRow[]> => [
    ...(await balanceRecordRepository(db).before(customerId, filter, id, limit)),
  ],
  /** Takes money for a payment. A second time with the same reference changes nothing. */
  async take(customerId: number, amount: Fen, reference: string): Promise<void> {
    await db.transaction(async (tx) => {
      const balance = balanceRepository(tx);
      const row = await balance.lock(customerId);
      if (await balance.isRecorded(customerId, 'payment', reference)) return;
      const left = await balance.move(customerId, -amount, 'payment', reference);
      if (left === undefined) throw new MallError('BALANCE_NOT_ENOUGH', { shortfall: amount - (row?.amount ?? 0) });
    });
  },
  /** Puts money in: a deposit, or back for a payment. A second time with the same reference changes nothing. */
  async putIn(customerId: number, amount: Fen, kind: 'deposit' | 'refund', reference: string): Promise<void> {
    await db.transaction(async (tx) => {
      const balance = balanceRepository(tx);
      await balance.open(customerId);
      await balance.lock(customerId);
      if (!(await balance.isRecorded(customerId, kind, reference))) await balance.move(customerId, amount, kind, reference);
    });
  },
});
