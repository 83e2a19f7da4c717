import {
  type CampaignDraft,
  type CampaignState,
  campaignGoodsAtMost,
  campaignProblems,
  campaignStateOf,
  type DraftProblem,
} from '@mall/domain/discount';
import { shareOf } from '@mall/domain/money';
import type { Database } from '../../database/database.ts';
import { MallError } from '../../http/mall-error.ts';
import { campaignRepository, type KeptCampaign, type KeptGoods, type PossibleGood } from './campaign.repository.ts';

export type { KeptCampaign, PossibleGood } from './campaign.repository.ts';

/** What a draft would hold, and what is wrong with it. */
export interface Judged {
  problems: DraftProblem[];
  goods: PossibleGood[];
  /** Of the categories and brands, what takes part in another campaign of that time (rule discount 27). */
  leftOut: number;
}

const namedAtMost = 10;

/** Campaigns: what they are and hold, and how staff make them (rules discount 21, 26, 27). */
export const campaignService = (db: Database) => {
  const campaigns = campaignRepository(db);
  const found = (row: KeptCampaign | undefined, campaignId: number): KeptCampaign => {
    if (!row) throw new MallError('CAMPAIGN_NOT_FOUND', { campaignId });
    return row;
  };
  return {
    /** @throws {MallError} CAMPAIGN_NOT_FOUND */
    one: async (id: number): Promise<KeptCampaign> => found(await campaigns.find(id), id),
    /** One that started. @throws {MallError} CAMPAIGN_NOT_FOUND also for one that did not */
    async started(id: number): Promise<KeptCampaign> {
      const row = await campaigns.find(id);
      return found(row && campaignStateOf(row, Date.now()) === 'planned' ? undefined : row, id);
    },
    running: (kind?: number): Promise<KeptCampaign[]> => campaigns.running(kind),
    /** Ids of what is for sale of these campaigns, best sellers first. */
    goods: (campaignIds: readonly number[]): Promise<number[]> => campaigns.goods(campaignIds),
    categories: (id: number) => campaigns.categories(id),
    countGoods: (id: number): Promise<number> => campaigns.countGoods(id),
    page: (state: CampaignState | undefined, keyword: string, offset: number, limit: number) =>
      campaigns.page(state, keyword, offset, limit),

    /** SKUs for sale that are named so, best sellers first. */
    possible: (what: Pick<CampaignDraft, 'skus' | 'categoryIds' | 'manufacturerIds'>, limit: number): Promise<PossibleGood[]> =>
      campaigns.possible(what, limit),

    /** Goods and problems of a draft (rules discount 26, 27). @param except the campaign that is being changed; 0 for none */
    async judge(draft: CampaignDraft, except: number): Promise<Judged> {
      const problems = campaignProblems(draft, Date.now());
      const add = (message: string) => void problems.push({ field: 'goods', message });
      const goods = await campaigns.possible(draft, campaignGoodsAtMost + 1);
      const known = draft.skus.length > 0 ? await campaigns.known(draft.skus) : [];
      const knownNumbers = new Set(known.map(({ skuNumber }) => skuNumber));
      const unknown = draft.skus.filter((one) => !knownNumbers.has(one));
      if (unknown.length > 0) add(`找不到商品：${shortened(unknown)}`);
      const unsold = known.filter(({ isSold }) => !isSold).map(({ skuNumber }) => skuNumber);
      if (unsold.length > 0) add(`已下架或价格详询，不能参加活动：${shortened(unsold)}`);
      if (goods.length > campaignGoodsAtMost) add(`活动商品最多 ${campaignGoodsAtMost} 种，请缩小范围`);
      else if (goods.length === 0 && problems.every(({ field }) => field !== 'goods')) add('所选分类与品牌里没有在售商品');
      const isTimed = problems.every(({ field }) => field !== 'startsAt' && field !== 'endsAt');
      if (!isTimed || goods.length === 0 || goods.length > campaignGoodsAtMost) return { problems, goods, leftOut: 0 };
      const ids = goods.map(({ id }) => id);
      const taken = new Map((await campaigns.taken(ids, draft.startsAt, draft.endsAt, except)).map((one) => [one.skuNumber, one.campaign]));
      const named = draft.skus.filter((one) => taken.has(one));
      if (named.length > 0)
        add(`一个商品同期只参加一个活动，已参加其他活动：${shortened(named.map((one) => `${one}（${taken.get(one)}）`))}`);
      const free = goods.filter(({ skuNumber }) => !taken.has(skuNumber));
      if (free.length === 0 && named.length === 0) add('所选分类与品牌的商品都已参加同期的其他活动');
      return { problems, goods: free, leftOut: goods.length - free.length - named.length };
    },

    /** @throws {MallError} CAMPAIGN_INVALID */
    make: (draft: CampaignDraft): Promise<KeptCampaign> =>
      db.transaction(async (tx) => {
        const own = campaignRepository(tx);
        await own.alone();
        const goods = await sound(tx, draft, 0);
        const id = await own.insert(keptOf(draft));
        await own.replaceGoods(id, goods);
        return found(await own.find(id), id);
      }),

    /** @throws {MallError} CAMPAIGN_NOT_FOUND, CAMPAIGN_STARTED, CAMPAIGN_CHANGED another version than the one that was looked at; CAMPAIGN_INVALID */
    change: (campaignId: number, version: number, draft: CampaignDraft): Promise<KeptCampaign> =>
      db.transaction(async (tx) => {
        const own = campaignRepository(tx);
        await own.alone();
        const row = found(await own.lock(campaignId), campaignId);
        if (campaignStateOf(row, Date.now()) !== 'planned') throw new MallError('CAMPAIGN_STARTED', { campaignId });
        if (row.version !== version) throw new MallError('CAMPAIGN_CHANGED', { campaignId });
        const goods = await sound(tx, draft, campaignId);
        await own.update(campaignId, keptOf(draft));
        await own.replaceGoods(campaignId, goods);
        return found(await own.find(campaignId), campaignId);
      }),

    /** Ends it now; one that did not start never will. @throws {MallError} CAMPAIGN_NOT_FOUND, CAMPAIGN_OVER */
    end: (campaignId: number): Promise<KeptCampaign> =>
      db.transaction(async (tx) => {
        const own = campaignRepository(tx);
        await own.alone();
        const row = found(await own.lock(campaignId), campaignId);
        if (campaignStateOf(row, Date.now()) === 'ended') throw new MallError('CAMPAIGN_OVER', { campaignId });
        await own.end(campaignId);
        return found(await own.find(campaignId), campaignId);
      }),
  };
};

