import { usePlatform } from '@mall/mf-kit';
import { useRef, useState } from 'react';
import { failureOf, isUnanswered } from '../../parts/failure.ts';
import { refusalWords } from './refusal-words.ts';

// randomUUID is for secure contexts only, and a company's test installation may run on plain http.
const newKey = () =>
  crypto.randomUUID?.() ?? Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

// One key for one content until an answer came: a retry after a time-out is the same payment (domain decisions, "Money, time, identity").
const keys = new Map<string, string>();

const idle = { isBusy: false, failure: '', reason: '' };

/** Pays an order on account: without a password within the company's free-payment limit, else with one. */
export function useCreditPayment(orderId: string) {
  const { sdk, report } = usePlatform();
  const [state, setState] = useState(idle);
  const isBusy = useRef(false);
  return {
    ...state,
    forget: () => setState(idle),
    /** @param password left out: try without one. @returns true once the order is paid */
    async pay(password?: string): Promise<boolean> {
      if (isBusy.current) return false;
      isBusy.current = true;
      setState({ ...idle, isBusy: true });
      const content = `${orderId} ${password ?? ''}`;
      const idempotencyKey = keys.get(content) ?? newKey();
      keys.set(content, idempotencyKey);
      try {
        if (password === undefined) await sdk.payment.payByUseCreditBalance({ orderId }, { idempotencyKey });
        else await sdk.payment.payByUseCreditBalancePassword({ orderId, password }, { idempotencyKey });
        keys.delete(content);
        setState(idle);
        return true;
      } catch (error) {
        const failure = failureOf(error);
        if (!isUnanswered(error)) keys.delete(content);
        if (failure.reason === 'PAYMENT_ALREADY_PAID') {
          setState(idle);
          return true;
        }
        if (!('reason' in (error as object))) report(error, 'credit-payment');
        const words = refusalWords(failure);
        setState({ isBusy: false, failure: isUnanswered(error) ? `${words}。请再试一次，不会重复扣款` : words, reason: failure.reason });
        return false;
      } finally {
        isBusy.current = false;
      }
    },
  };
}
