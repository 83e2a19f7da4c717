import type { Reason } from '../refusals.ts';
import type { CallContract } from './define-call.ts';
import { rightRefusals, rightsOf } from './rights-of-call.ts';

const ofEveryCall = ['BAD_REQUEST', 'NOT_FOUND', 'BODY_TOO_LARGE', 'SERVER_ERROR', 'SERVICE_UNAVAILABLE'] as const;

type Kind = Pick<CallContract, 'access' | 'effect' | 'idempotent' | 'perMinute' | 'agreements' | 'right' | 'seePrices' | 'inSimulation'>;

/**
 * Is it refused to staff in a customer's account (rule operator 22)? Calls for staff are closed to them without that, and who plays the outside world at
 * the console acts in nobody's account.
 */
export const isShutInSimulation = ({ access, inSimulation }: Pick<CallContract, 'access' | 'inSimulation'>): boolean =>
  !inSimulation && access !== 'staff' && access !== 'console';

/** What a call may refuse by its kind: nobody declares these. */
export const derivedRefusals = (call: Kind): Reason[] => {
  const { access, effect, idempotent, perMinute, agreements } = call;
  return [
    ...ofEveryCall,
    ...rightsOf(call).map((right) => rightRefusals[right]),
    ...(isShutInSimulation(call) ? (['NOT_IN_SIMULATION'] as const) : []),
    ...(access === 'login' || access === 'operator' || access === 'staff' ? (['NOT_SIGNED_IN'] as const) : []),
    ...(access === 'operator' || access === 'staff' ? (['FORBIDDEN'] as const) : []),
    ...(effect === 'write' || perMinute !== undefined ? (['TOO_MANY_REQUESTS'] as const) : []),
    ...(agreements ? (['AGREEMENT_NOT_ACCEPTED'] as const) : []),
    ...(idempotent ? (['IDEMPOTENCY_KEY_REUSED'] as const) : []),
  ];
};

/** Everything a call may refuse. */
export const refusalsOf = (call: Kind & Pick<CallContract, 'refusals'>): Reason[] => [
  ...new Set([...derivedRefusals(call), ...(call.refusals ?? [])]),
];
