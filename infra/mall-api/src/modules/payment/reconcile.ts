import { compareStatement, type Difference } from '@mall/domain/payment';
import { startOfShanghaiDay } from '@mall/domain/time';
import type { PaymentProvider } from '../../adapters/payment/payment-provider.ts';
import type { Database } from '../../database/database.ts';
import { movementRepository } from './movement.repository.ts';

const dayMs = 86_400_000;

export interface Reconciled {
  /** Lines of the statement, and their sums in fen. */
  payments: { count: number; amount: number };
  refunds: { count: number; amount: number };
  differences: Difference[];
}

/**
 * Compares a provider's statement of a day with the ledger (rule payment 39).
 * @param day in Shanghai, `2026-11-21`
 * @throws when the provider has no statement of it
 */
export async function reconcile(db: Database, provider: PaymentProvider, day: string): Promise<Reconciled> {
  const from = startOfShanghaiDay(day);
  const at = (days: number) => new Date(Date.parse(from) + days * dayMs).toISOString();
  const before = new Date(Date.parse(`${day}T00:00:00Z`) - dayMs).toISOString().slice(0, 10);
  const [statement, dayBefore] = [await provider.statement(day), await provider.statement(before)];
  const movements = movementRepository(db);
  const ofTheDay = await movements.between(provider.name, from, at(1));
  const ledger = await movements.known(provider.name, statement);
  const sum = (kind: Difference['kind']) => {
    const lines = statement.filter((one) => one.kind === kind);
    return { count: lines.length, amount: lines.reduce((total, { amount }) => total + amount, 0) };
  };
  return {
    payments: sum('payment'),
    refunds: sum('refund'),
    differences: compareStatement({ statement, ledger, ofTheDay, dayBefore }),
  };
}
