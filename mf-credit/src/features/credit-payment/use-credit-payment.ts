import { usePlatform } from '@mall/mf-kit';
import { createKeyRing, failureOf, isUnanswered } from '@mall/mf-kit/write';
import { useRef, useState } from 'react';
import { refusalWords } from './refusal-words.ts';

const keys = createKeyRing();
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
      const idempotencyKey = keys.keyFor(content);
      try {
        if (password === undefined) await sdk.payment.payByUseCreditBalance({ orderId }, { idempotencyKey });
        else await sdk.payment.payByUseCreditBalancePassword({ orderId, password }, { idempotencyKey });
        keys.settle(content);
        setState(idle);
        return true;
      } catch (error) {
        const failure = failureOf(error);
        if (!isUnanswered(error)) keys.settle(content);
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
