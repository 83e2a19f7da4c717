import { type CallOutput, call, useCall } from '@mall/mf-kit';
import { useEffect, useState } from 'react';
import type { Checkout } from './use-checkout.ts';

export type Outlook = CallOutput<'approval.getOutlook'>;

/** Typing a project number asks once it rests. */
const restMs = 400;
const useRested = (text: string): string => {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    if (text === rested) return;
    const timer = setTimeout(() => setRested(text), restMs);
    return () => clearTimeout(timer);
  }, [text, rested]);
  return rested;
};

/**
 * Whose word this order needs, and what is left of the budgets it counts to (rules checkout 13; approval 11): asked anew as way of payment and project number
 * change. Where it isn't known the order is sent all the same, and the API says so.
 */
export function useOutlook({ page, choices, isStale }: Checkout) {
  const projectNumber = useRested(choices?.projectNumber ?? '').trim();
  const asked = page && choices ? { priceToken: page.priceToken, paymentMethod: choices.paymentMethod, projectNumber } : undefined;
  const { data, refresh } = useCall(asked ? call('approval.getOutlook', asked) : null, {
    keepPreviousData: true,
    shouldRetryOnError: false,
  });
  return { outlook: isStale ? undefined : data, refresh };
}
