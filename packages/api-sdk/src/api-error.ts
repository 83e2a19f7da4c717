import type { CallFailure } from './call-failure.ts';

/** What every call of the client throws: a `CallFailure` with a stack. Catch it through `isCallFailure`, which tells reasons apart. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly reason: CallFailure['reason'];
  readonly code: number;
  readonly details: unknown;
  readonly requestId: string;

  constructor(message: string, facts: { reason: CallFailure['reason']; code: number; details?: unknown; requestId?: string }) {
    super(message);
    this.reason = facts.reason;
    this.code = facts.code;
    this.details = facts.details;
    this.requestId = facts.requestId ?? '';
  }
}
