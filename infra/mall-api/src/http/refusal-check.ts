import { type CallContract, type Refusal, refusals, refusalsOf } from '@mall/api-contract';
import { MallError } from './mall-error.ts';
import { answerCheck } from './validation.ts';

/**
 * Holds what a call throws against what it declares, for tests: a refusal that the contract doesn't know of, or one with other facts than it
 * declares, becomes a fault of ours and fails the test.
 * @returns what to throw instead of what was thrown
 */
export function refusalCheck(call: CallContract): (thrown: unknown) => unknown {
  const declared = new Set(refusalsOf(call));
  return (thrown) => {
    if (!(thrown instanceof MallError)) return thrown;
    if (!declared.has(thrown.reason))
      return new Error(`${call.method} ${call.path} refuses with ${thrown.reason}, which its call does not declare`, { cause: thrown });
    const { details }: Refusal = refusals[(thrown as MallError).reason];
    if (!details || thrown.details === undefined) return thrown;
    try {
      answerCheck(details)(JSON.parse(JSON.stringify(thrown.details)));
      return thrown;
    } catch (error) {
      return new Error(`${thrown.reason} of ${call.path} carries other facts than it declares`, { cause: error });
    }
  };
}
