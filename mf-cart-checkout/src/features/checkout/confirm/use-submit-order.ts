import { usePlatform, useSearchParams } from '@mall/mf-kit';
import { createKeyRing, type KeyRing, tabStore, useWrite } from '@mall/mf-kit/write';
import type { CheckoutConfirm, InquiryConfirm } from '../../../parts/trading-types.ts';
import { resubmissionOf } from './confirm-call.ts';
import type { Checkout, Choices } from './use-checkout.ts';

/** Never settled: the same content is the same order, after a reload too. */
const keys: KeyRing = { ...createKeyRing(tabStore('mall:checkout-keys')), settle: () => {} };

/**
 * Places the order, or submits it for a colleague's word. Its idempotency key is made once per content and kept in the tab, so a second click, a reload or a retry after a
 * time-out gives the same one order. A changed price, stock or delivery time is refused and listed, never taken over silently.
 */
export function useSubmitOrder(checkout: Checkout, lookAgain: () => Promise<unknown>) {
  const { sdk, bus, notify, navigate } = usePlatform();
  const [query] = useSearchParams();
  const { isBusy, failure, refusal, run, forget } = useWrite({
    keys,
    again: '。请再次提交，不会重复下单',
    keepsFailure: true,
    async onFailure({ reason }) {
      if (reason === 'CHECKOUT_CHANGED' || reason === 'CHECKOUT_EXPIRED') await checkout.refresh().catch(() => undefined);
      // Rules or budgets are others than the page knew: it says so, and the next click does what is right.
      if (reason === 'APPROVAL_REQUIRED' || reason === 'APPROVAL_NOT_NEEDED') await lookAgain().catch(() => undefined);
    },
  });

  async function submit(page: CheckoutConfirm | InquiryConfirm, choices: Choices, needsApproval: boolean) {
    const { priceToken, coupons, totals } = page;
    const { remark, projectNumber, couponId, ...chosen } = choices;
    const content = {
      priceToken,
      ...chosen,
      ...(coupons.length > 0 ? { couponId, expectedPayableFen: totals.payableFen } : {}),
      ...(remark.trim() ? { remark: remark.trim() } : {}),
      ...(projectNumber.trim() ? { projectNumber: projectNumber.trim() } : {}),
    };
    const isQuotation = 'inquiry' in page;
    const again = resubmissionOf(query);
    if (needsApproval) {
      const asked = { ...content, ...(again ? { approvalId: again.id } : {}) };
      const { answer: request } = await run({ submit: asked }, (options) => sdk.approval.submit(asked, options));
      if (!request) return;
      checkout.forget();
      if (!isQuotation) bus.emit('cart:changed', {});
      notify({ tone: 'success', text: `已提交审批，申请号 ${request.approvalNumber}` });
      return navigate(`/customer/approvals/${encodeURIComponent(request.id)}`, { replace: true });
    }
    const { answer: order } = await run(content, (options) =>
      isQuotation ? sdk.checkout.confirmOrderFromInquiry(content, options) : sdk.checkout.confirmOrder(content, options),
    );
    if (!order) return;
    checkout.forget();
    bus.emit('order:placed', { orderId: order.orderId });
    if (!isQuotation) bus.emit('cart:changed', {});
    // What was sent back became an order without a word: the request is over.
    if (again) await sdk.approval.withdraw({ id: again.id }).catch(() => undefined);
    if (order.isRepeated) notify({ tone: 'info', text: '这些商品刚刚已经下单，已为您打开该订单' });
    navigate(`/checkout/${order.needsPayment ? 'mycompleted' : 'success'}/${encodeURIComponent(order.orderId)}`, { replace: true });
  }

  return {
    isBusy,
    /** Why it was not taken, '' before. */
    failure,
    reason: refusal?.reason,
    /** What is no longer as it was shown; empty unless the server refused for it. */
    differences: refusal?.reason === 'CHECKOUT_CHANGED' ? refusal.details.differences : [],
    submit,
    dismiss: forget,
  };
}
