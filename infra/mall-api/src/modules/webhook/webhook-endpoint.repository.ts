import { columns } from '../../database/columns.ts';
import type { Database } from '../../database/database.ts';

export interface EndpointRow {
  id: string;
  url: string;
  /** Types of events; `*` is every one. */
  events: string[];
  state: 'enabled' | 'disabled';
  secret: Buffer;
  previousSecret: Buffer | null;
  previousUntil: string | null;
  madeBy: string;
  madeAt: string;
  failingSince: string | null;
}

/** How an endpoint fares. */
export interface EndpointFigures {
  id: string;
  waiting: number;
  /** Since when the event has waited that waits longest. */
  waitingSince: string | null;
  lastError: string;
}

export interface DeliveryRow {
  eventId: string;
  type: string;
  subject: string;
  at: string;
  state: 'waiting' | 'delivered';
  attempts: number;
  lastStatus: number | null;
  lastError: string;
}

/** Where other systems hear. */
export const webhookEndpointRepository = ({ sql }: Database) => ({
  insert: (endpoint: Pick<EndpointRow, 'id' | 'url' | 'events' | 'secret' | 'madeBy'>) =>
    sql`insert into webhook_endpoint ${columns(sql, endpoint)}`,
  all: async (): Promise<EndpointRow[]> => [...(await sql<EndpointRow[]>`select * from webhook_endpoint order by made_at, id`)],
  async find(id: string): Promise<EndpointRow | undefined> {
    const [row] = await sql<EndpointRow[]>`select * from webhook_endpoint where id = ${id}`;
    return row;
  },
  /** Those that something is to be sent to now. */
  due: async (): Promise<EndpointRow[]> => [
    ...(await sql<EndpointRow[]>`select * from webhook_endpoint e where state = 'enabled'
      and exists (select from webhook_line l where l.endpoint_id = e.id and l.next_at <= now())`),
  ],
  remove: (id: string) => sql`delete from webhook_endpoint where id = ${id}`,
  /** The secret that was goes on signing for `hours`. */
  rotate: (id: string, secret: Buffer, hours: number) => sql`
    update webhook_endpoint set previous_secret = secret, previous_until = now() + ${hours} * interval '1 hour', secret = ${secret} where id = ${id}`,
  disable: (id: string) => sql`update webhook_endpoint set state = 'disabled' where id = ${id}`,
  /** From now on, and at once what has waited. */
  enable: (id: string) => sql`
    with line as (update webhook_line set next_at = now(), failing_since = null where endpoint_id = ${id} and claim = '')
    update webhook_endpoint set state = 'enabled', failing_since = null where id = ${id}`,
  figures: async (): Promise<EndpointFigures[]> => [
    ...(await sql<EndpointFigures[]>`
      select e.id, count(d.*)::int as waiting, min(v.at) as waiting_since,
        coalesce((array_agg(d.last_error order by d.last_at desc nulls last) filter (where d.last_error <> ''))[1], '') as last_error
      from webhook_endpoint e left join webhook_delivery d on d.endpoint_id = e.id and d.state = 'waiting' left join webhook_event v on v.number = d.event_number
      group by e.id`),
  ],
  /** The newest first. */
  deliveries: async (endpointId: string, state: DeliveryRow['state'] | undefined, limit: number): Promise<DeliveryRow[]> => [
    ...(await sql<DeliveryRow[]>`
      select v.id as event_id, v.type, v.subject, v.at, d.state, d.attempts, d.last_status, d.last_error
      from webhook_delivery d join webhook_event v on v.number = d.event_number
      where d.endpoint_id = ${endpointId} and ${state ? sql`d.state = ${state}` : sql`true`} order by v.number desc limit ${limit}`),
  ],
});
