import { type CreditStatus, creditStatusCode, creditStatusOf } from '@mall/domain/credit';
import type { Database } from '../../database/database.ts';

/** Where an account stands on its way; its use is another matter. */
export const creditStateRepository = ({ sql }: Database) => ({
  /** Locks the account, made where there is none. */
  async lock(customerId: number): Promise<{ status: CreditStatus; limit: number }> {
    await sql`insert into credit_account (customer_id) values (${customerId}) on conflict do nothing`;
    const [row] = await sql<{ status: number; limitAmount: number }[]>`
      select status, limit_amount from credit_account where customer_id = ${customerId} for update`;
    return { status: creditStatusOf(row!.status), limit: row!.limitAmount };
  },
  async setStatus(customerId: number, status: CreditStatus) {
    await sql`update credit_account set status = ${creditStatusCode(status)},
      applied_at = case when ${status === 'inReview'} then now() else applied_at end where customer_id = ${customerId}`;
  },
  async setWorkflow(customerId: number, workflowId: number) {
    await sql`update credit_account set workflow_id = ${workflowId} where customer_id = ${customerId} and workflow_id <> ${workflowId}`;
  },
});
