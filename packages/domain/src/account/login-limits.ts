/** Failures of a number at one source in a row (rules login 55–59). `pausedUntil` is UTC ISO text, '' if not paused. */
export interface FailureState {
  failures: number;
  lastAt: string;
  pausedUntil: string;
}

export const noFailures: FailureState = { failures: 0, lastAt: '', pausedUntil: '' };

const captchaFrom = 3;
const pauseFrom = 10;
const pauseMs = 15 * 60_000;
const forgottenAfterMs = 24 * 3_600_000;

const isPaused = (state: FailureState, now: string): boolean => state.pausedUntil !== '' && Date.parse(now) < Date.parse(state.pausedUntil);

/** A day without a failure is a clean start; after a pause that ran out a captcha is asked for again, but not the next pause at once. */
function current(state: FailureState, now: string): FailureState {
  if (state.lastAt !== '' && Date.parse(now) - Date.parse(state.lastAt) > forgottenAfterMs) return noFailures;
  return state.pausedUntil !== '' && !isPaused(state, now) ? { ...state, failures: captchaFrom, pausedUntil: '' } : state;
}

/** After 3 failures of a number at a source a captcha comes first there. */
export const needsCaptcha = (state: FailureState, now: string): boolean => current(state, now).failures >= captchaFrom;

export type AttemptDecision = { ok: true; next: FailureState } | { ok: false; reason: 'LOGIN_PAUSED' };

/**
 * May another attempt be made? If so it is counted as a failure at once, and taken back when it succeeds: so a hundred attempts at
 * the same moment get no further than ten one after the other. The tenth failure pauses for 15 minutes.
 */
export function decideAttempt(state: FailureState, now: string): AttemptDecision {
  const before = current(state, now);
  if (isPaused(before, now)) return { ok: false, reason: 'LOGIN_PAUSED' };
  const failures = before.failures + 1;
  const pausedUntil = failures < pauseFrom ? '' : new Date(Date.parse(now) + pauseMs).toISOString();
  return { ok: true, next: { failures, lastAt: now, pausedUntil } };
}
