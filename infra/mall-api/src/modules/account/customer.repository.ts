import type { Database } from '../../database/database.ts';

/** Companies. Who they are stands in `kp.repository.ts`, beside their people. */
export const customerRepository = ({ sql }: Database) => ({
  /** One change at a time to what belongs to a company: its default address, its default title. Buying goes on meanwhile. */
  async lock(customerId: number) {
    await sql`select 1 from customer where id = ${customerId} for no key update`;
  },
});
