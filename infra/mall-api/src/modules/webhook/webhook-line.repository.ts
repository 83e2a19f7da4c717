import type { Database } from '../../database/database.ts';
import type { EventRow } from './webhook-event.repository.ts';

/** The first of a line, for who claimed it. */
export interface Claimed {
  endpointId: string;
  claim: string;
  event: EventRow;
  /** How often it was sent in vain. */
  attempts: number;
}
type Of = Pick<Claimed, 'endpointId' | 'claim'> & { event: Pick<EventRow, 'subject' | 'number'> };
interface Answer {
  status: number | null;
  error: string;
}

/** The lines in which events wait, one an endpoint and subject. */
export const webhookLineRepository = (db: Database) => ({
  /** Claims the line that has been due longest, so that no other process sends of it before `leaseMs` are over. */
  claim: (endpointId: string, claim: string, leaseMs: number): Promise<Claimed | undefined> =>
    db.transaction(async ({ sql }) => {
      const [line] = await sql<{ subject: string }[]>`
        update webhook_line l set claim = ${claim}, next_at = now() + ${leaseMs} * interval '1 millisecond'
        from (select endpoint_id, subject from webhook_line where endpoint_id = ${endpointId} and next_at <= now()
          order by next_at limit 1 for update skip locked) due
        where l.endpoint_id = due.endpoint_id and l.subject = due.subject returning l.subject`;
      if (!line) return undefined;
      // Another statement, which sees what was accepted until the line was locked.
      const [first] = await sql<(EventRow & { attempts: number })[]>`
        select v.*, d.attempts from webhook_delivery d join webhook_event v on v.number = d.event_number
        where d.endpoint_id = ${endpointId} and d.subject = ${line.subject} and d.state = 'waiting' order by d.event_number limit 1`;
      if (!first) return undefined;
      const { attempts, ...event } = first;
      return { endpointId, claim, event, attempts };
    }),

  /** Locks a line that is still claimed. @returns false when somebody else has it by now, or the log is sent again */
  async lock({ endpointId, claim, event }: Of): Promise<boolean> {
    const rows = await db.sql`
      select from webhook_line where endpoint_id = ${endpointId} and subject = ${event.subject} and claim = ${claim} for update`;
    return rows.length > 0;
  },
  note: ({ endpointId, event }: Of, state: 'waiting' | 'delivered', { status, error }: Answer) => db.sql`
    update webhook_delivery set state = ${state}, attempts = attempts + 1, last_status = ${status}, last_error = ${error}, last_at = now()
    where endpoint_id = ${endpointId} and event_number = ${event.number}`,
  /** The next of a locked line may go, if there is one. */
  advance: async ({ endpointId, event: { subject } }: Of) => {
    await db.sql`update webhook_line set claim = '', next_at = now(), failing_since = null where endpoint_id = ${endpointId} and subject = ${subject}`;
    await db.sql`delete from webhook_line where endpoint_id = ${endpointId} and subject = ${subject} and not exists (
      select from webhook_delivery where endpoint_id = ${endpointId} and subject = ${subject} and state = 'waiting')`;
  },
  postpone: ({ endpointId, event }: Of, pauseMs: number) => db.sql`
    update webhook_line set claim = '', next_at = now() + ${pauseMs} * interval '1 millisecond', failing_since = coalesce(failing_since, now())
    where endpoint_id = ${endpointId} and subject = ${event.subject}`,

  /** Marks an endpoint of which something wasn't taken for so long. @returns whether it wasn't marked before */
  async markFailing(endpointId: string, days: number): Promise<boolean> {
    const rows = await db.sql`
      update webhook_endpoint set failing_since = now() where id = ${endpointId} and failing_since is null and exists (
        select from webhook_line where endpoint_id = ${endpointId} and failing_since < now() - ${days} * interval '1 day') returning id`;
    return rows.length > 0;
  },
  /** Takes the mark off once nothing waits for so long any more. @returns whether it was marked */
  async markWell(endpointId: string, days: number): Promise<boolean> {
    const rows = await db.sql`
      update webhook_endpoint set failing_since = null where id = ${endpointId} and failing_since is not null and not exists (
        select from webhook_line where endpoint_id = ${endpointId} and failing_since < now() - ${days} * interval '1 day') returning id`;
    return rows.length > 0;
  },
});
