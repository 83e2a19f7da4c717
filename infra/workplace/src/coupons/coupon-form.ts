import type { CouponDraft } from '@mall/api-contract/discount';
import { fenOrNone, foldOfShare, shareOfFold, skusOf, wholeOf, yuanOf } from '../marketing/numbers.ts';
import { instantOf, instantText } from '../wording/instant-input.ts';

/** A package as its form holds it: what is typed stays as it was typed. */
export interface CouponForm {
  name: string;
  description: string;
  kind: CouponDraft['kind'];
  threshold: string;
  amount: string;
  fold: string;
  cap: string;
  scope: CouponDraft['scope'];
  categoryIds: number[];
  manufacturerIds: number[];
  skus: string;
  stock: string;
  perCustomer: string;
  receiveFrom: string;
  receiveUntil: string;
  validity: 'days' | 'until';
  validDays: string;
  validUntil: string;
}

export const emptyForm: CouponForm = {
  ...{ name: '', description: '', kind: 'amount', threshold: '', amount: '', fold: '', cap: '' },
  ...{ scope: 'all', categoryIds: [], manufacturerIds: [], skus: '', stock: '1000', perCustomer: '1' },
  ...{ receiveFrom: '', receiveUntil: '', validity: 'days', validDays: '30', validUntil: '' },
};

/** The form as the call takes it; what is no figure is left to the rules to say. */
export function draftOf(form: CouponForm): CouponDraft {
  const { name, description, kind, scope, categoryIds, manufacturerIds } = form;
  const isAmount = kind === 'amount';
  return {
    ...{ name, description, kind, scope, threshold: fenOrNone(form.threshold) },
    amount: isAmount ? fenOrNone(form.amount) : null,
    discount: isAmount ? null : (shareOfFold(form.fold) ?? 0),
    cap: isAmount || !form.cap.trim() ? null : fenOrNone(form.cap),
    scopeIds: scope === 'categories' ? categoryIds : scope === 'brands' ? manufacturerIds : [],
    scopeSkus: scope === 'skus' ? skusOf(form.skus) : [],
    ...{ stock: wholeOf(form.stock) || 1, perCustomer: wholeOf(form.perCustomer) || 1 },
    ...{ receiveFrom: instantOf(form.receiveFrom), receiveUntil: instantOf(form.receiveUntil), validFrom: null },
    validUntil: form.validity === 'until' ? instantOf(form.validUntil) : null,
    validDays: form.validity === 'days' ? (wholeOf(form.validDays) ?? 0) : null,
  };
}

/** What was made, to be changed. */
export function formOf(draft: CouponDraft): CouponForm {
  const { name, description, kind, scope, scopeIds, validUntil, validDays } = draft;
  return {
    ...{ name, description, kind, scope, threshold: yuanOf(draft.threshold), amount: yuanOf(draft.amount) },
    ...{ fold: foldOfShare(draft.discount), cap: yuanOf(draft.cap), skus: draft.scopeSkus.join('\n') },
    categoryIds: scope === 'categories' ? scopeIds : [],
    manufacturerIds: scope === 'brands' ? scopeIds : [],
    ...{ stock: String(draft.stock), perCustomer: String(draft.perCustomer) },
    ...{ receiveFrom: instantText(draft.receiveFrom), receiveUntil: instantText(draft.receiveUntil) },
    ...{ validity: validUntil === null ? 'days' : 'until', validDays: validDays === null ? '' : String(validDays) },
    validUntil: instantText(validUntil ?? ''),
  };
}
