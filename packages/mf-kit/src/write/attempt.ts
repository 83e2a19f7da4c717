import type { CallOptions } from '@mall/api-sdk';
import { type CallFailure, isCallFailure } from '@mall/mf-kit';
import { failureOf, isUnanswered } from './failure.ts';
import type { KeyRing } from './key-ring.ts';

/** What became of a write: the answer, or why there is none. */
export type Written<Answer> = { answer: Answer; failure?: undefined } | { answer?: undefined; failure: CallFailure };

/** A write of the SDK, sent with the key of its content. */
export type Send<Answer> = (options: Required<Pick<CallOptions, 'idempotencyKey'>>) => Promise<Answer>;
type Report = (error: unknown) => void;

/** Sends a write that may be repeated, such as putting into a list, and never throws. @param report told of what is no failure of a call */
export async function outcomeOf<Answer>(write: () => Promise<Answer>, report: Report): Promise<Written<Answer>> {
  try {
    return { answer: await write() };
  } catch (error) {
    if (!isCallFailure(error)) report(error);
    return { failure: failureOf(error) };
  }
}

/**
 * Sends one write under the key of its content, and never throws. The key is settled by an answer and by a refusal; while nobody answered, the same
 * content keeps it, so that trying again can't do it twice. @param report told of what is no failure of a call
 */
export async function attempt<Answer>(keys: KeyRing, content: unknown, send: Send<Answer>, report: Report): Promise<Written<Answer>> {
  const written = await outcomeOf(() => send({ idempotencyKey: keys.keyFor(content) }), report);
  if (!written.failure || !isUnanswered(written.failure)) keys.settle(content);
  return written;
}

/** A write whose refusal for `reason` says that it was done before: that counts as done too. */
export async function doneOr(reason: CallFailure['reason'], write: Promise<unknown>): Promise<true> {
  try {
    await write;
  } catch (error) {
    if (!isCallFailure(error) || error.reason !== reason) throw error;
  }
  return true;
}
