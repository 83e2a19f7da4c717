import type { Refusal } from '../call/refusal.ts';

/** Assistant: 580xx. */
export const assistantRefusals = {
  ASSISTANT_BUSY: { code: 58001, message: '提问过于频繁，请稍后再试' },
} as const satisfies Record<string, Refusal>;
