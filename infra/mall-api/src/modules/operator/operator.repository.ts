import type { Operator } from '@mall/api-contract/operator';
import type { Database } from '../../database/database.ts';

export interface PlatformAct {
  operatorId: number;
  act: string;
  subject: string;
  details: Record<string, string | number | boolean>;
  requestId: string;
}

export const operatorRepository = ({ sql }: Database) => ({
  async byId(id: number): Promise<Operator | undefined> {
    const [row] = await sql<Operator[]>`select id, account, name from operator where id = ${id} and is_enabled`;
    return row;
  },
  async record({ operatorId, act, subject, details, requestId }: PlatformAct) {
    await sql`insert into audit_log (operator_id, call, outcome, request_id, details)
      values (${operatorId}, ${`platform/${act}`}, 0, ${requestId}, ${sql.json({ subject, ...details })})`;
  },
});
