import type { Database } from '../../database/database.ts';

/** Moved by looking, or by whoever guesses: no thing of the company. */
const passing = new Set(['session', 'audit_log', 'login_device', 'login_failure']);

/** For tests: every row that belongs to a company, by table, as text; also of what hangs below its orders, inquiries, bills, cases and people. */
export async function rowsOf(db: Database, customerId: number): Promise<Record<string, string[]>> {
  const own = (table: string) => `(select id from ${table} where customer_id = ${customerId})`;
  const ways: Record<string, string> = {
    customer_id: `= ${customerId}`,
    kp_id: `in ${own('kp')}`,
    order_id: `in ${own('sales_order')}`,
    inquiry_id: `in ${own('inquiry')}`,
    bill_id: `in ${own('credit_bill')}`,
    case_id: `in ${own('after_sales_case')}`,
    invoice_id: `in ${own('invoice')}`,
    request_id: `in ${own('approval_request')}`,
    key_id: `in ${own('assistant_key')}`,
    package_id: `in (select id from delivery_package where order_id in ${own('sales_order')})`,
  };
  const columns = await db.sql<{ t: string; c: string; d: string }[]>`
    select table_name as t, column_name as c, data_type as d from information_schema.columns where table_schema = 'public'`;
  const typeOf = (t: string, c: string) => columns.find((one) => one.t === t && one.c === c)?.d;
  const idOf: Record<string, string> = {
    customer_id: 'customer',
    kp_id: 'kp',
    order_id: 'sales_order',
    inquiry_id: 'inquiry',
    bill_id: 'credit_bill',
  };
  const rows: Record<string, string[]> = { customer: [] };
  for (const table of new Set(columns.map(({ t }) => t))) {
    if (passing.has(table)) continue;
    const way = Object.keys(ways).find(
      (name) => typeOf(table, name) !== undefined && (!idOf[name] || typeOf(table, name) === typeOf(idOf[name], 'id')),
    );
    const where = table === 'customer' ? `id = ${customerId}` : way && `${way} ${ways[way]}`;
    if (!where) continue;
    const found = await db.sql.unsafe<{ row: string }[]>(`select t::text as row from ${table} t where ${where} order by 1`);
    rows[table] = found.map(({ row }) => row);
  }
  return rows;
}
