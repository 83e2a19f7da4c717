import { type Reason, refusals } from '@mall/api-contract';

/** A refusal on its way to the caller: the envelope's code and words come from the contract, `details` are the facts. */
export class MallError extends Error {
  override readonly name = 'MallError';
  readonly reason: Reason;
  readonly details: unknown;

  constructor(reason: Reason, details?: unknown, message?: string) {
    super(message ?? refusals[reason].message);
    this.reason = reason;
    this.details = details;
  }
}
