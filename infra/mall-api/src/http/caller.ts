import type { KpRight } from '@mall/domain/account';
import type { StaffRole } from '@mall/domain/staff';

/** The signed-in contact person behind a request. */
export interface Kp {
  kpId: number;
  customerId: number;
  isManager: boolean;
  /** What they may do (rule roles 14): a session names it; whom the mall made up for its own work may all. */
  rights?: readonly KpRight[] | undefined;
  /** Set in an operator's simulated session: every write is audited with it. */
  operatorId: number | undefined;
}

/** Who acts as staff: an operator after the second step, or a program with a key. */
export interface Staff {
  operatorId: number | undefined;
  keyId: number | undefined;
  roles: readonly StaffRole[];
}

/** Who asks, from where: made once a request from its headers. */
export interface Caller {
  kp: Kp | undefined;
  /** The operator whose session this is, simulated or the operator's own; the session decides it, never a header. */
  operatorId: number | undefined;
  /** Whom staff's calls are open to. A simulated session, or one that passed no second step, is nobody's here. */
  staff: Staff | undefined;
  /** Sale region: id of the province, 10009 (Shanghai) unless told. */
  provinceId: number;
  ip: string;
  /** The opaque name of the browser that the gateway keeps in a cookie; '' without one (rule login 58). */
  device: string;
  userAgent: string;
  requestId: string;
  idempotencyKey: string | undefined;
  /** The opaque token as sent; for calls that end or validate the session. */
  token: string | undefined;
}

export type SignedInCaller = Caller & { kp: Kp };
export type StaffCaller = Caller & { staff: Staff };

/** One name for who writes: whose line it is, and whose idempotency keys. '' for a visitor. */
export function actorOf({ kp, staff, operatorId }: Pick<Caller, 'kp' | 'staff' | 'operatorId'>): string {
  if (kp) return `kp:${kp.kpId}`;
  if (staff?.keyId !== undefined) return `key:${staff.keyId}`;
  return operatorId === undefined ? '' : `operator:${operatorId}`;
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller;
  }
}
