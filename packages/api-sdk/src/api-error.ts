import type { Reason } from '@mall/api-contract';

/** A refused or failed call. Compare `reason`; each bundle may carry its own copy of this class. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** A refusal of the contract, or how the call failed on its way. */
  readonly reason: Reason | 'NETWORK' | 'TIMEOUT' | 'ABORTED' | 'NONSENSE';
  /** The envelope's code, else the HTTP status, else 0. */
  readonly code: number;
  readonly details: unknown;
  readonly requestId: string;

  constructor(message: string, facts: { reason: ApiError['reason']; code: number; details?: unknown; requestId?: string }) {
    super(message);
    this.reason = facts.reason;
    this.code = facts.code;
    this.details = facts.details;
    this.requestId = facts.requestId ?? '';
  }
}
