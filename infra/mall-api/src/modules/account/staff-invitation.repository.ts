import type { Database } from '../../database/database.ts';

/** Codes of staff, and how many companies came by whom. */
export const staffInvitationRepository = ({ sql }: Database) => ({
  /** @param code kept where there is none yet */
  async own(operatorId: number, code: string): Promise<{ code: string; companies: number } | undefined> {
    await sql`
      insert into staff_invitation (code, operator_id) select ${code}, id from operator where id = ${operatorId} and employee_no <> ''
      on conflict (operator_id) do nothing`;
    const [row] = await sql<{ code: string; companies: number }[]>`
      select code, (select count(*)::int from customer where owner_id = ${operatorId}) as companies from staff_invitation where operator_id = ${operatorId}`;
    return row;
  },
  async inviter(code: string): Promise<{ staffName: string; employeeNo: string; account: string } | undefined> {
    const [row] = await sql<{ staffName: string; employeeNo: string; account: string }[]>`
      select o.name as staff_name, o.employee_no, o.account from staff_invitation i join operator o on o.id = i.operator_id
      where i.code = ${code} and o.is_enabled`;
    return row;
  },
});
