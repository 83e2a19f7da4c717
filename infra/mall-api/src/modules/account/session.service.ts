import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '../../database/database.ts';
import type { Caller, Kp, Staff } from '../../http/caller.ts';
import { type AuditRow, sessionRepository } from './session.repository.ts';

const day = 24 * 3600_000;
const life = { kp: 30 * day, operator: day / 3 };
/** When a device was seen is kept no finer. */
const seenEveryMs = 10 * 60_000;
const remembered = { forMs: 3000, atMost: 2000 };

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

interface Session {
  kp: Kp | undefined;
  operatorId: number | undefined;
  staff: Staff | undefined;
}

/** What was looked up in the last seconds, so that a burst of calls of one page asks once. Newest last. */
const memory = new Map<string, { session: Session | undefined; until: number }>();

function remember(key: string, session: Session | undefined) {
  memory.delete(key);
  memory.set(key, { session, until: Date.now() + remembered.forMs });
  if (memory.size > remembered.atMost) memory.delete(memory.keys().next().value!);
}

function forgetOperator(operatorId: number) {
  for (const [key, { session }] of memory) if (session?.operatorId === operatorId) memory.delete(key);
}

export function forgetPerson(kpId: number) {
  for (const [key, { session }] of memory) if (session?.kp?.kpId === kpId) memory.delete(key);
}

/** Sessions behind opaque tokens (rules login 1; operator 3): stored hashed, 30 days, operators' 8 hours, revocable. */
export const sessionService = (db: Database) => ({
  /** Whose session it is. A revoked token may live on for 3 seconds in other processes of the API, not in this one. */
  async lookUp(token: string): Promise<Session | undefined> {
    if (token.length < 20 || token.length > 100) return undefined;
    const hash = hashToken(token);
    const key = hash.toString('base64');
    const known = memory.get(key);
    if (known && known.until > Date.now()) return known.session;
    const row = await sessionRepository(db).find(hash);
    const operatorId = row?.operatorId ?? undefined;
    const session = row && {
      operatorId,
      staff: row.isStaff && operatorId !== undefined ? { operatorId, keyId: undefined, roles: row.roles ?? [] } : undefined,
      kp:
        row.kpId === null
          ? undefined
          : { kpId: row.kpId, customerId: row.customerId!, isManager: row.isManager!, rights: row.rights!, operatorId },
    };
    if (row && Date.now() - Date.parse(row.seenAt) > seenEveryMs) await sessionRepository(db).seen(hash);
    // A token nobody has isn't remembered: it may be about to be given out.
    if (session) remember(key, session);
    return session;
  },
  /** Opens a session and returns its token, which is kept nowhere. */
  async open(who: { kpId?: number; operatorId?: number; isStaff?: boolean }, caller: Pick<Caller, 'ip' | 'userAgent'>): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const expiresAt = new Date(Date.now() + (who.operatorId === undefined ? life.kp : life.operator));
    await sessionRepository(db).insert(hashToken(token), {
      kpId: who.kpId ?? null,
      operatorId: who.operatorId ?? null,
      isStaff: who.isStaff ?? false,
      ip: caller.ip,
      userAgent: caller.userAgent,
      expiresAt,
    });
    return token;
  },
  async close(token: string) {
    const hash = hashToken(token);
    await sessionRepository(db).delete(hash);
    memory.delete(hash.toString('base64'));
  },
  /** Ends a person's sessions everywhere: the password was changed, or access was withdrawn. @param except a token that goes on */
  async closeAllOf(kpId: number, except?: string) {
    await sessionRepository(db).deleteOfKp(kpId, except === undefined ? null : hashToken(except));
    await this.changed(kpId);
  },
  /** What a person is or may do was changed: what is remembered of them counts no more, in every process, as soon as the change is committed. */
  async changed(kpId: number) {
    forgetPerson(kpId);
    await sessionRepository(db).tell(kpId);
  },
  forgetPerson,
  provePayment: (token: string) => sessionRepository(db).prove(hashToken(token)),
  /** @returns whether there was a proof; it is used up */
  useProof: (token: string): Promise<boolean> => sessionRepository(db).useProof(hashToken(token)),
  /** Devices that hold a token of this person, the latest first. */
  devices: (kpId: number) => sessionRepository(db).ofKp(kpId),
  /** @returns false where there is no such device of this person */
  async closeDevice(kpId: number, id: number): Promise<boolean> {
    const isEnded = await sessionRepository(db).deleteOne(kpId, id);
    await this.changed(kpId);
    return isEnded;
  },
  /** Ends an operator's sessions everywhere, simulated ones too. */
  async closeAllOfOperator(operatorId: number) {
    await sessionRepository(db).deleteOfOperator(operatorId);
    forgetOperator(operatorId);
  },
  /** What an operator may do was changed: here it counts from the next call on, in other processes within 3 seconds. */
  forgetOperator,
  removeExpired: () => sessionRepository(db).deleteExpired(),
  written: (operatorId: number, kpId: number, from: string, until: string) => sessionRepository(db).written(operatorId, kpId, from, until),
  /** Every write made in an operator's session is kept. */
  audit: (row: AuditRow) => sessionRepository(db).audit(row),
});
