import type { Database } from '../../database/database.ts';

export interface EventRow {
  at: string;
  kpName: string | null;
  operatorName: string | null;
  what: string;
}

/** What happened to a company's people and safety. */
export const companyEventRepository = ({ sql }: Database) => ({
  async insert(customerId: number, by: { kpId: number | null; operatorId?: number | undefined }, what: string) {
    await sql`insert into company_event (customer_id, kp_id, operator_id, what) values (${customerId}, ${by.kpId}, ${by.operatorId ?? null}, ${what})`;
  },
  page: (customerId: number, offset: number, limit: number) => sql<EventRow[]>`
    select e.at, k.contact_name as kp_name, o.name as operator_name, e.what
    from company_event e left join kp k on k.id = e.kp_id left join operator o on o.id = e.operator_id
    where e.customer_id = ${customerId} order by e.id desc offset ${offset} limit ${limit}`,
  async count(customerId: number): Promise<number> {
    const [row] = await sql<{ n: number }[]>`select count(*)::int as n from company_event where customer_id = ${customerId}`;
    return row!.n;
  },
});
