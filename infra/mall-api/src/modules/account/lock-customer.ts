import type { Database } from '../../database/database.ts';

/** One change at a time to what belongs to a company: its default address, its default title. Buying goes on meanwhile. */
export async function lockCustomer({ sql }: Database, customerId: number) {
  await sql`select 1 from customer where id = ${customerId} for no key update`;
}
