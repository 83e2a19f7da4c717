import { type CallFailure, useCall, useSearchParams } from '@mall/mf-kit';
import { useState } from 'react';
import type { CheckoutConfirm, InquiryConfirm, PaymentMethod } from '../../../parts/trading-types.ts';
import { type CheckoutDraft, useCheckoutDraft } from './checkout-draft.ts';
import { confirmCall, purchaseName, wayBack } from './confirm-call.ts';

export interface Choices {
  addressId: number;
  /** 0: none. */
  couponId: number;
  invoiceId: number;
  paymentMethod: PaymentMethod;
  remark: string;
  projectNumber: string;
}

export interface Checkout {
  page: CheckoutConfirm | InquiryConfirm | undefined;
  error: CallFailure | undefined;
  choices: Choices | undefined;
  /** What is shown is not yet that of the chosen address and coupon: it can't be ordered. */
  isStale: boolean;
  /** Where the lines can be changed. */
  back: { to: string; name: string };
  refresh: () => Promise<CheckoutConfirm | InquiryConfirm | undefined>;
  choose: (changes: CheckoutDraft) => void;
  forget: () => void;
}

/** The buyer's choices over the server's proposals; a choice that is no longer on offer falls back to the proposal. */
export function choicesOf(page: CheckoutConfirm, draft: CheckoutDraft): Choices {
  const has = (list: { id: number }[], id: number | undefined) => id !== undefined && list.some((one) => one.id === id);
  const isAllowed = page.paymentMethods.some(({ method, isAllowed }) => method === draft.paymentMethod && isAllowed);
  const hasCoupon = draft.couponId === 0 || page.coupons.some(({ couponId, isUsable }) => couponId === draft.couponId && isUsable);
  return {
    couponId: hasCoupon ? draft.couponId! : page.selectedCouponId,
    addressId: has(page.addresses, draft.addressId) ? draft.addressId! : page.selectedAddressId,
    invoiceId: draft.invoiceId === 0 || has(page.invoices, draft.invoiceId) ? draft.invoiceId! : page.selectedInvoiceId,
    paymentMethod: isAllowed ? draft.paymentMethod! : page.selectedPaymentMethod,
    remark: draft.remark ?? page.remark,
    projectNumber: draft.projectNumber ?? page.projectNumber,
  };
}

/** What the confirmation page shows, and what the buyer makes of it. Nothing is read again behind the buyer's back: prices never change silently. */
export function useCheckout(): Checkout {
  const [query] = useSearchParams();
  const { draft, change, forget } = useCheckoutDraft(purchaseName(query));
  // Only what the server says during this visit is shown: what was true at the last one would be a silent change when the answer comes.
  const [isFresh, setFresh] = useState(false);
  const { data, error, isLoading, refresh } = useCall(confirmCall(query, draft), {
    keepPreviousData: true,
    revalidateOnReconnect: false,
    dedupingInterval: 0,
    onSuccess: () => setFresh(true),
  });
  const page = isFresh ? data : undefined;
  const back = wayBack(query, page);
  const choices = page && choicesOf(page, draft);
  const isStale =
    page !== undefined && (isLoading || choices?.addressId !== page.selectedAddressId || choices.couponId !== page.selectedCouponId);
  return { page, error, choices, isStale, back, refresh, choose: change, forget };
}
