import { usePlatform } from '@mall/mf-kit';
import { createKeyRing, failureOf, isUnanswered } from '@mall/mf-kit/write';
import { useRef, useState } from 'react';
import { tabStore } from '../../../parts/tab-storage.ts';
import type { CheckoutConfirm, CheckoutDifference } from '../../../parts/trading-types.ts';
import type { Checkout, Choices } from './use-checkout.ts';

const keys = createKeyRing(tabStore('mall:checkout-keys'));

export interface SubmitState {
  isBusy: boolean;
  /** Why it was not taken, '' before. */
  failure: string;
  reason: string;
  /** What is no longer as it was shown; empty unless the server refused for it. */
  differences: CheckoutDifference[];
}

const idle: SubmitState = { isBusy: false, failure: '', reason: '', differences: [] };

/**
 * Places the order. Its idempotency key is made once per content and kept in the tab, so a second click, a reload or a retry after a
 * time-out gives the same one order. A changed price, stock or delivery time is refused and listed, never taken over silently.
 */
export function useSubmitOrder(checkout: Checkout) {
  const { sdk, bus, notify, navigate } = usePlatform();
  const [state, setState] = useState(idle);
  const isBusy = useRef(false);

  async function place({ priceToken }: CheckoutConfirm, choices: Choices) {
    const { remark, projectNumber, ...chosen } = choices;
    const content = {
      priceToken,
      ...chosen,
      ...(remark.trim() ? { remark: remark.trim() } : {}),
      ...(projectNumber.trim() ? { projectNumber: projectNumber.trim() } : {}),
    };
    const order = await sdk.checkout.confirmOrder(content, { idempotencyKey: keys.keyFor(content) });
    checkout.forget();
    bus.emit('order:placed', { orderId: order.orderId });
    bus.emit('cart:changed', {});
    if (order.isRepeated) notify({ tone: 'info', text: '这些商品刚刚已经下单，已为您打开该订单' });
    navigate(`/checkout/${order.needsPayment ? 'mycompleted' : 'success'}/${encodeURIComponent(order.orderId)}`, { replace: true });
  }

  async function refused(error: unknown) {
    const { message, reason, details } = failureOf(error);
    const differences = (details as { differences?: CheckoutDifference[] } | undefined)?.differences ?? [];
    if (reason === 'CHECKOUT_CHANGED') {
      await checkout.refresh().catch(() => undefined);
      return setState({ ...idle, reason, failure: message, differences });
    }
    if (reason === 'CHECKOUT_EXPIRED') await checkout.refresh().catch(() => undefined);
    setState({ ...idle, reason, failure: isUnanswered(error) ? `${message}。请再次提交，不会重复下单` : message });
  }

  async function submit(page: CheckoutConfirm, choices: Choices) {
    if (isBusy.current) return;
    isBusy.current = true;
    setState((known) => ({ ...known, isBusy: true }));
    try {
      await place(page, choices);
    } catch (error) {
      await refused(error);
    } finally {
      isBusy.current = false;
      setState((known) => ({ ...known, isBusy: false }));
    }
  }

  return { ...state, submit, dismiss: () => setState(idle) };
}
