import type { CampaignHead, CampaignPage } from '@mall/api-contract/discount';
import { applyCampaigns, type CartCampaign, campaignUrl } from '@mall/domain/discount';
import type { KeptCampaign } from './campaign.repository.ts';

/** A campaign over cart lines as the engine wants it; undefined for one with a price. */
export function cartCampaignOf({ id, name, rule, thresholds }: KeptCampaign, skus: ReadonlySet<string>): CartCampaign | undefined {
  if (rule === 3) return { id, name, skus, rule, thresholds: thresholds.map(({ from, discount = 10_000 }) => ({ from, discount })) };
  if (rule === 4) return { id, name, skus, rule, thresholds: thresholds.map(({ from, off = 0 }) => ({ from, off })) };
  return undefined;
}

/** Each step in words, the lowest first. */
export const stepsInWords = (row: KeptCampaign): CampaignPage['thresholds'] =>
  row.thresholds
    .toSorted((a, b) => a.from - b.from)
    .flatMap((step) => {
      const alone = cartCampaignOf({ ...row, thresholds: [step] }, new Set(['one']));
      const [applied] = alone ? applyCampaigns([{ sku: 'one', quantity: 1, total: 1 }], [alone]).applied : [];
      if (!applied) return [];
      const { thresholdDescription, discountDescription } = applied;
      return [{ thresholdDescription, discountDescription, payShare: row.rule === 3 ? (step.discount ?? 10_000) : null }];
    });

export const campaignHead = ({ id, kind, name, description, showMode, startsAt, endsAt }: KeptCampaign): CampaignHead => ({
  ...{ id, kind, name, description, startsAt, endsAt },
  linkUrl: campaignUrl({ id, kind, showMode }),
  hasCountdown: kind === 10,
});
