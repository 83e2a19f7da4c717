import type { CallFailure } from '@mall/mf-kit';
import { doneOr, useWrite } from '@mall/mf-kit/write';
import { useRef } from 'react';
import { passwordWords } from './password-words.ts';

type Pay = (options: { idempotencyKey: string }) => Promise<unknown>;

/** One way of paying: a time-out says that trying again doesn't pay twice, and an order that turned out paid counts as taken. */
export function usePayment(words: (failure: CallFailure) => string = passwordWords) {
  const { run, ...state } = useWrite({ words, again: '。请再试一次，不会重复扣款' });
  const last = useRef<{ content: unknown; send: Pay } | undefined>(undefined);
  const refusal = state.refusal as CallFailure | undefined;
  /** @param content names the payment: the same content is the same payment. @returns true once the server took it */
  async function pay(content: unknown, send: Pay): Promise<boolean> {
    last.current = { content, send };
    const { answer = false } = await run(content, (options) => doneOr('PAYMENT_ALREADY_PAID', send(options)));
    return answer;
  }
  return {
    ...state,
    pay,
    /** The masked number that a code was asked of for this payment (rule account 41), '' for none. `PaymentCode` asks for it. */
    codeFor: refusal?.reason === 'PAYMENT_CODE_REQUIRED' ? refusal.details.cellPhone : '',
    /** The same payment once more. */
    again: async (): Promise<boolean> => last.current !== undefined && pay(last.current.content, last.current.send),
  };
}
export type Payment = ReturnType<typeof usePayment>;
