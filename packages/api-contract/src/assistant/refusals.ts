import type { Refusal } from '../call/refusal.ts';
import { assistantKeyRefusals } from './key-refusals.ts';

/** Assistant: 580xx; keys of a company's own assistants and kept conversations: 763xx, 764xx. */
export const assistantRefusals = {
  ...assistantKeyRefusals,
  ASSISTANT_BUSY: { code: 58001, message: '提问过于频繁，请稍后再试' },
} as const satisfies Record<string, Refusal>;
