import type { FinishedCall } from '@mall/api-sdk';

const listeners = new Set<(call: FinishedCall) => void>();

/** Hears every call of this page as it ends; returns what ends the hearing. */
export function onFinishedCall(listener: (call: FinishedCall) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The SDK tells of each call here. */
export function noteCall(call: FinishedCall) {
  for (const listener of listeners) listener(call);
}

const broken = /^(NETWORK|TIMEOUT|NONSENSE|SERVER_ERROR|SERVICE_UNAVAILABLE)$/;

/** Was the server not there, or not in its right mind? A refusal is an answer. */
export const isOutage = (reason = ''): boolean => broken.test(reason);

/** Did the call fail? A refusal is an answer, and an aborted call was nobody's fault. */
export const isFailed = ({ status, reason }: FinishedCall): boolean => status >= 500 || isOutage(reason);
