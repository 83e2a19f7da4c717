import type { Reason } from '../refusals.ts';
import type { CallContract } from './define-call.ts';
import { rightOf, rightRefusals } from './right-of-call.ts';

const ofEveryCall = ['BAD_REQUEST', 'NOT_FOUND', 'BODY_TOO_LARGE', 'SERVER_ERROR', 'SERVICE_UNAVAILABLE'] as const;

type Kind = Pick<CallContract, 'access' | 'effect' | 'idempotent' | 'perMinute' | 'agreements' | 'right' | 'path'>;

/** What a call may refuse by its kind: nobody declares these. */
export const derivedRefusals = (call: Kind): Reason[] => {
  const { access, effect, idempotent, perMinute, agreements } = call;
  const right = rightOf(call);
  return [
    ...ofEveryCall,
    ...(right ? [rightRefusals[right]] : []),
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
