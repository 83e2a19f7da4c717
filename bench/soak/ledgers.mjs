import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import postgres from 'postgres';

/** The embedded database of a mall's data folder. */
export async function openLedgers(data) {
  const [, , , port] = readFileSync(join(data, 'postgres/postmaster.pid'), 'utf8').split('\n');
  const password = readFileSync(join(data, 'postgres.secret'), 'utf8');
  return postgres(`postgres://mall:${password}@127.0.0.1:${port.trim()}/mall`, { max: 1, onnotice: () => {} });
}

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;
const longestMs = { api: 5000, gateway: 3000, database: 5000 };

/**
 * Holds what buyers were told against what is there, and the ledgers against each other; prints the table.
 * @returns {Promise<boolean>} nothing missing, nothing twice, every ledger agrees, every part back in time
 */
export async function checkLedgers(sql, run, acts, outages) {
  const rows = await sql`
    select o.id, o.project_number, o.status, p.method as paid, u.released_at is null as uses_credit, u.id as credit
    from sales_order o left join payment p on p.order_id = o.id left join credit_use u on u.order_id = o.id
    where o.project_number like ${`${run}-%`}`;
  const byProject = Map.groupBy(rows, (row) => row.project_number);
  const missing = [];
  for (const { project, placed, paid, cancelled } of acts) {
    const [row] = byProject.get(project) ?? [];
    if (placed === 'yes' && !row) missing.push(`${project}: the order`);
    if (paid === 'yes' && !row?.paid) missing.push(`${project}: its payment`);
    if (cancelled === 'yes' && row?.status !== 'cancelled') missing.push(`${project}: its cancellation`);
  }
  const twice = [...byProject].filter(([, found]) => found.length > 1).map(([project]) => project);
  const disagreeing = [
    ...(await sql`select 'balance of ' || b.customer_id as what from customer_balance b
      where b.amount <> (select balance from customer_balance_record r where r.customer_id = b.customer_id order by r.id desc limit 1)`),
    ...(await sql`select 'records of ' || customer_id as what from
      (select customer_id, balance, lag(balance) over (partition by customer_id order by id) + amount as expected from customer_balance_record) r
      where expected is not null and expected <> balance limit 5`),
    ...(await sql`select 'stock of ' || k.sku_id || ' in ' || k.warehouse_id as what from stock k left join
      (select s.id as sku_id, r.warehouse_id, sum(r.quantity)::int as quantity from sales_order_reservation r
        join sales_order_item i on i.id = r.order_item_id join sku s on s.sku_number = i.sku_number group by 1, 2) r
      on r.sku_id = k.sku_id and r.warehouse_id = k.warehouse_id
      where k.reserved <> coalesce(r.quantity, 0) or k.reserved < 0 or k.on_hand < k.reserved limit 5`),
    ...(await sql`select 'credit of ' || o.order_number as what from sales_order o join payment p on p.order_id = o.id and p.method = 'credit'
      left join credit_use u on u.order_id = o.id where (o.status = 'cancelled') <> (u.released_at is not null) or u.id is null limit 5`),
  ].map(({ what }) => what);
  const acknowledged = acts.reduce((sum, act) => sum + [act.placed, act.paid, act.cancelled].filter((one) => one === 'yes').length, 0);
  const late = Object.entries(outages).filter(([kind, times]) => Math.max(0, ...times) > longestMs[kind]);
  const table = [
    ['acknowledged', acknowledged],
    ['missing', missing.length],
    ['twice', twice.length],
    ['ledgers that disagree', disagreeing.length],
    ...Object.entries(outages).map(([kind, times]) => [
      `longest outage: ${kind}`,
      times.length ? `${seconds(Math.max(...times))} of ${times.length} (to reach: ${seconds(longestMs[kind])})` : 'never killed',
    ]),
  ];
  process.stdout.write(`\n${table.map(([what, figure]) => `${what.padEnd(28)}${figure}`).join('\n')}\n`);
  for (const one of [...missing, ...twice, ...disagreeing].slice(0, 20)) process.stdout.write(`  ${one}\n`);
  return missing.length + twice.length + disagreeing.length + late.length === 0 && acknowledged > 0;
}
