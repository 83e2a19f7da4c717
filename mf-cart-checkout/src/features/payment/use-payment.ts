import { createKeyRing, failureOf, isUnanswered } from '@mall/mall-parts/write';
import { usePlatform } from '@mall/mf-kit';
import { useRef, useState } from 'react';

const keys = createKeyRing();

export interface Payment {
  isBusy: boolean;
  /** Why the last try failed, '' before. */
  failure: string;
  reason: string;
  details: unknown;
  /** True once the server took it. */
  run: (content: unknown, pay: (options: { idempotencyKey: string }) => Promise<unknown>) => Promise<boolean>;
  forget: () => void;
}

const idle = { isBusy: false, failure: '', reason: '', details: undefined as unknown };

/**
 * One way of paying: busy once, one idempotency key a content until an answer came (rules calls 6, 10),
 * and a time-out says that trying again doesn't pay twice. An order that turned out paid counts as taken.
 */
export function usePayment(): Payment {
  const { report } = usePlatform();
  const [state, setState] = useState(idle);
  const isBusy = useRef(false);
  return {
    ...state,
    forget: () => setState(idle),
    async run(content, pay) {
      if (isBusy.current) return false;
      isBusy.current = true;
      setState({ ...idle, isBusy: true });
      try {
        await pay({ idempotencyKey: keys.keyFor(content) });
        keys.settle(content);
        setState(idle);
        return true;
      } catch (error) {
        const { message, reason, details } = failureOf(error);
        if (!isUnanswered(error)) keys.settle(content);
        if (reason === 'PAYMENT_ALREADY_PAID') {
          setState(idle);
          return true;
        }
        if (!('reason' in (error as object))) report(error, 'payment');
        setState({ isBusy: false, failure: isUnanswered(error) ? `${message}。请再试一次，不会重复扣款` : message, reason, details });
        return false;
      } finally {
        isBusy.current = false;
      }
    },
  };
}
