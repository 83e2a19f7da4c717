import type { CampaignDraft } from '@mall/api-contract/discount';
import { fenOrNone, foldOfShare, shareOfFold, skusOf, wholeOf, yuanOf } from '../marketing/numbers.ts';
import { instantOf, instantText } from '../wording/instant-input.ts';

export type Sort = 'timed' | 'price' | 'pieces' | 'amount';
export const sortNames: Readonly<Record<Sort, string>> = { timed: '限时抢购', price: '直降特惠', pieces: '满件折', amount: '满额减' };

/** A campaign as its form holds it: what is typed stays as it was typed. */
export interface CampaignForm {
  sort: Sort;
  name: string;
  description: string;
  startsAt: string;
  endsAt: string;
  /** 件 or yuan, and 折 or yuan. */
  steps: { key: number; from: string; benefit: string }[];
  fold: string;
  limit: string;
  isOverLimitAllowed: boolean;
  stock: string;
  skus: string;
  categoryIds: number[];
  manufacturerIds: number[];
  show: 'table' | 'pictures' | 'products';
  hasFilters: boolean;
}

export const emptyForm: CampaignForm = {
  ...{ sort: 'amount', name: '', description: '', startsAt: '', endsAt: '', steps: [{ key: 1, from: '', benefit: '' }] },
  ...{
    fold: '',
    limit: '',
    isOverLimitAllowed: true,
    stock: '',
    skus: '',
    categoryIds: [],
    manufacturerIds: [],
    show: 'table',
    hasFilters: true,
  },
};

/** The form as the call takes it; what is no figure is left to the rules to say. */
export function draftOf(form: CampaignForm): CampaignDraft {
  const { sort, name, description, skus, categoryIds, manufacturerIds, isOverLimitAllowed, show, hasFilters } = form;
  const isPriced = sort === 'timed' || sort === 'price';
  const steps = form.steps
    .filter(({ from, benefit }) => from.trim() || benefit.trim())
    .map(({ from, benefit }) =>
      sort === 'pieces'
        ? { from: wholeOf(from) || 1, benefit: shareOfFold(benefit) ?? 0 }
        : { from: fenOrNone(from) || 1, benefit: fenOrNone(benefit) },
    );
  return {
    ...{ kind: sort === 'timed' ? 10 : sort === 'price' ? 30 : 20, rule: sort === 'pieces' ? 3 : sort === 'amount' ? 4 : null },
    ...{ name, description, startsAt: instantOf(form.startsAt), endsAt: instantOf(form.endsAt), thresholds: isPriced ? [] : steps },
    priceShare: isPriced ? (shareOfFold(form.fold) ?? 0) : null,
    limitNumber: isPriced ? wholeOf(form.limit) || null : null,
    stock: isPriced ? wholeOf(form.stock) || null : null,
    ...{ isOverLimitAllowed, skus: skusOf(skus), categoryIds, manufacturerIds },
    ...{ skuShowType: show === 'pictures' ? 2 : 1, skuShowMode: show === 'products' ? 2 : 1, showMenuAndFilter: hasFilters },
  };
}

/** What was made, to be changed. */
export function formOf(draft: CampaignDraft): CampaignForm {
  const { kind, rule, thresholds, limitNumber, stock, skuShowMode, skuShowType } = draft;
  return {
    sort: kind === 10 ? 'timed' : kind === 30 ? 'price' : rule === 3 ? 'pieces' : 'amount',
    ...{ name: draft.name, description: draft.description, startsAt: instantText(draft.startsAt), endsAt: instantText(draft.endsAt) },
    steps: thresholds.map(({ from, benefit }, key) =>
      rule === 3 ? { key, from: String(from), benefit: foldOfShare(benefit) } : { key, from: yuanOf(from), benefit: yuanOf(benefit) },
    ),
    fold: foldOfShare(draft.priceShare),
    limit: limitNumber === null ? '' : String(limitNumber),
    stock: stock === null ? '' : String(stock),
    isOverLimitAllowed: draft.isOverLimitAllowed,
    skus: draft.skus.join('\n'),
    ...{ categoryIds: draft.categoryIds, manufacturerIds: draft.manufacturerIds, hasFilters: draft.showMenuAndFilter },
    show: skuShowMode === 2 ? 'products' : skuShowType === 2 ? 'pictures' : 'table',
  };
}
