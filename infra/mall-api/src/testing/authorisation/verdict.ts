import type { CallContract, Reason } from '@mall/api-contract';
import type { Kind } from './people.ts';

const missing = {
  seePrices: 'RIGHT_TO_SEE_PRICES_MISSING',
  order: 'RIGHT_TO_ORDER_MISSING',
  pay: 'RIGHT_TO_PAY_MISSING',
  manage: 'RIGHT_TO_MANAGE_MISSING',
} as const;

/** For tests: all that anybody is refused for because of who they are, before their input is looked at. */
export const verdicts: readonly Reason[] = ['NOT_SIGNED_IN', 'FORBIDDEN', 'NOT_IN_SIMULATION', ...Object.values(missing)];

/**
 * For tests: the one table of who may make which call, out of what the contract declares. The API is held against it.
 * @param hasConsole whether the outside world is played here
 * @returns why this kind of person is refused; undefined where they may
 */
export function verdictOf(call: CallContract, { rights, isSimulated, isOperator, roles }: Kind, hasConsole = false): Reason | undefined {
  const isPerson = rights !== undefined;
  switch (call.access) {
    case 'console':
      return hasConsole ? undefined : 'NOT_FOUND';
    case 'staff':
      if (roles === undefined) return isPerson || isOperator ? 'FORBIDDEN' : 'NOT_SIGNED_IN';
      return roles.includes('administrator') || (call.roles ?? []).some((role) => roles.includes(role)) ? undefined : 'FORBIDDEN';
    case 'operator':
      if (!isOperator) return isPerson ? 'FORBIDDEN' : 'NOT_SIGNED_IN';
      break;
    case 'login':
      if (!isPerson) return 'NOT_SIGNED_IN';
      break;
  }
  if (!isPerson) return undefined;
  if (isSimulated && !call.inSimulation) return 'NOT_IN_SIMULATION';
  if (call.seePrices === 'required' && !rights.includes('seePrices')) return missing.seePrices;
  const right = call.right ?? (call.access === 'login' && call.effect === 'write' ? 'order' : 'none');
  return right === 'none' || call.access === 'operator' || rights.includes(right) ? undefined : missing[right];
}
