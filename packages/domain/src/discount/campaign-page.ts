/** How far a campaign is (rule discount 21). */
export type CampaignState = 'planned' | 'running' | 'ended';
export const campaignStateNames: Readonly<Record<CampaignState, string>> = { planned: '未开始', running: '进行中', ended: '已结束' };

/** 10 a price with a countdown, 20 a rule over cart lines, 30 a price (rules discount 12, 21). */
export const campaignKindNames = { 10: '限时抢购', 20: '满减满折', 30: '直降特惠' } as const;
export type CampaignKind = keyof typeof campaignKindNames;
export const isCampaignKind = (kind: number): kind is CampaignKind => kind in campaignKindNames;

/** @param startsAt, endsAt instants as ISO text @param now ms since 1970 */
export function campaignStateOf({ startsAt, endsAt }: { startsAt: string; endsAt: string }, now: number): CampaignState {
  if (now >= Date.parse(endsAt)) return 'ended';
  return now < Date.parse(startsAt) ? 'planned' : 'running';
}

/** Where a campaign's page is: by SKU, or in the new kind by product (rule discount 22). */
export const campaignUrl = ({ id, kind, showMode }: { id: number; kind: number; showMode: number }): string =>
  showMode === 2 ? `/discount/new/${kind}/${id}` : `/discount/${kind}/${id}`;
