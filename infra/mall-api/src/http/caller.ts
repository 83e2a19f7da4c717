/** The signed-in contact person behind a request. */
export interface Kp {
  kpId: number;
  customerId: number;
  isManager: boolean;
  /** Set in an operator's simulated session: every write is audited with it. */
  operatorId: number | undefined;
}

/** Who asks, from where: made once a request from its headers. */
export interface Caller {
  kp: Kp | undefined;
  /** The operator whose session this is, simulated or the operator's own; the session decides it, never a header. */
  operatorId: number | undefined;
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
