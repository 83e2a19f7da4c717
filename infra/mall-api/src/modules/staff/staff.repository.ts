import { columns, json } from '../../database/columns.ts';
import type { Database } from '../../database/database.ts';

export interface StaffAct {
  act: string;
  subject: string;
  details: Record<string, unknown>;
  requestId: string;
  ip: string;
}

export const staffRepository = ({ sql }: Database) => ({
  record: (act: StaffAct) => sql`insert into staff_act ${columns(sql, { ...act, details: json(sql, act.details) })}`,
});
