import type { KpRight } from '@mall/domain/account';
import { mayEnterAccounts, type StaffRole } from '@mall/domain/staff';
import type { Database } from '../../database/database.ts';

export interface SessionRow {
  kpId: number | null;
  customerId: number | null;
  isManager: boolean | null;
  rights: KpRight[] | null;
  operatorId: number | null;
  isStaff: boolean;
  roles: StaffRole[] | null;
  expiresAt: string;
  seenAt: string;
}

/** A device that holds a token. */
export interface DeviceRow {
  id: number;
  tokenHash: Buffer;
  ip: string;
  userAgent: string;
  createdAt: string;
  seenAt: string;
}

/** Where the processes of the API tell one another whose sessions changed. */
const sessionsChanged = 'sessions_changed';

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

/** Hears whose sessions changed, on a connection of its own that is made again after the database was gone. */
export const listenForSessions = ({ sql }: Database, heard: (kpId: number) => void) =>
  sql.listen(sessionsChanged, (kpId) => heard(Number(kpId)));

/** Sessions behind hashed tokens, and the audit log of operators' sessions. */
export const sessionRepository = ({ sql }: Database) => ({
  /** A live session of enabled people, by one indexed look-up. A simulated one lives while its operator may enter accounts (rule operator 14). */
  async find(tokenHash: Buffer): Promise<SessionRow | undefined> {
    const [row] = await sql<SessionRow[]>`
      select s.kp_id, k.customer_id, k.is_manager, k.rights, s.operator_id, s.is_staff, o.roles, s.expires_at, s.seen_at
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
  /** @param except the hash of a token that stays */
  async deleteOfKp(kpId: number, except: Buffer | null) {
    await sql`delete from session where kp_id = ${kpId} and operator_id is null and (${except}::bytea is null or token_hash <> ${except})`;
  },
  /** Every process of the API hears it once the change is committed. */
  async tell(kpId: number) {
    await sql`select pg_notify(${sessionsChanged}, ${String(kpId)})`;
  },
  ofKp: (kpId: number) => sql<DeviceRow[]>`
    select id, token_hash, ip, user_agent, created_at, seen_at from session
    where kp_id = ${kpId} and operator_id is null and expires_at > now() order by seen_at desc, id desc limit 100`,
  async deleteOne(kpId: number, id: number): Promise<boolean> {
    return (await sql`delete from session where kp_id = ${kpId} and id = ${id} and operator_id is null returning 1`).length > 0;
  },
  async prove(tokenHash: Buffer) {
    await sql`update session set payment_proved_until = now() + interval '5 minutes' where token_hash = ${tokenHash}`;
  },
  async useProof(tokenHash: Buffer): Promise<boolean> {
    const rows = await sql`update session set payment_proved_until = null
      where token_hash = ${tokenHash} and payment_proved_until > now() returning 1`;
    return rows.length > 0;
  },
  async seen(tokenHash: Buffer) {
    await sql`update session set seen_at = now() where token_hash = ${tokenHash}`;
  },
  async deleteOfOperator(operatorId: number) {
    await sql`delete from session where operator_id = ${operatorId}`;
  },
  async deleteExpired() {
    await sql`delete from session where expires_at < now()`;
  },
  /** What an operator wrote as this person between two instants, the first first; without what only looks. */
  written: (operatorId: number, kpId: number, from: string, until: string) => sql<{ call: string; outcome: number; at: string }[]>`
    select call, outcome, at from audit_log where operator_id = ${operatorId} and kp_id = ${kpId} and at >= ${from} and at <= ${until}
    order by at, id limit 500`,
  async audit({ operatorId, kpId, call, outcome, requestId, details }: AuditRow) {
    await sql`insert into audit_log (operator_id, kp_id, call, outcome, request_id, details)
      values (${operatorId}, ${kpId}, ${call}, ${outcome}, ${requestId}, ${details ? sql.json(details) : null})`;
  },
});
