import type { KpRight } from '@mall/domain/account';
import type { CallContract } from './define-call.ts';

/**
 * The rights that a contact person needs for this call (rule roles 16), in the order in which they are asked. What says nothing is closed by default:
 * whatever a signed-in person writes needs the right to order.
 */
export function rightsOf({ right, seePrices, access, effect }: Pick<CallContract, 'right' | 'seePrices' | 'access' | 'effect'>): KpRight[] {
  if (access !== 'login' && access !== 'public') return [];
  const acting = right ?? (access === 'login' && effect === 'write' ? 'order' : 'none');
  return [...(seePrices === 'required' ? (['seePrices'] as const) : []), ...(acting === 'none' ? [] : [acting])];
}

/** How the mall says that a right is missing. */
export const rightRefusals = {
  seePrices: 'RIGHT_TO_SEE_PRICES_MISSING',
  order: 'RIGHT_TO_ORDER_MISSING',
  pay: 'RIGHT_TO_PAY_MISSING',
  manage: 'RIGHT_TO_MANAGE_MISSING',
} as const satisfies Record<KpRight, string>;
