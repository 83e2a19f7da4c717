import type { StaffKey } from '@mall/api-contract/operator';

export type KeyState = 'good' | 'ending' | 'expired' | 'ended';
const warnedMs = 30 * 24 * 3_600_000;

/** Whether a key still lets its program in; for its last thirty days it says that it ends. @param now ms since 1970 */
export function keyState({ endedAt, expiresAt }: Pick<StaffKey, 'endedAt' | 'expiresAt'>, now: number): KeyState {
  if (endedAt !== null) return 'ended';
  const left = Date.parse(expiresAt) - now;
  if (left <= 0) return 'expired';
  return left < warnedMs ? 'ending' : 'good';
}
