-- What came in for an order, as other systems are told of it (rule webhook 2).
alter table sales_order add column payments jsonb not null default '[]';
update sales_order o set payments = p.all_of_it
from (
  select order_id, jsonb_agg(jsonb_build_object('method', method, 'amount', amount, 'reference', reference) order by id) as all_of_it
  from payment where order_id is not null group by order_id
) p
where p.order_id = o.id;
