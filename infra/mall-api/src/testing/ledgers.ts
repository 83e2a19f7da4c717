import type { Database } from '../database/database.ts';

/** For tests: what does not agree in the books of a mall. Empty where all is well. */
export async function ledgerFaults({ sql }: Pick<Database, 'sql'>): Promise<string[]> {
  const found = await sql<{ fault: string }[]>`
    select 'balance of ' || b.customer_id || ' is ' || b.amount || ', its records say ' || coalesce(sum(r.amount), 0) as fault
      from customer_balance b left join customer_balance_record r using (customer_id) group by b.customer_id having b.amount <> coalesce(sum(r.amount), 0)
    union all
    select 'order ' || o.id || ' is paid but has no payment' from sales_order o
      where o.paid_at is not null and o.status <> 'cancelled' and not exists (select 1 from payment p where p.order_id = o.id)
    union all
    select 'order ' || o.id || ' was paid ' || count(*) || ' times' from sales_order o join payment p on p.order_id = o.id group by o.id having count(*) > 1
    union all
    select 'payment of ' || p.order_id || ' took no balance' from payment p where p.method = 'balance' and not exists
      (select 1 from customer_balance_record r where r.kind = 'payment' and r.reference = p.order_id and r.amount = -p.amount)
    union all
    select 'payment of ' || p.order_id || ' used no credit' from payment p where p.method = 'credit' and not exists
      (select 1 from credit_use u where u.order_id = p.order_id and u.amount = p.amount)
    union all
    select 'balance paid ' || r.reference || ', which is no payment' from customer_balance_record r
      where r.kind = 'payment' and not exists (select 1 from payment p where p.order_id = r.reference)
    union all
    select 'of SKU ' || k.sku_id || ' ' || k.reserved || ' are reserved, for orders ' || coalesce(sum(r.quantity), 0) from stock k
      left join (select s.id as sku_id, r.warehouse_id, r.quantity from sales_order_reservation r
        join sales_order_item i on i.id = r.order_item_id join sku s on s.sku_number = i.sku_number) r using (sku_id, warehouse_id)
      group by k.sku_id, k.warehouse_id, k.reserved having k.reserved <> coalesce(sum(r.quantity), 0)
    union all
    select 'order ' || o.id || ' has no lines' from sales_order o where not exists (select 1 from sales_order_item i where i.order_id = o.id)`;
  return found.map(({ fault }) => fault);
}
