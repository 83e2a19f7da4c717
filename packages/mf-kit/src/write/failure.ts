import type { CallFailure } from '@mall/mf-kit';

/** Anything caught, as far as a screen may know it. */
export const failureOf = (error: unknown): Pick<CallFailure, 'message' | 'reason' | 'details'> => {
  const { message, reason, details } = (error ?? {}) as Partial<CallFailure>;
  return { message: message || '服务器异常', reason: reason ?? 'SERVER_ERROR', details };
};

const unanswered = new Set<string>(['NETWORK', 'TIMEOUT', 'ABORTED', 'NONSENSE', 'SERVICE_UNAVAILABLE', 'SERVER_ERROR']);

/** No decision came back: whether the write happened is unknown, so a retry has to carry the same idempotency key. */
export const isUnanswered = (error: unknown): boolean => unanswered.has(failureOf(error).reason);
