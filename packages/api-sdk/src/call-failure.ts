import type { DetailsOf, Reason } from '@mall/api-contract';

/** A call that came to no decision: lost on its way, given up, or answered with what is no answer. */
type LostReason = 'NETWORK' | 'TIMEOUT' | 'ABORTED' | 'NONSENSE';

interface Failed<R, Details> {
  readonly message: string;
  readonly reason: R;
  /** The envelope's code, else the HTTP status, else 0. */
  readonly code: number;
  readonly details: Details;
  readonly requestId: string;
}

/** Why a call failed. Comparing `reason` tells what `details` are: `if (reason === 'CREDIT_LIMIT_EXCEEDED') details.shortfall`. */
export type CallFailure = { [R in Reason]: Failed<R, DetailsOf<R>> }[Reason] | Failed<LostReason, undefined>;

/** Did a call fail, or was something else thrown? Looks at what is there: each bundle may carry its own copy of `ApiError`. */
export const isCallFailure = (error: unknown): error is CallFailure =>
  typeof error === 'object' && error !== null && typeof (error as { reason?: unknown }).reason === 'string';
