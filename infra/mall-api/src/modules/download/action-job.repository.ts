import { columns, json } from '../../database/columns.ts';
import type { Database } from '../../database/database.ts';

export interface ActionJobRow {
  id: string;
  kpId: number;
  customerId: number;
  kind: string;
  input: Record<string, unknown>;
  state: 'waiting' | 'running' | 'done' | 'failed';
  progress: number;
  attempts: number;
  message: string;
  fileId: string | null;
  heldUntil: Date | string | null;
}

/** Long work that somebody asked for. Who works on it holds the row for some seconds, and renews that while the work goes on. */
export const actionJobRepository = ({ sql }: Database) => {
  const fields = sql`id, kp_id, customer_id, kind, input, state, progress, attempts, message, file_id, held_until`;
  return {
    /** One that is open stays the one there is. @returns undefined where there is one already */
    async insert(job: {
      id: string;
      kpId: number;
      customerId: number;
      kind: string;
      subject: string;
      input: object;
    }): Promise<string | undefined> {
      const rows = await sql<{ id: string }[]>`
        insert into action_job ${columns(sql, { ...job, input: json(sql, job.input) })}
        on conflict (kp_id, kind, subject) where state in ('waiting', 'running') do nothing returning id`;
      return rows[0]?.id;
    },
    async open(kpId: number, kind: string, subject: string): Promise<string | undefined> {
      const rows = await sql<{ id: string }[]>`
        select id from action_job where kp_id = ${kpId} and kind = ${kind} and subject = ${subject} and state in ('waiting', 'running')`;
      return rows[0]?.id;
    },
    async find(id: string, kpId?: number): Promise<ActionJobRow | undefined> {
      const rows = await sql<ActionJobRow[]>`
        select ${fields} from action_job where id = ${id} ${kpId === undefined ? sql`` : sql`and kp_id = ${kpId}`}`;
      return rows[0];
    },
    /** Holds one that is open and nobody works on. @returns undefined where somebody does, or it has ended */
    async hold(id: string, heldBy: string, seconds: number): Promise<ActionJobRow | undefined> {
      const rows = await sql<ActionJobRow[]>`
        update action_job set state = 'running', attempts = attempts + 1, held_by = ${heldBy},
          held_until = clock_timestamp() + make_interval(secs => ${seconds})
        where id = ${id} and state in ('waiting', 'running') and (held_until is null or held_until < clock_timestamp()) returning ${fields}`;
      return rows[0];
    },
    renew: (id: string, heldBy: string, seconds: number, progress?: number) => sql`
      update action_job set held_until = clock_timestamp() + make_interval(secs => ${seconds}), progress = greatest(progress, ${progress ?? 0})
      where id = ${id} and held_by = ${heldBy} and state = 'running'`,
    /** Ends it, by who holds it. @returns whether that was so */
    async end(id: string, heldBy: string, end: { state: 'done'; fileId: string } | { state: 'failed'; message: string }): Promise<boolean> {
      const change = end.state === 'done' ? { ...end, progress: 100 } : end;
      const rows = await sql`
        update action_job set ${columns(sql, { ...change, heldUntil: null })}, ended_at = now()
        where id = ${id} and held_by = ${heldBy} and state = 'running' returning id`;
      return rows.length > 0;
    },
    /** Lets it wait for the next try. */
    letGo: (id: string, heldBy: string) =>
      sql`update action_job set state = 'waiting', held_until = null where id = ${id} and held_by = ${heldBy} and state = 'running'`,
    left: async (): Promise<{ id: string; heldUntil: Date | null }[]> => [
      ...(await sql<{ id: string; heldUntil: Date | null }[]>`
        select id, held_until from action_job where state in ('waiting', 'running') order by created_at limit 1000`),
    ],
    forgetOld: (days: number) => sql`delete from action_job where created_at < now() - make_interval(days => ${days})`,
  };
};
