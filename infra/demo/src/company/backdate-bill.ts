import { startOfShanghaiDay } from '@mall/domain/time';
import type { PoolDatabase } from '@mall/mall-api/filling';

/** Moves an example bill, what happened to it and what was paid to the days after it closed. @param closedOn '2026-10-26' @param dueOn where it is still to be paid */
export async function backdateBill({ sql }: PoolDatabase, id: string, closedOn: string, dueOn?: string): Promise<void> {
  const closed = startOfShanghaiDay(closedOn);
  await sql`update credit_bill set created_at = ${closed}, confirmed_at = confirmed_at - (now() - ${closed}::timestamptz) + interval '2 days',
    settled_at = settled_at - (now() - ${closed}::timestamptz) + interval '20 days', due_on = coalesce(${dueOn ?? null}::date, due_on) where id = ${id}`;
  await sql`update credit_bill_event e set at = ${closed}::timestamptz + (n.place - 1) * interval '4 days 3 hours'
    from (select id, row_number() over (order by id) as place from credit_bill_event where bill_id = ${id}) n where n.id = e.id`;
  await sql`update credit_bill_dispute set at = ${closed}::timestamptz + interval '1 day', settled_at = ${closed}::timestamptz + interval '3 days'
    where bill_id = ${id} and settled_at is not null`;
  await sql`update payment set paid_at = ${closed}::timestamptz + interval '20 days' where subject = 'creditBill' and subject_id = ${id}`;
  await sql`update notification set created_at = ${closed}, read_at = ${closed}, sms = 'none', mail = 'none' where subject like ${`credit-bill:${id}%`}`;
}
