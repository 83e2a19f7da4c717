import { moneyText } from '@mall/domain/money';
import type { Database } from '../../database/database.ts';
import { MallError } from '../../http/mall-error.ts';
import { balanceRepository } from './balance.repository.ts';

/** A company's prepaid money. Every movement is booked; it can never go below zero, whatever runs at once: its row is locked first. */
export const balanceService = (db: Database) => {
  const move = (customerId: number, amount: number, kind: 'deposit' | 'payment' | 'refund', reference: string) =>
    db.transaction(async (tx) => {
      const balances = balanceRepository(tx);
      const { amount: before } = await balances.lock(customerId);
      const after = before + amount;
      if (after < 0) throw new MallError('BALANCE_NOT_ENOUGH', { shortfallFen: -after }, `预付款余额不足，还差${moneyText(-after)}`);
      return balances.book(customerId, after, amount, kind, reference);
    });
  return {
    /** Fen; 0 where nothing was ever paid in. */
    amount: async (customerId: number): Promise<number> => (await balanceRepository(db).find(customerId))?.amount ?? 0,
    /** Takes what an order costs. Booked once a reference. @throws {MallError} BALANCE_NOT_ENOUGH with `shortfallFen` */
    pay: (customerId: number, amount: number, reference: string) => move(customerId, -amount, 'payment', reference),
    /** Gives a payment back. Booked once a reference. */
    refund: (customerId: number, amount: number, reference: string) => move(customerId, amount, 'refund', reference),
    /** Money a company paid in. Booked once a reference. */
    deposit: (customerId: number, amount: number, reference: string) => move(customerId, amount, 'deposit', reference),
  };
};
