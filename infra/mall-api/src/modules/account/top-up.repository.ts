import { columns } from '../../database/columns.ts';
import type { Database } from '../../database/database.ts';

export interface TopUpRow {
  id: string;
  customerId: number;
  kpId: number;
  contactName: string;
  amount: number;
  method: 'transfer' | 'online';
  status: 'waiting' | 'paid' | 'cancelled';
  remark: string;
  bankReference: string | null;
  createdAt: string;
  endedAt: string | null;
}

/** Deposits that wait, came in or were given up. Amounts in fen. */
export const topUpRepository = ({ sql }: Database) => {
  const all = sql`t.id, t.customer_id, t.kp_id, k.contact_name, t.amount, t.method, t.status, t.remark, t.bank_reference, t.created_at, t.ended_at`;
  const from = sql`balance_top_up t join kp k on k.id = t.kp_id`;
  return {
    async find(id: string): Promise<TopUpRow | undefined> {
      const [row] = await sql<TopUpRow[]>`select ${all} from ${from} where t.id = ${id}`;
      return row;
    },
    async lock(id: string): Promise<TopUpRow | undefined> {
      const [row] = await sql<TopUpRow[]>`select ${all} from ${from} where t.id = ${id} for update of t`;
      return row;
    },
    page: (customerId: number, offset: number, limit: number) =>
      sql<
        TopUpRow[]
      >`select ${all} from ${from} where t.customer_id = ${customerId} order by t.created_at desc, t.id offset ${offset} limit ${limit}`,
    async count(customerId: number, isWaiting = false): Promise<number> {
      const [row] = await sql<{ n: number }[]>`select count(*)::int as n from balance_top_up
        where customer_id = ${customerId} and (${!isWaiting} or status = 'waiting')`;
      return row!.n;
    },
    /** Transfers that staff look out for, the first first. */
    waiting: (offset: number, limit: number) => sql<TopUpRow[]>`select ${all} from ${from}
      where t.status = 'waiting' and t.method = 'transfer' order by t.created_at, t.id offset ${offset} limit ${limit}`,
    async countWaiting(): Promise<{ n: number; oldest: string | null }> {
      const [row] = await sql<{ n: number; oldest: string | null }[]>`select count(*)::int as n, min(created_at) as oldest
        from balance_top_up where status = 'waiting' and method = 'transfer'`;
      return row!;
    },
    async insert(row: Pick<TopUpRow, 'id' | 'customerId' | 'kpId' | 'amount' | 'method' | 'remark'>) {
      await sql`insert into balance_top_up ${columns(sql, row)}`;
    },
    async end(id: string, status: 'paid' | 'cancelled', bankReference: string | null) {
      await sql`update balance_top_up set status = ${status}, bank_reference = ${bankReference}, ended_at = now() where id = ${id}`;
    },
    async isReferenceUsed(bankReference: string): Promise<boolean> {
      return (await sql`select 1 from balance_top_up where bank_reference = ${bankReference}`).length > 0;
    },
    /** One transfer at a time, so that a reference counts once. */
    async lockTransfers() {
      await sql`select pg_advisory_xact_lock(hashtextextended('balance top up transfers', 0))`;
    },
  };
};
