import type { CampaignPreview, StaffCampaign, StaffCampaignHead } from '@mall/api-contract/discount';
import {
  applyCampaigns,
  type CampaignDraft,
  type CampaignState,
  campaignStateNames,
  campaignStateOf,
  campaignUrl,
} from '@mall/domain/discount';
import type { Database } from '../../database/database.ts';
import { campaignPrice, campaignService, type KeptCampaign, keptOf, type PossibleGood } from '../../modules/pricing/campaign.service.ts';
import { cartCampaignOf } from '../../modules/pricing/campaign-view.ts';
import { rulesInWords } from '../catalogue-pages/index.ts';
import { actingIn, type Doing } from './acting.ts';

const goodsShown = 20;
const sampleLines = 3;

/** How staff make, try and end campaigns (rules discount 26, 27). */
export const staffCampaignService = (db: Database) => {
  const campaigns = campaignService(db);
  const acting = actingIn(db);

  const headOf = (row: KeptCampaign, skuCount: number): StaffCampaignHead => {
    const { id, kind, name, startsAt, endsAt, showMode } = row;
    const state = campaignStateOf(row, Date.now());
    return {
      ...{ id, kind, name, startsAt, endsAt, state, stateName: campaignStateNames[state] },
      ...{ skuCount, linkUrl: campaignUrl({ id, kind, showMode }) },
    };
  };
  const whole = async (row: KeptCampaign, from: Database = db): Promise<StaffCampaign> => {
    const head = headOf(row, await campaignService(from).countGoods(row.id));
    return {
      ...head,
      description: row.description,
      rules: rulesInWords(row),
      version: row.version,
      canChange: head.state === 'planned' && row.madeOf !== null,
      canEnd: head.state !== 'ended',
      draft: row.madeOf,
    };
  };
  const factsOf = ({ name, kind, startsAt, endsAt }: CampaignDraft) => ({ name, kind, startsAt, endsAt });

  return {
    async list(state: CampaignState | undefined, keyword: string, pageIndex: number, pageSize: number) {
      const { total, rows } = await campaigns.page(state, keyword, (pageIndex - 1) * pageSize, pageSize);
      return { pageIndex, pageSize, total, items: rows.map((row) => headOf(row, row.skuCount)) };
    },
    /** @throws {MallError} CAMPAIGN_NOT_FOUND */
    one: async (id: number) => whole(await campaigns.one(id)),

    /** What a draft would do to a cart, at list prices. @param cart lines; none: three of its best sellers */
    async preview(
      given: CampaignDraft,
      campaignId: number,
      cart: readonly { sku: string; quantity: number }[] | undefined,
    ): Promise<CampaignPreview> {
      const draft = tidied(given);
      const { problems, goods, leftOut } = await campaigns.judge(draft, campaignId);
      const byNumber = new Map(goods.map((good) => [good.skuNumber, good]));
      const wanted = cart?.flatMap(({ sku, quantity }) => withQuantity(byNumber.get(sku.toUpperCase()), quantity));
      const sample = wanted ?? goods.slice(0, sampleLines).flatMap((good) => withQuantity(good, good.minOrderQty * sampleQuantity(draft)));
      return {
        problems,
        skuCount: goods.length,
        leftOut,
        skus: goods.slice(0, goodsShown).map(({ skuNumber, name, listPrice }) => ({
          ...{ sku: skuNumber, productName: name, listPriceFen: listPrice },
          priceFen: campaignPrice(draft, listPrice),
        })),
        cart: triedOn(draft, sample),
      };
    },

    /** @throws {MallError} CAMPAIGN_INVALID */
    make: (doing: Doing, given: CampaignDraft): Promise<StaffCampaign> =>
      db.transaction(async (tx) => {
        const draft = tidied(given);
        const row = await campaignService(tx).make(draft);
        return actingIn(tx)(doing, 'makeCampaign', subjectOf(row.id), factsOf(draft), (inner) => whole(row, inner));
      }),
    /** @throws {MallError} CAMPAIGN_NOT_FOUND, CAMPAIGN_STARTED, CAMPAIGN_CHANGED, CAMPAIGN_INVALID */
    change: (doing: Doing, id: number, version: number, given: CampaignDraft): Promise<StaffCampaign> => {
      const draft = tidied(given);
      return acting(doing, 'changeCampaign', subjectOf(id), factsOf(draft), async (tx) =>
        whole(await campaignService(tx).change(id, version, draft), tx),
      );
    },
    /** @throws {MallError} CAMPAIGN_NOT_FOUND, CAMPAIGN_OVER */
    end: (doing: Doing, id: number): Promise<StaffCampaign> =>
      acting(doing, 'endCampaign', subjectOf(id), {}, async (tx) => whole(await campaignService(tx).end(id), tx)),
  };
};

const subjectOf = (id: number) => `campaign:${id}`;

interface SampleLine {
  good: PossibleGood;
  quantity: number;
}
const withQuantity = (good: PossibleGood | undefined, quantity: number): SampleLine[] => (good ? [{ good, quantity }] : []);

/** So many of each that a piece discount shows. */
const sampleQuantity = ({ rule, thresholds }: CampaignDraft) =>
  rule === 3 ? Math.min(999, Math.ceil(Math.min(...thresholds.map(({ from }) => from), 999) / sampleLines)) : 1;

/** SKU numbers as they are kept, each once. */
const tidied = (draft: CampaignDraft): CampaignDraft => ({
  ...draft,
  skus: [...new Set(draft.skus.map((one) => one.toUpperCase()))],
  categoryIds: [...new Set(draft.categoryIds)],
  manufacturerIds: [...new Set(draft.manufacturerIds)],
});

function triedOn(draft: CampaignDraft, sample: readonly SampleLine[]): CampaignPreview['cart'] {
  const lines = sample.map(({ good, quantity }) => ({ good, quantity, before: good.listPrice * quantity }));
  const rule = cartCampaignOf({ ...keptOf(draft), id: 0, version: 0 }, new Set(lines.map(({ good }) => good.skuNumber)));
  const priced = lines.map(({ good, quantity }) => campaignPrice(draft, good.listPrice) * quantity);
  const discounts = rule
    ? applyCampaigns(
        lines.map(({ good, quantity, before }) => ({ sku: good.skuNumber, quantity, total: before })),
        [rule],
      ).discounts
    : lines.map(({ before }, i) => before - priced[i]!);
  const shown = lines.map(({ good, quantity, before }, i) => ({
    ...{ sku: good.skuNumber, productName: good.name, quantity, beforeFen: before, discountFen: discounts[i]! },
    afterFen: before - discounts[i]!,
  }));
  const sum = (of: (line: (typeof shown)[number]) => number) => shown.reduce((all, line) => all + of(line), 0);
  return {
    lines: shown,
    beforeFen: sum((one) => one.beforeFen),
    discountFen: sum((one) => one.discountFen),
    afterFen: sum((one) => one.afterFen),
  };
}
