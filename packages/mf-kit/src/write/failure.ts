import { type CallFailure, isCallFailure } from '@mall/mf-kit';

/** Anything caught, as far as a screen may know it. */
export const failureOf = (error: unknown): CallFailure => {
  if (isCallFailure(error)) return error;
  const { message } = (error ?? {}) as Partial<Error>;
  return { message: message || '服务器异常', reason: 'SERVER_ERROR', code: 0, details: undefined, requestId: '' };
};

const unanswered = new Set<string>(['NETWORK', 'TIMEOUT', 'ABORTED', 'NONSENSE', 'SERVICE_UNAVAILABLE', 'SERVER_ERROR']);

/** No decision came back: whether the write happened is unknown, so a retry has to carry the same idempotency key. */
export const isUnanswered = (error: unknown): boolean => unanswered.has(failureOf(error).reason);
