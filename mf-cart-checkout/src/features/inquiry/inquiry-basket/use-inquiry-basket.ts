import { call, useBusEvent, useCall, usePlatform } from '@mall/mf-kit';
import { failureOf, useWrite } from '@mall/mf-kit/write';
import { useEffect, useRef, useState } from 'react';
import type { InquiryBasket } from '../../../parts/trading-types.ts';

const linkShowsForMs = 15_000;
const submitFailed = '提交询价单出错，请联系您的专属客服';

/** The inquiry basket and what can be done with it (rules inquiry 5, 7–9). */
export function useInquiryBasket() {
  const { sdk, bus, notify } = usePlatform();
  const { data: basket, error, refresh, show } = useCall(call('inquiry.getCustomerInquirySkus'));
  const submitting = useWrite({ onFailure: ({ message }) => notify({ tone: 'danger', text: message }) });
  const [submitted, setSubmitted] = useState<{ id: number; number: string }>();
  const isOwn = useRef(false);
  useBusEvent('inquiry:changed', () => void (isOwn.current || refresh()));
  useEffect(() => {
    if (!submitted) return;
    const timer = setTimeout(() => setSubmitted(undefined), linkShowsForMs);
    return () => clearTimeout(timer);
  }, [submitted]);

  function changed(next: InquiryBasket | undefined) {
    if (next) show(next);
    isOwn.current = true;
    bus.emit('inquiry:changed', next ? { itemCount: next.matchedProducts.length } : {});
    isOwn.current = false;
  }

  /** Rejects where the server refused, after saying so: the question stays open then. */
  async function remove(id: number) {
    try {
      changed(await sdk.inquiry.deleteSkuToCustomerInquirySkus({ ids: [id] }));
      notify({ tone: 'success', text: '删除成功！' });
    } catch (failure) {
      notify({ tone: 'danger', text: failureOf(failure).message });
      throw failure;
    }
  }

  async function submit() {
    const inquiryId = basket?.inquiryData.id ?? 0;
    if (inquiryId <= 0) return;
    const content = { inquiryId, lines: basket?.matchedProducts.map(({ id, quantity }) => [id, quantity]) };
    await submitting.run(content, async (options) => {
      const result = await sdk.inquiry.submitCustomerQuotation({ inquiryId }, options);
      if (!result.item1) return notify({ tone: 'danger', text: submitFailed });
      setSubmitted({ id: result.inquiryId, number: result.item2 });
      changed(await refresh());
    });
  }

  return { basket, error, refresh, isSubmitting: submitting.isBusy, submitted, remove, submit };
}
