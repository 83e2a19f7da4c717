import type { InvoiceTitleFields } from '@mall/domain/account';
import type { Database } from '../../database/database.ts';
import { customerEntries } from './customer-entries.repository.ts';

export interface TitleFields extends InvoiceTitleFields {
  isElectronic: boolean;
  title: string;
  email: string;
  isDefault: boolean;
}
export type TitleRow = TitleFields & { id: number };

/** Invoice titles of a company. */
export const invoiceTitleRepository = ({ sql }: Database) =>
  customerEntries<TitleFields>(sql, {
    table: 'customer_invoice_title',
    selected: sql`id, kind as type, is_electronic, title, tax_number, register_address, register_phone, bank, bank_account, email, is_default`,
    toColumns: (fields) => ({
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
    }),
  });
