import { type CreditStatus, creditStatusCode } from '@mall/domain/credit';
import type { CreditStep } from '@mall/domain/credit-application';
import type { Database } from '../../database/database.ts';
import type { ProposalRow, StepRow } from './application.types.ts';

/** The steps that a company's credit took, and the limit that waits for a second person. */
export const creditStepRepository = ({ sql }: Database) => ({
  async insert(customerId: number, step: CreditStep, status: CreditStatus, byName: string, note: string): Promise<number> {
    const [row] = await sql<{ id: number }[]>`
      insert into credit_step (customer_id, step, status, by_name, note)
      values (${customerId}, ${step}, ${creditStatusCode(status)}, ${byName}, ${note}) returning id`;
    return row!.id;
  },
  async page(customerId: number, offset: number, limit: number): Promise<{ total: number; rows: StepRow[] }> {
    const [[count], rows] = await Promise.all([
      sql<{ total: number }[]>`select count(*)::int as total from credit_step where customer_id = ${customerId}`,
      sql<StepRow[]>`select id, step, status, by_name, note, at from credit_step where customer_id = ${customerId}
        order by id desc limit ${limit} offset ${offset}`,
    ]);
    return { total: count!.total, rows: [...rows] };
  },
  async proposal(customerId: number): Promise<ProposalRow | undefined> {
    const [row] = await sql<ProposalRow[]>`
      select limit_amount, proposed_by, proposed_name, why, at from credit_proposal where customer_id = ${customerId}`;
    return row;
  },
  async propose(customerId: number, { limit, by, name, why }: { limit: number; by: string; name: string; why: string }) {
    await sql`
      insert into credit_proposal (customer_id, limit_amount, proposed_by, proposed_name, why) values (${customerId}, ${limit}, ${by}, ${name}, ${why})
      on conflict (customer_id) do update set limit_amount = excluded.limit_amount, proposed_by = excluded.proposed_by,
        proposed_name = excluded.proposed_name, why = excluded.why, at = now()`;
  },
  async dropProposal(customerId: number) {
    await sql`delete from credit_proposal where customer_id = ${customerId}`;
  },
});
