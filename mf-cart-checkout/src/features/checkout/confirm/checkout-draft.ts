import { readTab, writeTab } from '@mall/mf-kit/write';
import { useState } from 'react';
import type { PaymentMethod } from '../../../parts/trading-types.ts';

/** What the buyer chose and typed on the confirmation page; what is missing is as the server proposes it. */
export interface CheckoutDraft {
  addressId?: number;
  /** 0: no coupon. */
  couponId?: number;
  /** 0: no invoice. */
  invoiceId?: number;
  paymentMethod?: PaymentMethod;
  remark?: string;
  projectNumber?: string;
}

/** The draft of one purchase, kept in the tab: a reload, an error or a look at another page loses nothing. */
export function useCheckoutDraft(purchase: string) {
  const storageKey = `mall:checkout-draft:${purchase}`;
  const [draft, setDraft] = useState<CheckoutDraft>(() => readTab(storageKey) ?? {});
  return {
    draft,
    change(changes: CheckoutDraft) {
      setDraft((known) => {
        const next = { ...known, ...changes };
        writeTab(storageKey, next);
        return next;
      });
    },
    forget: () => writeTab(storageKey, undefined),
  };
}
