import type { PendingQuery, Row, Sql } from 'postgres';
import { columns } from '../../database/columns.ts';

type Values = Record<string, string | number | boolean>;
interface Entries<Fields> {
  table: 'customer_address' | 'customer_invoice_receiver' | 'customer_invoice_title';
  /** What is selected, named as the fields are. */
  selected: PendingQuery<Row[]>;
  /** The same fields by the names of their columns. */
  toColumns(fields: Fields): Values;
}

/** What a company keeps several of, one of them its default. What was removed stays for the orders that name it. */
export const customerEntries = <Fields extends { isDefault: boolean }>(sql: Sql, { table, selected, toColumns }: Entries<Fields>) => {
  type Entry = Fields & { id: number };
  const name = sql(table);
  return {
    list: async (customerId: number): Promise<Entry[]> =>
      sql<Entry[]>`select ${selected} from ${name}
        where customer_id = ${customerId} and deleted_at is null order by is_default desc, updated_at desc, id desc`,
    async find(customerId: number, id: number): Promise<Entry | undefined> {
      const [row] = await sql<Entry[]>`select ${selected} from ${name}
        where customer_id = ${customerId} and id = ${id} and deleted_at is null`;
      return row;
    },
    async insert(customerId: number, fields: Fields): Promise<Entry> {
      const [row] = await sql<Entry[]>`
        insert into ${name} ${columns(sql, { customer_id: customerId, ...toColumns(fields) })} returning ${selected}`;
      return row!;
    },
    async update(id: number, fields: Fields): Promise<Entry> {
      const [row] = await sql<Entry[]>`
        update ${name} set ${columns<Values>(sql, toColumns(fields))}, updated_at = now() where id = ${id} returning ${selected}`;
      return row!;
    },
    async remove(id: number) {
      await sql`update ${name} set deleted_at = now(), is_default = false where id = ${id}`;
    },
    async clearDefault(customerId: number) {
      await sql`update ${name} set is_default = false where customer_id = ${customerId} and is_default`;
    },
    async makeDefault(id: number) {
      await sql`update ${name} set is_default = true where id = ${id}`;
    },
  };
};
