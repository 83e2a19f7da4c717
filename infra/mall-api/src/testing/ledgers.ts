import type { Database } from '../database/database.ts';
import { billFaults } from './bill-faults.ts';

/** For tests: what does not agree in the books of a mall. Empty where all is well. */
export async function ledgerFaults({ sql }: Pick<Database, 'sql'>): Promise<string[]> {
  const found = await sql<{ fault: string }[]>`
    select 'balance of ' || b.customer_id || ' is ' || b.amount || ', its records say ' || coalesce(sum(r.amount), 0) as fault
      from customer_balance b left join customer_balance_record r using (customer_id) group by b.customer_id having b.amount <> coalesce(sum(r.amount), 0)
    union all
    select 'order ' || o.id || ' is paid but has no payment' from sales_order o
      where o.paid_at is not null and o.payable > 0 and o.status <> 'cancelled' and not exists (select 1 from payment p where p.order_id = o.id)
    union all
    select 'order ' || o.id || ' of ' || o.payable || ' took in ' || t.amount from sales_order o join lateral (
        select sum(p.amount) - coalesce((select sum(r.amount) from payment_refund r where r.order_id = o.id and r.request like 'change:%'), 0) as amount
        from payment p where p.order_id = o.id) as t on t.amount is not null
      where t.amount > o.payable or (o.paid_at is not null and o.status <> 'cancelled' and t.amount <> o.payable)
    union all
    select 'payment ' || p.id || ' of ' || p.amount || ' gave back ' || sum(r.amount) from payment p join payment_refund r on r.payment_id = p.id
      group by p.id having sum(r.amount) > p.amount
    union all
    select 'order ' || o.id || ' is cancelled and keeps ' || sum(p.amount - coalesce(r.amount, 0)) from sales_order o join payment p on p.order_id = o.id
      left join (select payment_id, sum(amount) as amount from payment_refund group by payment_id) r on r.payment_id = p.id
      where o.status = 'cancelled' group by o.id having sum(p.amount - coalesce(r.amount, 0)) <> 0
    union all
    select 'refund ' || f.id || ' put no balance back' from payment_refund f where f.method = 'balance' and not exists
      (select 1 from customer_balance_record r where r.kind = 'refund' and r.reference = f.id and r.amount = f.amount)
    union all
    select 'order ' || u.order_id || ' released ' || u.released || ' of its credit, refunded ' || coalesce(sum(f.amount), 0) from credit_use u
      left join payment_refund f on f.order_id = u.order_id and f.method = 'credit' group by u.id having u.released <> coalesce(sum(f.amount), 0)
    union all
    select 'payment of ' || p.subject_id || ' took no balance' from payment p where p.method = 'balance' and not exists
      (select 1 from customer_balance_record r where r.kind = 'payment' and r.reference = coalesce(p.order_id, p.reference) and r.amount = -p.amount)
    union all
    select 'payment of ' || p.order_id || ' used no credit' from payment p where p.method = 'credit' and not exists
      (select 1 from credit_use u where u.order_id = p.order_id and u.amount = p.amount)
    union all
    select 'balance paid ' || r.reference || ', which is no payment' from customer_balance_record r
      where r.kind = 'payment' and not exists (select 1 from payment p where coalesce(p.order_id, p.reference) = r.reference)
    union all
    select 'of SKU ' || k.sku_id || ' ' || k.reserved || ' are reserved, for orders and requests ' || coalesce(sum(r.quantity), 0) from stock k
      left join (select s.id as sku_id, r.warehouse_id, r.quantity from sales_order_reservation r
        join sales_order_item i on i.id = r.order_item_id join sku s on s.sku_number = i.sku_number
        union all select s.id, a.warehouse_id, a.quantity from approval_stock a join sku s using (sku_number)) r using (sku_id, warehouse_id)
      group by k.sku_id, k.warehouse_id, k.reserved having k.reserved <> coalesce(sum(r.quantity), 0)
    union all
    select 'of coupon package ' || p.id || ' ' || p.received || ' were received, there are ' || count(c.id) from coupon_package p
      left join coupon c on c.package_id = p.id group by p.id having p.received <> count(c.id)
    union all
    select 'coupon ' || u.coupon_id || ' is used by order ' || u.order_id || ', which has none of it' from coupon_use u
      where not exists (select 1 from sales_order o join sales_order_item i on i.order_id = o.id, jsonb_array_elements(i.discount_parts) d
        where o.id = u.order_id and o.status <> 'cancelled' and d->>'kind' = 'coupon' and (d->>'id')::int = u.coupon_id)
      and not exists (select 1 from approval_request a where a.order_id = u.order_id and a.is_kept)
    union all
    select 'request ' || a.id || ' is ' || a.status || ' and keeps stock' from approval_request a
      where a.status <> 'submitted' and (a.is_kept or exists (select 1 from approval_stock s where s.request_id = a.id))
    union all
    select 'request ' || a.id || ' is ' || a.status || ', its order ' || coalesce(o.status, 'none') from approval_request a
      left join sales_order o on o.id = a.order_id where (a.status = 'approved') <> (o.id is not null)
    union all
    select 'order ' || o.id || ' counts ' || s.amount || ' to budgets' from approval_spending s join sales_order o on o.id = s.order_id
      where (o.status = 'cancelled' and s.amount <> 0) or (o.status <> 'cancelled' and o.paid_at is null and s.amount <> o.payable)
    union all
    select 'line ' || i.id || ' has ' || i.discount || ' off, its parts ' || sum((d->>'fen')::bigint) from sales_order_item i, jsonb_array_elements(i.discount_parts) d
      group by i.id having i.discount <> sum((d->>'fen')::bigint)
    union all
    select 'line ' || i.id || ' has ' || i.signed_quantity || ' pieces signed for and ' || sum(coalesce(l.received_quantity, l.quantity)) || ' in cases'
      from sales_order_item i join after_sales_line l on l.order_item_id = i.id join after_sales_case c on c.id = l.case_id
      where c.status in ('pendingReview', 'awaitingReturn', 'processing') or l.refund is not null
      group by i.id having sum(coalesce(l.received_quantity, l.quantity)) > i.signed_quantity
    union all
    select 'line ' || i.id || ' cost ' || (i.total - i.discount) || ' and gave back ' || sum(l.refund) from sales_order_item i
      join after_sales_line l on l.order_item_id = i.id group by i.id having sum(l.refund) > i.total - i.discount
    union all
    select 'case ' || c.id || ' gave ' || c.refund || ' back, its lines ' || coalesce(sum(l.refund), 0) || ', its payments ' || coalesce((select sum(r.amount)
      from payment_refund r where r.order_id = c.order_id and r.request = 'after-sales:' || c.id), 0)
      from after_sales_case c join after_sales_line l on l.case_id = c.id where c.refund is not null group by c.id
      having c.refund <> coalesce(sum(l.refund), 0) or c.refund <> coalesce((select sum(r.amount)
        from payment_refund r where r.order_id = c.order_id and r.request = 'after-sales:' || c.id), 0)
    union all
    select 'refund ' || r.id || ' is of a case that gave nothing back' from payment_refund r where r.request like 'after-sales:%' and not exists
      (select 1 from after_sales_case c where r.request = 'after-sales:' || c.id and c.status = 'completed' and c.refund is not null)
    union all
    select 'order ' || o.id || ' has no lines' from sales_order o where not exists (select 1 from sales_order_item i where i.order_id = o.id)`;
  return [...found.map(({ fault }) => fault), ...(await billFaults({ sql }))];
}
