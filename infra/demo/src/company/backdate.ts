import { compactDate } from '@mall/domain/time';
import type { PoolDatabase } from '@mall/mall-api/filling';

/** Moves an example order and everything that happened to it some days into the past, its number with it. */
export async function backdate({ sql }: PoolDatabase, orderId: string, days: number): Promise<void> {
  const past = sql`make_interval(days => ${days})`;
  const day = compactDate(new Date(Date.now() - days * 86_400_000));
  await sql`
    update sales_order set order_number = 'SO' || ${day} || substr(order_number, 11), created_at = created_at - ${past}, expires_at = expires_at - ${past},
      paid_at = paid_at - ${past}, shipped_at = shipped_at - ${past}, completed_at = completed_at - ${past}, cancelled_at = cancelled_at - ${past}
    where id = ${orderId}`;
  await sql`update sales_order_event set at = at - ${past} where order_id = ${orderId}`;
  await sql`update invoice set created_at = created_at - ${past} where id in (select invoice_id from invoice_line where order_id = ${orderId})`;
  await sql`update payment set paid_at = paid_at - ${past} where order_id = ${orderId}`;
  await sql`update credit_use set at = at - ${past} where order_id = ${orderId}`;
  await sql`
    update delivery_package set package_number = 'BG' || ${day} || substr(package_number, 11), shipped_at = shipped_at - ${past},
      last_trace_at = last_trace_at - ${past}, delivered_at = delivered_at - ${past}, signed_at = signed_at - ${past}
    where order_id = ${orderId}`;
  await sql`
    update delivery_trace set at = at - ${past} where package_id in (select id from delivery_package where order_id = ${orderId})`;
}
