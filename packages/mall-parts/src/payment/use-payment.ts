import type { CallFailure } from '@mall/mf-kit';
import { doneOr, useWrite } from '@mall/mf-kit/write';
import { passwordWords } from './password-words.ts';

type Pay = (options: { idempotencyKey: string }) => Promise<unknown>;

/** One way of paying: a time-out says that trying again doesn't pay twice, and an order that turned out paid counts as taken. */
export function usePayment(words: (failure: CallFailure) => string = passwordWords) {
  const { run, ...state } = useWrite({ words, again: '。请再试一次，不会重复扣款' });
  return {
    ...state,
    /** @param content names the payment: the same content is the same payment. @returns true once the server took it */
    async pay(content: unknown, send: Pay): Promise<boolean> {
      const { answer = false } = await run(content, (options) => doneOr('PAYMENT_ALREADY_PAID', send(options)));
      return answer;
    },
  };
}
