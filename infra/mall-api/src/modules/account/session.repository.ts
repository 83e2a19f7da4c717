import { mayEnterAccounts, type StaffRole } from '@mall/domain/staff';
import type { Database } from '../../database/database.ts';

export interface SessionRow {
  kpId: number | null;
  customerId: number | null;
  isManager: boolean | null;
  operatorId: number | null;
  isStaff: boolean;
  roles: StaffRole[] | null;
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
  isStaff: boolean;
  ip: string;
  userAgent: string;
  expiresAt: Date;
}

/** Sessions behind hashed tokens, and the audit log of operators' sessions. */
export const sessionRepository = ({ sql }: Database) => ({
  /** A live session of enabled people, by one indexed look-up. A simulated one lives while its operator may enter accounts (rule operator 14). */
  async find(tokenHash: Buffer): Promise<SessionRow | undefined> {
    const [row] = await sql<SessionRow[]>`
      select s.kp_id, k.customer_id, k.is_manager, s.operator_id, s.is_staff, o.roles, s.expires_at
      from session s left join kp k on k.id = s.kp_id left join operator o on o.id = s.operator_id
      where s.token_hash = ${tokenHash} and s.expires_at > now() and k.is_enabled is not false and o.is_enabled is not false
        and (s.kp_id is null or o.id is null or o.roles && ${[...mayEnterAccounts, 'administrator']})`;
    return row;
  },
  async insert(tokenHash: Buffer, session: NewSession) {
    await sql`insert into session (token_hash, kp_id, operator_id, is_staff, ip, user_agent, expires_at)
      values (${tokenHash}, ${session.kpId}, ${session.operatorId}, ${session.isStaff}, ${session.ip}, ${session.userAgent}, ${session.expiresAt})`;
  },
  async delete(tokenHash: Buffer) {
    await sql`delete from session where token_hash = ${tokenHash}`;
  },
  async deleteOfKp(kpId: number) {
    await sql`delete from session where kp_id = ${kpId} and operator_id is null`;
  },
  async deleteOfOperator(operatorId: number) {
    await sql`delete from session where operator_id = ${operatorId}`;
  },
  async deleteExpired() {
    await sql`delete from session where expires_at < now()`;
  },
  async audit({ operatorId, kpId, call, outcome, requestId, details }: AuditRow) {
    await sql`insert into audit_log (operator_id, kp_id, call, outcome, request_id, details)
      values (${operatorId}, ${kpId}, ${call}, ${outcome}, ${requestId}, ${details ? sql.json(details) : null})`;
  },
});
