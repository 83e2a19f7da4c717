import type { BudgetKind, BudgetPeriod } from '@mall/domain/approval';
import { columns } from '../../database/columns.ts';
import type { Database } from '../../database/database.ts';

export interface BudgetRow {
  id: number;
  customerId: number;
  kind: BudgetKind;
  target: string;
  period: BudgetPeriod;
  /** Fen. */
  amount: number;
  ownerId: number;
  isActive: boolean;
}
export type NewBudget = Omit<BudgetRow, 'id' | 'customerId'>;

/** What an order counts. */
export interface SpendingRow {
  orderId: string;
  customerId: number;
  department: string;
  projectNumber: string;
  amount: number;
  placedAt: string;
}

export const budgetRepository = ({ sql }: Database) => ({
  of: async (customerId: number): Promise<BudgetRow[]> => [
    ...(await sql<BudgetRow[]>`
      select * from approval_budget where customer_id = ${customerId} order by kind, target, period`),
  ],
  /** The budgets in force that an order counts to. @param holds until the transaction ends, always in one order */
  async about(customerId: number, projectNumber: string, department: string, holds: boolean): Promise<BudgetRow[]> {
    return [
      ...(await sql<BudgetRow[]>`
        select * from approval_budget where customer_id = ${customerId} and is_active
          and ((kind = 'project' and target = ${projectNumber}) or (kind = 'department' and target = ${department}))
        order by id ${holds ? sql`for update` : sql``}`),
    ];
  },
  /** What was used of these, in fen. @param since the beginning of the running month, UTC. @param except an order that isn't counted */
  async used(budgets: readonly BudgetRow[], since: string, except: string): Promise<Map<number, number>> {
    if (budgets.length === 0) return new Map();
    const rows = await sql<{ id: number; used: number }[]>`
      select b.id, coalesce((
        select sum(s.amount) from approval_spending s
        where s.customer_id = b.customer_id and s.order_id <> ${except} and (b.period = 'whole' or s.placed_at >= ${since})
          and ((b.kind = 'project' and s.project_number = b.target) or (b.kind = 'department' and s.department = b.target))), 0)::bigint as used
      from approval_budget b where b.id = any(${budgets.map(({ id }) => id)}::int[])`;
    return new Map(rows.map(({ id, used }) => [id, used]));
  },
  /** @returns undefined where there is one for the same already */
  async insert(customerId: number, budget: NewBudget): Promise<number | undefined> {
    const [row] = await sql<{ id: number }[]>`
      insert into approval_budget ${columns(sql, { customerId, ...budget })} on conflict do nothing returning id`;
    return row?.id;
  },
  async sameAs(customerId: number, { kind, target, period }: NewBudget): Promise<number | undefined> {
    const [row] = await sql<{ id: number }[]>`
      select id from approval_budget where customer_id = ${customerId} and kind = ${kind} and target = ${target} and period = ${period}`;
    return row?.id;
  },
  async update(customerId: number, id: number, budget: NewBudget): Promise<boolean> {
    const rows = await sql`
      update approval_budget set ${columns(sql, budget)} where id = ${id} and customer_id = ${customerId} returning id`;
    return rows.length > 0;
  },
  async remove(customerId: number, id: number): Promise<boolean> {
    return (await sql`delete from approval_budget where id = ${id} and customer_id = ${customerId} returning id`).length > 0;
  },

  spend: (spent: SpendingRow) => sql`insert into approval_spending ${columns(sql, spent)}`,
  recount: (orderId: string, changes: Pick<SpendingRow, 'amount' | 'projectNumber'>) =>
    sql`update approval_spending set ${columns(sql, changes)} where order_id = ${orderId}`,
  async departmentOf(orderId: string): Promise<string> {
    const [row] = await sql<{ department: string }[]>`select department from approval_spending where order_id = ${orderId}`;
    return row?.department ?? '';
  },
});
