export type RefusalCode =
  | 'NOT_SIGNED_IN'
  | 'WRONG_AREA'
  | 'ADMIN_ONLY'
  | 'CSRF'
  | 'LOGIN_REFUSED'
  | 'INVALID_REQUEST'
  | 'INVALID_PATH'
  | 'TOO_LARGE'
  | 'INVALID_RELEASE'
  | 'UPLOAD_INCOMPLETE'
  | 'INTEGRITY'
  | 'RELEASE_EXISTS'
  | 'UNKNOWN_RELEASE'
  | 'NO_CANDIDATE'
  | 'NOT_LIVE'
  | 'ALREADY_LIVE'
  | 'NO_EARLIER_RELEASE'
  | 'SMOKE_TEST_MISSING'
  | 'SMOKE_TEST_FAILED'
  | 'SMOKE_NOT_SIGNED'
  | 'SMOKE_RUN_INVALID'
  | 'UNKNOWN_RUNNER'
  | 'GATE_REFUSED'
  | 'ROLLBACK_REFUSED'
  | 'API_UNREACHABLE'
  | 'UNKNOWN_SNAPSHOT'
  | 'UNKNOWN_TOKEN'
  | 'UNKNOWN_FLAG';

const statuses: Partial<Record<RefusalCode, number>> = {
  NOT_SIGNED_IN: 401,
  LOGIN_REFUSED: 401,
  WRONG_AREA: 403,
  ADMIN_ONLY: 403,
  CSRF: 403,
  SMOKE_NOT_SIGNED: 403,
  INVALID_REQUEST: 400,
  INVALID_PATH: 400,
  TOO_LARGE: 413,
  UNKNOWN_RELEASE: 404,
  UNKNOWN_SNAPSHOT: 404,
  UNKNOWN_TOKEN: 404,
  UNKNOWN_RUNNER: 404,
  UNKNOWN_FLAG: 404,
  API_UNREACHABLE: 503,
  INVALID_RELEASE: 422,
  UPLOAD_INCOMPLETE: 422,
  INTEGRITY: 422,
  GATE_REFUSED: 422,
};

/** The platform's no: why, and what to do about it, both in Chinese; the code is for programs. */
export class PlatformRefusal extends Error {
  readonly code: RefusalCode;
  readonly fix: string;
  readonly details: unknown;
  constructor(code: RefusalCode, message: string, fix: string, details?: unknown) {
    super(message);
    this.code = code;
    this.fix = fix;
    this.details = details;
  }
  /** HTTP status; 409 where nothing is wrong with the request but the state of things forbids it. */
  get status(): number {
    return statuses[this.code] ?? 409;
  }
}
