import type { InvoiceTitleFields } from '@mall/domain/account';
import type { Database } from '../../database/database.ts';

export interface TitleFields extends InvoiceTitleFields {
  isElectronic: boolean;
  title: string;
  email: string;
  isDefault: boolean;
}
export type TitleRow = TitleFields & { id: number };

/** Invoice titles of a company; a removed one stays for the orders that name it. */
export const invoiceTitleRepository = ({ sql }: Database) => {
  const columns = sql`id, kind as type, is_electronic, title, tax_number, register_address, register_phone, bank, bank_account, email, is_default`;
  const toColumns = (fields: TitleFields) => ({
    kind: fields.type,
    is_electronic: fields.isElectronic,
    title: fields.title,
    tax_number: fields.taxNumber,
    register_address: fields.registerAddress,
    register_phone: fields.registerPhone,
    bank: fields.bank,
    bank_account: fields.bankAccount,
    email: fields.email,
    is_default: fields.isDefault,
  });
  return {
    async list(customerId: number): Promise<TitleRow[]> {
      return sql<TitleRow[]>`select ${columns} from customer_invoice_title
        where customer_id = ${customerId} and deleted_at is null order by is_default desc, updated_at desc, id desc`;
    },
    async find(customerId: number, id: number): Promise<TitleRow | undefined> {
      const [row] = await sql<TitleRow[]>`select ${columns} from customer_invoice_title
        where customer_id = ${customerId} and id = ${id} and deleted_at is null`;
      return row;
    },
    async insert(customerId: number, fields: TitleFields): Promise<TitleRow> {
      const [row] = await sql<TitleRow[]>`
        insert into customer_invoice_title ${sql({ customer_id: customerId, ...toColumns(fields) })} returning ${columns}`;
      return row!;
    },
    async update(id: number, fields: TitleFields): Promise<TitleRow> {
      const [row] = await sql<TitleRow[]>`
        update customer_invoice_title set ${sql(toColumns(fields))}, updated_at = now() where id = ${id} returning ${columns}`;
      return row!;
    },
    async remove(id: number) {
      await sql`update customer_invoice_title set deleted_at = now(), is_default = false where id = ${id}`;
    },
    async clearDefault(customerId: number) {
      await sql`update customer_invoice_title set is_default = false where customer_id = ${customerId} and is_default`;
    },
    async makeDefault(id: number) {
      await sql`update customer_invoice_title set is_default = true where id = ${id}`;
    },
  };
};
