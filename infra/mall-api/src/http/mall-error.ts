import { type DetailsOf, type Reason, refusals } from '@mall/api-contract';

/** What follows a reason: exactly the facts that its refusal declares, and other words than the contract's. */
type Rest<R extends Reason> =
  undefined extends DetailsOf<R> ? [details?: DetailsOf<R>, message?: string] : [details: DetailsOf<R>, message?: string];

/** A refusal on its way to the caller: the envelope's code and words come from the contract, `details` are the facts. */
export class MallError<R extends Reason = Reason> extends Error {
  override readonly name = 'MallError';
  readonly reason: R;
  readonly details: DetailsOf<R>;

  constructor(reason: R, ...[details, message]: Rest<R>) {
    super(message ?? refusals[reason].message);
    this.reason = reason;
    this.details = details as DetailsOf<R>;
  }
}

/** Was this call refused for this reason? Then its details are known. */
export const isRefusal = <R extends Reason>(error: unknown, reason: R): error is MallError<R> =>
  error instanceof MallError && error.reason === reason;