/** @throws {MallError} CAMPAIGN_INVALID */
async function sound(tx: Database, draft: CampaignDraft, except: number): Promise<KeptGoods> {
  const { problems, goods } = await campaignService(tx).judge(draft, except);
  if (problems.length > 0) throw new MallError('CAMPAIGN_INVALID', { problems });
  return { prices: goods.map(({ id, listPrice }) => ({ skuId: id, price: campaignPrice(draft, listPrice) })), ...limitsOf(draft) };
}

/** What a piece costs in fen; under a rule the list price, which the cart lowers. */
export const campaignPrice = ({ priceShare }: Pick<CampaignDraft, 'priceShare'>, listPrice: number): number =>
  priceShare === null ? listPrice : Math.max(1, shareOf(listPrice, priceShare));

const limitsOf = ({ priceShare, limitNumber, isOverLimitAllowed, stock }: CampaignDraft) =>
  priceShare === null ? { limitNumber: null, overLimit: true, stock: null } : { limitNumber, overLimit: isOverLimitAllowed, stock };

/** A draft as a row. */
export function keptOf(draft: CampaignDraft): Omit<KeptCampaign, 'id' | 'version'> {
  const { kind, rule, startsAt, endsAt, thresholds, skuShowType: showType, skuShowMode: showMode, showMenuAndFilter: showFilter } = draft;
  const steps = thresholds.map(({ from, benefit }) => (rule === 3 ? { from, discount: benefit } : { from, off: benefit }));
  const [name, description] = [draft.name.trim(), draft.description.trim()];
  return {
    ...{ kind, name, description, rule, thresholds: rule === null ? [] : steps },
    startsAt,
    endsAt,
    showType,
    showMode,
    showFilter,
    madeOf: draft,
  };
}

const shortened = (all: readonly string[]) => `${all.slice(0, namedAtMost).join('、')}${all.length > namedAtMost ? ' 等' : ''}`;
