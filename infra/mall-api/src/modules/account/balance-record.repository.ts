import type { Database } from '../../database/database.ts';

export interface BalanceFilter {
  kind: 'deposit' | 'payment' | 'refund' | undefined;
  /** UTC; from included, until not; undefined: open. */
  from: string | undefined;
  until: string | undefined;
  keyword: string;
  /** What movements of orders are kept under whose number has the keyword. */
  references: readonly string[];
}
export interface BalanceRecordRow {
  id: number;
  kind: 'deposit' | 'payment' | 'refund';
  amount: number;
  balance: number;
  reference: string;
  at: string;
}

type Wanted = Omit<BalanceFilter, 'kind'> & { kind?: string | undefined };

/** Every movement of a company's prepaid money, the latest first. Amounts in fen. */
export const balanceRecordRepository = ({ sql }: Database) => {
  const where = (customerId: number, { kind = '', from = '-infinity', until = 'infinity', keyword, references }: Wanted) => sql`
    customer_id = ${customerId} and (${kind} = '' or kind = ${kind}) and at >= ${from}::text::timestamptz and at < ${until}::text::timestamptz
    and (${keyword} = '' or reference = any(${[...references]}) or strpos(reference, ${keyword}) > 0)`;
  return {
    page: (customerId: number, filter: BalanceFilter, offset: number, limit: number) => sql<BalanceRecordRow[]>`
      select id, kind, amount, balance, reference, at from customer_balance_record where ${where(customerId, filter)}
      order by id desc offset ${offset} limit ${limit}`,
    /** What follows a record, the latest first; from the latest one on for undefined. */
    before: (customerId: number, filter: BalanceFilter, id: number | undefined, limit: number) => sql<BalanceRecordRow[]>`
      select id, kind, amount, balance, reference, at from customer_balance_record where ${where(customerId, filter)}
        ${id === undefined ? sql`` : sql`and id < ${id}`}
      order by id desc limit ${limit}`,
    async sums(customerId: number, filter: BalanceFilter): Promise<{ total: number; put: number; taken: number }> {
      const [row] = await sql<{ total: number; put: number; taken: number }[]>`
        select count(*)::int as total, coalesce(sum(amount) filter (where amount > 0), 0)::bigint as put,
          coalesce(-sum(amount) filter (where amount < 0), 0)::bigint as taken
        from customer_balance_record where ${where(customerId, filter)}`;
      return row!;
    },
  };
};
