import type { Database } from '../../database/database.ts';

/** What visitors leave while they look: that they are there, and which list they came from. */
export const visitRepository = ({ sql }: Database) => ({
  /** @returns how many looked within the last minutes, this one among them */
  async see(entityType: number, entityId: string, visitor: string, minutes: number): Promise<number> {
    await sql`
      insert into page_visit (entity_type, entity_id, visitor) values (${entityType}, ${entityId}, ${visitor})
      on conflict (entity_type, entity_id, visitor) do update set seen_at = now()`;
    const [row] = await sql<{ n: number }[]>`
      select count(*)::int as n from page_visit
      where entity_type = ${entityType} and entity_id = ${entityId} and seen_at > now() - make_interval(mins => ${minutes})`;
    return row!.n;
  },
  async record(visitor: string, { requestId, requestUrl, keyword }: { requestId: string; requestUrl: string; keyword: string }) {
    await sql`
      insert into request_record (request_id, visitor, request_url, keyword) values (${requestId}, ${visitor}, ${requestUrl}, ${keyword})
      on conflict (request_id, visitor) do update set request_url = excluded.request_url, keyword = excluded.keyword, at = now()`;
  },
  async recorded(visitor: string, requestId: string) {
    const [row] = await sql<{ requestUrl: string; keyword: string }[]>`
      select request_url, keyword from request_record where request_id = ${requestId} and visitor = ${visitor}`;
    return row;
  },
  async sweep(mostRecords: number) {
    await sql`delete from page_visit where seen_at < now() - interval '1 hour'`;
    await sql`delete from request_record where at < now() - interval '30 days'`;
    await sql`delete from request_record where (request_id, visitor) in (select request_id, visitor from request_record order by at desc offset ${mostRecords})`;
  },
});
