import { type CallContract, rightsOf } from '@mall/api-contract';
import { answerCheck } from '../validation.ts';
import { withoutAmounts } from './without-amounts.ts';

/** The first place where two values differ: items.0.price. */
function differing(one: unknown, other: unknown, at = ''): string | undefined {
  if (typeof one !== 'object' || one === null) return one === other ? undefined : at;
  for (const [name, value] of Object.entries(one)) {
    const found = differing(value, (other as Record<string, unknown>)[name], at === '' ? name : `${at}.${name}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Who may make it sees prices, or what it tells of them is declared (rule roles 17). */
const mayTellAmounts = (call: CallContract) =>
  call.seePrices !== undefined || (call.access !== 'login' && call.access !== 'public') || rightsOf(call).some((one) => one !== 'manage');

/**
 * For tests: what leaves has the shape that the contract says, and a call that declares no prices tells none.
 * @returns throws where an answer differs from what its call declares
 */
export function callCheck(call: CallContract): (answer: unknown) => void {
  const hasShape = answerCheck(call.response);
  return (answer) => {
    hasShape(answer);
    const told = mayTellAmounts(call) ? undefined : differing(answer, withoutAmounts(answer));
    if (told !== undefined) throw new Error(`${call.path} tells an amount in ${told}, and its call says nothing of seePrices`);
  };
}
