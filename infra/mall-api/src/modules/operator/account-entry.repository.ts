import type { Database } from '../../database/database.ts';

export interface EntryRow {
  id: string;
  operatorId: number;
  operatorName: string;
  kpId: number;
  reason: string;
  enteredAt: string;
}
/** Links by which operators enter customers' accounts, and what was written in there. */
export const accountEntryRepository = ({ sql }: Database) => ({
  async insert(entry: { id: string; operatorId: number; kpId: number; reason: string }, tokenHash: Buffer, minutes: number) {
    await sql`insert into account_entry (id, operator_id, kp_id, reason, token_hash, link_ends_at)
      values (${entry.id}, ${entry.operatorId}, ${entry.kpId}, ${entry.reason}, ${tokenHash}, now() + ${minutes} * interval '1 minute')`;
  },
  /** Uses a link up. Of two at the same moment one gets it. */
  async use(tokenHash: Buffer): Promise<{ id: string; operatorId: number; kpId: number } | undefined> {
    const [row] = await sql<{ id: string; operatorId: number; kpId: number }[]>`update account_entry set entered_at = now()
      where token_hash = ${tokenHash} and entered_at is null and link_ends_at > now() returning id, operator_id, kp_id`;
    return row;
  },
  async entered(id: string, sessionHash: Buffer) {
    await sql`update account_entry set session_hash = ${sessionHash} where id = ${id}`;
  },
  page: (kpIds: readonly number[], offset: number, limit: number) => sql<EntryRow[]>`
    select e.id, e.operator_id, o.name as operator_name, e.kp_id, e.reason, e.entered_at
    from account_entry e join operator o on o.id = e.operator_id
    where e.kp_id = any(${[...kpIds]}) and e.entered_at is not null order by e.entered_at desc offset ${offset} limit ${limit}`,
  async count(kpIds: readonly number[]): Promise<number> {
    const [row] = await sql<
      { n: number }[]
    >`select count(*)::int as n from account_entry where kp_id = any(${[...kpIds]}) and entered_at is not null`;
    return row!.n;
  },
});
