import type { Database } from '../../database/database.ts';

export interface SessionRow {
  kpId: number | null;
  customerId: number | null;
  isManager: boolean | null;
  operatorId: number | null;
  expiresAt: string;
}

/** What an operator did: a call in a buyer's account, or an act on the platform with what it was done to. */
export interface AuditRow {
  operatorId: number;
  kpId: number | null;
  call: string;
  /** The envelope's code; 0 for what was done. */
  outcome: number;
  requestId: string;
  details?: Record<string, string | number | boolean>;
}

export interface NewSession {
  kpId: number | null;
  operatorId: number | null;
  ip: string;
  userAgent: string;
  expiresAt: Date;
}

/** Sessions behind hashed tokens, and the audit log of operators' sessions. */
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
  async audit({ operatorId, kpId, call, outcome, requestId, details }: AuditRow) {
    await sql`insert into audit_log (operator_id, kp_id, call, outcome, request_id, details)
      values (${operatorId}, ${kpId}, ${call}, ${outcome}, ${requestId}, ${details ? sql.json(details) : null})`;
  },
});
