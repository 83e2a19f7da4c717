import type { Database } from '../../database/database.ts';

export interface SessionRow {
  kpId: number | null;
  customerId: number | null;
  isManager: boolean | null;
  operatorId: number | null;
  expiresAt: string;
}

export interface NewSession {
  kpId: number | null;
  operatorId: number | null;
  ip: string;
  userAgent: string;
  expiresAt: Date;
}

export const sessionRepository = ({ sql }: Database) => ({
  /** A live session of enabled people, by one indexed look-up. */
  async find(tokenHash: Buffer): Promise<SessionRow | undefined> {
    const [row] = await sql<SessionRow[]>`
      select s.kp_id, k.customer_id, k.is_manager, s.operator_id, s.expires_at
      from session s left join kp k on k.id = s.kp_id left join operator o on o.id = s.operator_id
      where s.token_hash = ${tokenHash} and s.expires_at > now() and k.is_enabled is not false and o.is_enabled is not false`;
    return row;
  },
  async insert(tokenHash: Buffer, session: NewSession) {
    await sql`insert into session (token_hash, kp_id, operator_id, ip, user_agent, expires_at)
      values (${tokenHash}, ${session.kpId}, ${session.operatorId}, ${session.ip}, ${session.userAgent}, ${session.expiresAt})`;
  },
  async delete(tokenHash: Buffer) {
    await sql`delete from session where token_hash = ${tokenHash}`;
  },
  async deleteOfKp(kpId: number) {
    await sql`delete from session where kp_id = ${kpId} and operator_id is null`;
  },
  async deleteExpired() {
    await sql`delete from session where expires_at < now()`;
  },
  async audit(row: { operatorId: number; kpId: number | null; call: string; outcome: number; requestId: string }) {
    await sql`insert into audit_log (operator_id, kp_id, call, outcome, request_id)
      values (${row.operatorId}, ${row.kpId}, ${row.call}, ${row.outcome}, ${row.requestId})`;
  },
});
