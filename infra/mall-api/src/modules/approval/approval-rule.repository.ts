import type { ApprovalRule, Deputy } from '@mall/domain/approval';
import { columns } from '../../database/columns.ts';
import type { Database } from '../../database/database.ts';

export interface RuleRow extends ApprovalRule {
  customerId: number;
  categoryNames: string[];
}
export type NewRule = Omit<RuleRow, 'id' | 'customerId'>;

const all = 'id, customer_id, name, is_active, above, on_account, category_ids, category_names, department, approver_ids';

export const approvalRuleRepository = ({ sql }: Database) => ({
  /** The first one first. */
  of: async (customerId: number): Promise<RuleRow[]> => [
    ...(await sql<RuleRow[]>`select ${sql.unsafe(all)} from approval_rule where customer_id = ${customerId} order by id`),
  ],
  async count(customerId: number): Promise<number> {
    const [row] = await sql<{ n: number }[]>`select count(*)::int as n from approval_rule where customer_id = ${customerId}`;
    return row!.n;
  },
  async insert(customerId: number, rule: NewRule): Promise<number> {
    const [row] = await sql<{ id: number }[]>`insert into approval_rule ${columns(sql, { customerId, ...rule })} returning id`;
    return row!.id;
  },
  async update(customerId: number, id: number, rule: NewRule): Promise<boolean> {
    const rows = await sql`update approval_rule set ${columns(sql, rule)} where id = ${id} and customer_id = ${customerId} returning id`;
    return rows.length > 0;
  },
  async remove(customerId: number, id: number): Promise<boolean> {
    return (await sql`delete from approval_rule where id = ${id} and customer_id = ${customerId} returning id`).length > 0;
  },

  deputies: async (customerId: number): Promise<Deputy[]> => [
    ...(await sql<Deputy[]>`
      select kp_id, deputy_id, from_at as from, until_at as until from approval_deputy where customer_id = ${customerId} order by kp_id`),
  ],
  async saveDeputy(customerId: number, { kpId, deputyId, from, until }: Deputy): Promise<void> {
    await sql`
      insert into approval_deputy (kp_id, customer_id, deputy_id, from_at, until_at) values (${kpId}, ${customerId}, ${deputyId}, ${from}, ${until})
      on conflict (kp_id) do update set deputy_id = excluded.deputy_id, from_at = excluded.from_at, until_at = excluded.until_at`;
  },
  async removeDeputy(kpId: number): Promise<void> {
    await sql`delete from approval_deputy where kp_id = ${kpId}`;
  },
});
