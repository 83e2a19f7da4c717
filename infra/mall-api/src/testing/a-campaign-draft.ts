import type { CampaignDraft } from '@mall/domain/discount';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

/** Test builder: a campaign as staff make it, 满500元减30元, from tomorrow for a week. */
export const aCampaignDraft = (draft: Partial<CampaignDraft> = {}): CampaignDraft => ({
  ...{ kind: 20, name: '五金满减', description: '活动商品满500元减30元', startsAt: inDays(1), endsAt: inDays(8) },
  ...{ rule: 4, thresholds: [{ from: 50_000, benefit: 3000 }] },
  ...{ priceShare: null, limitNumber: null, isOverLimitAllowed: true, stock: null },
  ...{ skus: [], categoryIds: [], manufacturerIds: [], skuShowType: 1, skuShowMode: 1, showMenuAndFilter: true },
  ...draft,
});
