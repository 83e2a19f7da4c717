import postgres from 'postgres';
import type { Kp } from '../http/caller.ts';

/**
 * For tests and measurements: orders of one company from today backwards, one every ten minutes, with `linesEach` lines. Every 97th has the project number
 * 技改-…, every 7th is unpaid; a tenth of them is `colleague`'s.
 */
export async function manyOrders(
  url: string,
  { kp, colleague, count, linesEach = 1 }: { kp: Kp; colleague: number; count: number; linesEach?: number },
): Promise<void> {
  const prefix = `m${kp.kpId}-`;
  // On a connection of its own: a statement of the mall may take some seconds only, these take longer.
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    await sql`
    insert into sales_order (id, order_number, customer_id, kp_id, customer_name, contact_name, status, payment_method, goods, discount, freight, payable,
      project_number, address_id, address, province_id, invoice_id, quote_token, content_hash, request_hash, created_at, expires_at, paid_at)
    select ${prefix} || i, 'SO' || to_char(now() - i * interval '10 minutes', 'YYYYMMDD') || '-' || lpad(((${kp.kpId}::bigint * 1000000 + i) % 10000000)::text, 7, '0'),
      ${kp.customerId}, case when i % 10 = 0 then ${colleague}::int else ${kp.kpId}::int end, '上海启衡机械有限公司', '王建国',
      case when i % 7 = 0 then 'pendingPayment' when i % 97 = 1 then 'shipped' when i % 11 = 0 then 'cancelled' else 'completed' end,
      'unionPay', 1000, 0, 0, 1000, case when i % 97 = 0 then '技改-' || i else '' end,
      1, '{"consignee":"李收货","mobile":"13800000000","province":"上海市","region":"上海市浦东新区","detail":"张江路1号"}', 10009, 0,
      ${prefix} || i, '', '', now() - i * interval '10 minutes', now() + interval '3 days', null
    from generate_series(1, ${count}::int) as i`;
    await sql`
    insert into sales_order_item (order_id, position, sku_number, product_name, manufacturer_name, manufacturer_part_number, order_code, thumb_url,
      sales_pack_uom, quantity, unit_price, total, discount, delivery_time_id, delivery_time_name, customer_item_no)
    select o.id, p, 'AA' || (1000 + (hashtext(o.id) & 4095) + p), '火也 内六角圆柱头螺钉 M' || (3 + p % 20) || '×' || (10 + (hashtext(o.id) & 63)) || ' 304不锈钢', '火也',
      'GB70.1-' || (hashtext(o.id) & 1023), '1015' || p, '/img/AA1001.svg', '个', 10, 100, 1000, 0, 1, '当日发货', case when p % 3 = 0 then '=WL-' || p else '' end
    from sales_order o, generate_series(0, ${linesEach}::int - 1) as p where o.customer_id = ${kp.customerId} and o.id like ${`${prefix}%`}`;
    await sql`analyze sales_order, sales_order_item`;
    // Made anew, because keeping it up while thousands come takes minutes.
    await sql`drop index sales_order_search_grams`;
    await sql`
    insert into sales_order_search select o.id, w.words, order_grams(o.customer_id, w.words)
    from sales_order o, lateral (select order_words(o.id) as words) as w where o.customer_id = ${kp.customerId} and o.id like ${`${prefix}%`}`;
    await sql`create index sales_order_search_grams on sales_order_search using gin (grams) with (fastupdate = off)`;
    await sql`vacuum (analyze) sales_order, sales_order_item, sales_order_search`;
  } finally {
    await sql.end();
  }
}
