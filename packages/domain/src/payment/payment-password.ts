/** A payment password is so many digits (rule payment 20). */
export const paymentPasswordLength = 6;

/** So long it is locked after so many failures in a row (rule payment 21). */
export const lockHours = 2;
const allowedFailures = 5;

/** How often a payment password was wrong in a row, and until when it is locked (UTC ISO text, '' if not). */
export interface PasswordState {
  failures: number;
  lockedUntil: string;
}

/** Locked for 2 h after 5 failures (rule payment 21). */
export const isPasswordLocked = (state: PasswordState, now: string): boolean =>
  state.lockedUntil !== '' && Date.parse(now) < Date.parse(state.lockedUntil);

/** The state after one more attempt. A lock that has run out forgets the failures before it (rule payment 22). */
export function afterAttempt(state: PasswordState, isRight: boolean, now: string): PasswordState {
  if (isRight) return { failures: 0, lockedUntil: '' };
  const failures = (state.lockedUntil === '' ? state.failures : 0) + 1;
  if (failures < allowedFailures) return { failures, lockedUntil: '' };
  return { failures, lockedUntil: new Date(Date.parse(now) + lockHours * 3_600_000).toISOString() };
}

/** Attempts left before the lock: what a buyer reads after a wrong password. */
export const attemptsLeft = (state: PasswordState): number => Math.max(0, allowedFailures - state.failures);

/** Six digits, not all the same and not a run: 123456, 987654 (rule payment 20). */
export function isAcceptablePaymentPassword(password: string): boolean {
  if (password.length !== paymentPasswordLength || !/^\d+$/.test(password)) return false;
  const steps = new Set([...password].slice(1).map((digit, index) => Number(digit) - Number(password[index])));
  return !(steps.size === 1 && [-1, 0, 1].includes([...steps][0]!));
}
