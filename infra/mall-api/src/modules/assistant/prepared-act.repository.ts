import type { Database } from '../../database/database.ts';

export interface PreparedActRow {
  id: string;
  tool: string;
  input: Record<string, unknown>;
  state: 'waiting' | 'doing' | 'done' | 'expired' | 'ended';
  keyName: string;
  createdAt: string;
  expiresAt: string;
}

const isOpen = (sql: Database['sql']) =>
  sql`(a.state = 'waiting' or (a.state = 'doing' and coalesce(a.began_at, a.created_at) < now() - interval '1 minute'))`;

/** What keys prepared for their people. */
export const preparedActRepository = ({ sql }: Database) => ({
  async insert(act: { id: string; keyId: number; kpId: number; tool: string; input: Record<string, unknown> }) {
    await sql`insert into assistant_act (id, key_id, kp_id, tool, input)
      values (${act.id}, ${act.keyId}, ${act.kpId}, ${act.tool}, ${sql.json(act.input as never)})`;
  },
  /** What was begun a minute ago and didn't end may be begun again: whoever did it was killed, and its idempotency key knows how far it came. */
  async find(kpId: number, id: string): Promise<PreparedActRow | undefined> {
    const [row] = await sql<PreparedActRow[]>`select a.id, a.tool, a.input, k.name as key_name, a.created_at, a.expires_at,
        case when a.state = 'done' or (a.state = 'doing' and not ${isOpen(sql)}) then a.state
          when k.ended_at is not null then 'ended' when a.expires_at <= now() then 'expired' else 'waiting' end as state
      from assistant_act a join assistant_key k on k.id = a.key_id where a.id = ${id} and a.kp_id = ${kpId}`;
    return row;
  },
  /** @returns whether it was open: of fifty presses one begins it. Nothing that an ended key prepared is begun */
  async begin(kpId: number, id: string): Promise<boolean> {
    const rows = await sql`update assistant_act a set state = 'doing', began_at = now() from assistant_key k
      where a.id = ${id} and a.kp_id = ${kpId} and ${isOpen(sql)} and a.expires_at > now()
        and k.id = a.key_id and k.ended_at is null returning 1`;
    return rows.length > 0;
  },
  async set(id: string, state: 'waiting' | 'done') {
    await sql`update assistant_act set state = ${state} where id = ${id}`;
  },
  async removeOld() {
    await sql`delete from assistant_act where created_at < now() - interval '90 days'`;
  },
});
