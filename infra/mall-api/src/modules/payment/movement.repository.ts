import type { Movement, PaymentProviderName } from '@mall/domain/payment';
import type { Database } from '../../database/database.ts';

/** What the ledger knows of a provider's movements: payments, money taken in vain (it came in, too), refunds. */
export const movementRepository = ({ sql }: Database) => {
  const payments = (provider: PaymentProviderName) => sql`
    select 'payment' as kind, p.reference as transaction_id, coalesce(c.id, '') as reference, p.amount, p.paid_at as at
    from payment p left join payment_charge c on c.transaction_id = p.reference and c.provider = p.method where p.method = ${provider}`;
  const inVain = (provider: PaymentProviderName) => sql`
    select 'payment' as kind, transaction_id, '' as reference, amount, created_at as at
    from payment_refund where method = ${provider} and payment_id is null`;
  const refunds = (provider: PaymentProviderName) => sql`
    select 'refund' as kind, transaction_id, id as reference, amount, done_at as at from payment_refund where method = ${provider}`;
  const all = (provider: PaymentProviderName) =>
    sql`(${payments(provider)} union all ${inVain(provider)} union all ${refunds(provider)}) m`;
  return {
    /** From inclusive, to exclusive: UTC instants. Refunds count when they were sent. */
    between: (provider: PaymentProviderName, from: string, to: string): Promise<Movement[]> =>
      sql<Movement[]>`select kind, transaction_id, reference, amount from ${all(provider)}
        where at >= ${from} and at < ${to} order by at, reference`.then((rows) => [...rows]),
    /** Of these, whenever they were. */
    known: (provider: PaymentProviderName, movements: readonly Movement[]): Promise<Movement[]> => {
      const of = (kind: Movement['kind']) => movements.filter((one) => one.kind === kind);
      const transactions = of('payment').map(({ transactionId }) => transactionId);
      const ours = of('refund').map(({ reference }) => reference);
      return sql<Movement[]>`select kind, transaction_id, reference, amount from ${all(provider)}
        where (kind = 'payment' and transaction_id = any(${transactions}::text[])) or (kind = 'refund' and reference = any(${ours}::text[]))`.then(
        (rows) => [...rows],
      );
    },
  };
};
