import type { WebhookEventType } from '@mall/api-contract/webhook';
import { json } from '../../database/columns.ts';
import type { Database } from '../../database/database.ts';

/** An event of the log. */
export interface EventRow {
  number: number;
  id: string;
  type: WebhookEventType;
  subject: string;
  data: unknown;
  at: string;
}

/** The log of what happened. */
export const webhookEventRepository = ({ sql }: Database) => ({
  /** One statement: the event, and a place in the line of every endpoint that wants it. A line that is about to end is waited for. */
  record: ({ id, type, subject, data }: Pick<EventRow, 'id' | 'type' | 'subject' | 'data'>) => sql`
    with event as (
      insert into webhook_event (id, type, subject, data) values (${id}, ${type}, ${subject}, ${json(sql, data)}) returning number
    ), delivery as (
      insert into webhook_delivery (endpoint_id, event_number, subject)
      select e.id, event.number, ${subject} from webhook_endpoint e, event
      where e.state = 'enabled' and e.events && array[${type}::text, '*'] order by e.id returning endpoint_id
    )
    insert into webhook_line (endpoint_id, subject) select endpoint_id, ${subject} from delivery
    on conflict (endpoint_id, subject) do update set next_at = webhook_line.next_at`,

  async numberOf(id: string): Promise<number | undefined> {
    const [row] = await sql<{ number: number }[]>`select number from webhook_event where id = ${id}`;
    return row?.number;
  },

  /**
   * Sends a range of the log again, what an endpoint has not been told of too; in a transaction. What is being sent meanwhile is let
   * finish, and is sent again when its turn comes. @returns how many
   */
  async replay(endpointId: string, { from, to }: { from: Bound; to?: Bound | undefined }): Promise<number> {
    // Lines before deliveries, as who notes an answer does: so nobody waits in a circle.
    await sql`select from webhook_line where endpoint_id = ${endpointId} order by subject for update`;
    const after = 'number' in from ? sql`v.number >= ${from.number}` : sql`v.at >= ${from.at}`;
    const before = !to ? sql`true` : 'number' in to ? sql`v.number <= ${to.number}` : sql`v.at <= ${to.at}`;
    const [row] = await sql<{ count: number }[]>`
      with again as (
        insert into webhook_delivery (endpoint_id, event_number, subject)
        select e.id, v.number, v.subject from webhook_event v join webhook_endpoint e on e.id = ${endpointId} and e.events && array[v.type, '*']
        where ${after} and ${before} order by v.number
        on conflict (endpoint_id, event_number) do update set state = 'waiting', attempts = 0, last_status = null, last_error = ''
        returning subject
      ), line as (
        insert into webhook_line (endpoint_id, subject) select distinct ${endpointId}, subject from again order by subject
        on conflict (endpoint_id, subject) do update
          set claim = '', failing_since = null, next_at = case when webhook_line.claim = '' then now() else webhook_line.next_at end
      )
      select count(*)::int as count from again`;
    return row!.count;
  },

  /** What is older than `days` and no enabled endpoint waits for. */
  async deleteOld(days: number): Promise<void> {
    await sql`delete from webhook_event v where at < now() - ${days} * interval '1 day' and not exists (
      select from webhook_delivery d join webhook_endpoint e on e.id = d.endpoint_id
      where d.event_number = v.number and d.state = 'waiting' and e.state = 'enabled')`;
    await sql`delete from webhook_line l where not exists (
      select from webhook_delivery d where d.endpoint_id = l.endpoint_id and d.subject = l.subject and d.state = 'waiting')`;
  },
});

/** Where a range of the log begins or ends, included: at an event, or at an instant. */
export type Bound = { number: number } | { at: string };
