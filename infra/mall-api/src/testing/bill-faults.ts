import type { Database } from '../database/database.ts';

/** For tests: what does not agree in the books of bills on account. Empty where all is well. */
export async function billFaults({ sql }: Pick<Database, 'sql'>): Promise<string[]> {
  const found = await sql<{ fault: string }[]>`
    select 'bill ' || b.id || ' of ' || b.amount || ' has lines of ' || coalesce(sum(i.amount), 0) as fault from credit_bill b
      left join credit_bill_item i on i.bill_id = b.id group by b.id having b.amount <> coalesce(sum(i.amount), 0)
    union all
    select 'bill ' || b.id || ' took ' || b.paid || ', its payments ' || coalesce(sum(p.amount), 0) from credit_bill b
      left join payment p on p.subject = 'creditBill' and p.subject_id = b.id group by b.id having b.paid <> coalesce(sum(p.amount), 0)
    union all
    select 'bill ' || b.id || ' is ' || b.state || ' with ' || (b.amount - b.paid) || ' open' from credit_bill b
      where (b.state = 'paid' and b.amount <> b.paid) or (b.state in ('toPay', 'partlyPaid', 'overdue') and b.amount = b.paid)
        or (b.state = 'partlyPaid' and b.paid = 0) or (b.state in ('toConfirm', 'disputed') and b.paid > 0)
    union all
    select 'order ' || u.order_id || ' has ' || u.billed || ' on bills, their lines say ' || coalesce(sum(i.amount), 0) from credit_use u
      left join credit_bill_item i on i.order_id = u.order_id group by u.id having u.billed <> coalesce(sum(i.amount), 0)
    union all
    select 'line ' || i.line_id || ' of order ' || i.order_id || ' is on bills with ' || sum(i.amount) from credit_bill_item i
      where i.line_id >= 0 and i.order_id <> '' group by i.order_id, i.line_id having sum(i.amount) < 0
    union all
    select 'customer ' || a.customer_id || ' is ' || a.status || ' and has ' || count(b.id) || ' overdue bills' from credit_account a
      left join credit_bill b on b.customer_id = a.customer_id and b.overdue_at is not null and b.paid < b.amount
      where a.status in (25, 30) group by a.customer_id having (a.status = 30) <> (count(b.id) > 0)
    union all
    select 'customer ' || a.customer_id || ' uses ' || (u.amount + b.amount) || ' of ' || a.limit_amount from credit_account a
      join lateral (select coalesce(sum(amount - released - billed), 0) as amount from credit_use where customer_id = a.customer_id) u on true
      join lateral (select coalesce(sum(amount - paid), 0) as amount from credit_bill where customer_id = a.customer_id) b on true
      where u.amount + b.amount > a.limit_amount`;
  return found.map(({ fault }) => fault);
}
