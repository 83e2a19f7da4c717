import type { Database } from '../../database/database.ts';
import { customerEntries } from './customer-entries.repository.ts';

export interface ReceiverFields {
  receiver: string;
  phone: string;
  email: string;
  address: string;
  isDefault: boolean;
}

/** Who receives a company's invoices. */
export const invoiceReceiverRepository = ({ sql }: Database) =>
  customerEntries<ReceiverFields>(sql, {
    table: 'customer_invoice_receiver',
    selected: sql`id, receiver, phone, email, address, is_default`,
    toColumns: ({ receiver, phone, email, address, isDefault }) => ({ receiver, phone, email, address, is_default: isDefault }),
  });
