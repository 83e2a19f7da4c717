import { afterAttempt, attemptsLeft, isAcceptablePaymentPassword, isPasswordLocked } from '@mall/domain/payment';
import type { Database } from '../../database/database.ts';
import { MallError } from '../../http/mall-error.ts';
import { hashSecret, isSecret } from '../account/secret-hash.ts';
import { type BalanceRow, balanceRepository } from './balance.repository.ts';

const stateOf = (row: BalanceRow) => ({ failures: row.passwordFailures, lockedUntil: row.lockedUntil ?? '' });

/** The payment password of a company: 6 digits, kept as argon2id, locked for 2 h after 5 failures in a row (domain decisions, "Order"). */
export const paymentPasswordService = (db: Database) => ({
  /** @throws {MallError} PAYMENT_PASSWORD_WEAK. Whoever calls it has proved who they are, by SMS code. */
  async set(customerId: number, password: string): Promise<void> {
    if (!isAcceptablePaymentPassword(password)) throw new MallError('PAYMENT_PASSWORD_WEAK');
    const hash = await hashSecret(password);
    await db.transaction(async (tx) => {
      await balanceRepository(tx).lock(customerId);
      await balanceRepository(tx).setPassword(customerId, hash);
    });
  },

  /** Up to this amount (fen) no password is asked; 0 asks always. */
  setFreePaymentLimit: (customerId: number, limit: number) =>
    db.transaction(async (tx) => {
      await balanceRepository(tx).lock(customerId);
      await balanceRepository(tx).setFreePaymentLimit(customerId, limit);
    }),

  /**
   * Checks the password and counts the attempt. The row is locked while it is checked, so many guesses at once count one by one.
   * The count outlives the refused call: it is committed before the refusal is thrown.
   * @throws {MallError} PAYMENT_PASSWORD_NOT_SET, PAYMENT_PASSWORD_LOCKED, PAYMENT_PASSWORD_WRONG with `attemptsLeft`
   */
  async verify(customerId: number, password: string): Promise<void> {
    const refusal = await db.transaction(async (tx) => {
      const balances = balanceRepository(tx);
      const row = await balances.lock(customerId);
      if (row.passwordHash === null) return new MallError('PAYMENT_PASSWORD_NOT_SET');
      const now = new Date().toISOString();
      if (isPasswordLocked(stateOf(row), now)) return new MallError('PAYMENT_PASSWORD_LOCKED', { lockedUntil: row.lockedUntil });
      const isRight = await isSecret(password, row.passwordHash);
      const state = afterAttempt(stateOf(row), isRight, now);
      await balances.setAttempts(customerId, state.failures, state.lockedUntil || null);
      if (isRight) return undefined;
      if (state.lockedUntil) return new MallError('PAYMENT_PASSWORD_LOCKED', { lockedUntil: state.lockedUntil });
      const left = attemptsLeft(state);
      return new MallError('PAYMENT_PASSWORD_WRONG', { attemptsLeft: left }, `支付密码错误，还可尝试${left}次`);
    });
    if (refusal) throw refusal;
  },

  /** May this amount be paid without the password? @throws {MallError} PAYMENT_PASSWORD_REQUIRED */
  async requireFree(customerId: number, amount: number): Promise<void> {
    const limit = (await balanceRepository(db).find(customerId))?.freePaymentLimit ?? 0;
    if (amount > limit) throw new MallError('PAYMENT_PASSWORD_REQUIRED', { freePaymentLimitFen: limit });
  },

  /** What the payment page shows. */
  async state(customerId: number, now = new Date().toISOString()) {
    const row = await balanceRepository(db).find(customerId);
    const isLocked = row !== undefined && isPasswordLocked(stateOf(row), now);
    return {
      hasPaymentPassword: row?.passwordHash != null,
      isPasswordLocked: isLocked,
      passwordLockedUntil: isLocked ? (row.lockedUntil ?? '') : '',
      freePaymentLimitFen: row?.freePaymentLimit ?? 0,
    };
  },
});
