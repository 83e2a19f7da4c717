import { columns, json } from '../../database/columns.ts';
import type { Database } from '../../database/database.ts';

/** Who, what, to what, and why. Neither operator nor key: somebody at the machine of the API. */
export interface StaffAct {
  operatorId?: number | undefined;
  keyId?: number | undefined;
  act: string;
  subject: string;
  why?: string | undefined;
  details: Record<string, unknown>;
  requestId: string;
  ip: string;
}
export interface KeptAct extends Required<Omit<StaffAct, 'operatorId' | 'keyId' | 'ip'>> {
  id: number;
  at: string;
  operatorId: number | null;
  keyId: number | null;
}

/** What is asked for; what is left out is any. */
export interface ActFilter {
  operatorId?: number | undefined;
  keyId?: number | undefined;
  act?: string | undefined;
  subject?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  without?: readonly string[];
}

/** More are not counted: nobody turns so many pages. */
const countedAtMost = 10_000;

export const staffRepository = ({ sql }: Database) => ({
  async record({ operatorId, keyId, why = '', details, ...act }: StaffAct) {
    await sql`insert into staff_act ${columns(sql, { ...act, operatorId, keyId, why, details: json(sql, details) })}`;
  },
  async page(filter: ActFilter, offset: number, limit: number): Promise<{ total: number; rows: KeptAct[] }> {
    const { operatorId, keyId, act, subject, from, to, without = [] } = filter;
    const matching = sql`
      ${operatorId === undefined ? sql`true` : sql`operator_id = ${operatorId}`}
      and ${keyId === undefined ? sql`true` : sql`key_id = ${keyId}`}
      and ${act ? sql`act = ${act}` : sql`true`}
      and ${subject ? sql`subject = ${subject}` : sql`true`}
      and ${from === undefined ? sql`true` : sql`at >= ${from}`}
      and ${to === undefined ? sql`true` : sql`at < ${to}`}
      and ${without.length === 0 ? sql`true` : sql`act <> all(${[...without]})`}`;
    const [[count], rows] = await Promise.all([
      sql<{ total: number }[]>`
        select count(*)::int as total from (select from staff_act where ${matching} limit ${countedAtMost}) as counted`,
      sql<KeptAct[]>`select id, at, operator_id, key_id, act, subject, why, details, request_id
        from staff_act where ${matching} order by id desc limit ${limit} offset ${offset}`,
    ]);
    return { total: count!.total, rows: [...rows] };
  },
});
