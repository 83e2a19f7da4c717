import type { Database } from '../database/database.ts';

/** For tests: where money in isn't money of orders + refunds + balance. A mall whose embedded cashiers keep books, and which has told their refunds. Empty where all adds up. */
export async function moneyFaults({ sql }: Pick<Database, 'sql'>): Promise<string[]> {
  const sum = async (rows: Promise<{ amount: number | null }[]>) => (await rows)[0]!.amount ?? 0;
  const taken = await sum(sql`select sum(amount)::bigint as amount from cashier_statement where kind = 'payment'`);
  const sent = await sum(sql`select sum(amount)::bigint as amount from cashier_statement where kind = 'refund'`);
  const deposited = await sum(sql`select sum(amount)::bigint as amount from customer_balance_record where kind = 'deposit'`);
  const transferred = await sum(
    sql`select sum(amount)::bigint as amount from payment where method in ('offlineTransfer', 'cashOnDelivery')`,
  );
  const returned = await sum(
    sql`select sum(amount)::bigint as amount from payment_refund where method in ('offlineTransfer', 'cashOnDelivery')`,
  );
  const balances = await sum(sql`select sum(amount)::bigint as amount from customer_balance`);
  const kept = await sum(sql`
    select sum(p.amount - coalesce((select sum(r.amount) from payment_refund r where r.payment_id = p.id), 0))::bigint as amount
    from payment p join sales_order o on o.id = p.order_id where p.method <> 'credit' and o.status <> 'cancelled'`);
  // What bills took stays with the mall, but for what came back later and went into the balance.
  const billed = await sum(sql`
    select coalesce((select sum(amount) from payment where subject = 'creditBill'), 0)::bigint
      - coalesce((select sum(amount) from credit_bill_item where kind = 'surplus'), 0)::bigint as amount`);
  const memberships = await sum(sql`
    select sum(p.amount - coalesce((select sum(r.amount) from payment_refund r where r.payment_id = p.id), 0))::bigint as amount
    from payment p where p.subject = 'membership'`);
  const faults: string[] = [];
  const moneyIn = taken + deposited + transferred;
  const moneyThere = kept + sent + returned + balances + billed + memberships;
  if (moneyIn !== moneyThere)
    faults.push(
      `${moneyIn} came in (${taken} ${deposited} ${transferred}), ${moneyThere} is there (${kept} ${sent} ${returned} ${balances} ${billed} ${memberships})`,
    );
  const onCredit = await sum(sql`
    select sum(p.amount - coalesce((select sum(r.amount) from payment_refund r where r.payment_id = p.id), 0))::bigint as amount
    from payment p join sales_order o on o.id = p.order_id where p.method = 'credit' and o.status <> 'cancelled'`);
  const drawn = await sum(sql`select sum(amount - released)::bigint as amount from credit_use`);
  if (onCredit !== drawn) faults.push(`orders are on account with ${onCredit}, drawn is ${drawn}`);
  const [waiting] = await sql<{ n: number }[]>`
    select count(*)::int as n from payment_refund where status = 'pending' and method not in ('offlineTransfer', 'cashOnDelivery')`;
  if (waiting!.n > 0) faults.push(`${waiting!.n} refunds wait`);
  return faults;
}
