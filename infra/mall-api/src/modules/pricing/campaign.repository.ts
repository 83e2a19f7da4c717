import type { CampaignDraft, CampaignState } from '@mall/domain/discount';
import type { PendingQuery, Row } from 'postgres';
import { columns, json } from '../../database/columns.ts';
import type { Database } from '../../database/database.ts';

/** A step as it is kept: rule 3 `discount` basis points to pay, rule 4 `off` fen less. */
export interface KeptStep {
  from: number;
  discount?: number;
  off?: number;
}

/** A campaign, whatever it holds. */
export interface KeptCampaign {
  id: number;
  kind: number;
  name: string;
  description: string;
  rule: 3 | 4 | null;
  thresholds: KeptStep[];
  startsAt: string;
  endsAt: string;
  showType: 1 | 2;
  showMode: 1 | 2;
  showFilter: boolean;
  version: number;
  /** What staff made it of; null for one that came with the mall's data. */
  madeOf: CampaignDraft | null;
}
type Kept = Omit<KeptCampaign, 'id' | 'version'>;

/** A SKU that could take part. */
export interface PossibleGood {
  id: number;
  skuNumber: string;
  name: string;
  listPrice: number;
  minOrderQty: number;
}

/** What its goods cost, in fen, and how many may be bought at that. */
export interface KeptGoods {
  prices: readonly { skuId: number; price: number }[];
  limitNumber: number | null;
  overLimit: boolean;
  stock: number | null;
}

/** Campaigns as pages and staff see them, and their goods. Prices of single SKUs are asked of `pricingRepository`. */
export const campaignRepository = ({ sql }: Database) => {
  const all = sql`
    k.id, k.kind, k.name, k.description, k.rule, k.thresholds, k.starts_at, k.ends_at, k.show_type, k.show_mode, k.show_filter, k.version, k.made_of`;
  const isRunning = sql`now() >= k.starts_at and now() < k.ends_at`;
  const states: Record<CampaignState, PendingQuery<Row[]>> = {
    planned: sql`now() < k.starts_at and now() < k.ends_at`,
    running: isRunning,
    ended: sql`now() >= k.ends_at`,
  };
  const isSold = sql`s.is_active and not s.is_inquiry_price and s.source_sku is null`;
  const rowOf = ({ madeOf, ...row }: Kept) => ({ ...row, thresholds: json(sql, row.thresholds), madeOf: madeOf && json(sql, madeOf) });
  return {
    async find(id: number): Promise<KeptCampaign | undefined> {
      const [row] = await sql<KeptCampaign[]>`select ${all} from campaign k where k.id = ${id}`;
      return row;
    },
    /** Its row, kept from others until the transaction ends. */
    async lock(id: number): Promise<KeptCampaign | undefined> {
      const [row] = await sql<KeptCampaign[]>`select ${all} from campaign k where k.id = ${id} for update`;
      return row;
    },
    /** Those with a countdown first. */
    running: async (kind?: number): Promise<KeptCampaign[]> =>
      sql<KeptCampaign[]>`
        select ${all} from campaign k where ${isRunning} and ${kind === undefined ? sql`true` : sql`k.kind = ${kind}`}
        order by (k.kind = 10) desc, k.id`,
    /** Newest first. */
    async page(state: CampaignState | undefined, keyword: string, offset: number, limit: number) {
      const matching = sql`${state ? states[state] : sql`true`} and ${keyword ? sql`position(lower(${keyword}) in lower(k.name)) > 0` : sql`true`}`;
      const [[count], rows] = await Promise.all([
        sql<{ total: number }[]>`select count(*)::int as total from campaign k where ${matching}`,
        sql<(KeptCampaign & { skuCount: number })[]>`
          select ${all}, (select count(*) from promotion_price p where p.campaign_id = k.id)::int as sku_count
          from campaign k where ${matching} order by k.starts_at desc, k.id desc limit ${limit} offset ${offset}`,
      ]);
      return { total: count!.total, rows: [...rows] };
    },
    /** What of them is for sale, best sellers first. */
    async goods(campaignIds: readonly number[]): Promise<number[]> {
      const rows = await sql<{ id: number }[]>`
        select s.id from promotion_price p join sku s on s.id = p.sku_id
        where p.campaign_id = any(${[...campaignIds]}::int[]) and s.is_active group by s.id order by s.sales desc, s.id`;
      return rows.map(({ id }) => id);
    },
    /** How much of it is for sale in each third-level category. */
    categories: async (id: number) =>
      sql<{ categoryId: number; n: number }[]>`
        select s.category_id, count(*)::int as n from promotion_price p join sku s on s.id = p.sku_id
        where p.campaign_id = ${id} and s.is_active group by s.category_id`,
    countGoods: async (id: number): Promise<number> => {
      const [row] = await sql<{ n: number }[]>`select count(*)::int as n from promotion_price where campaign_id = ${id}`;
      return row!.n;
    },

    /** SKUs for sale by number, and those of all of these categories and brands (of both where both are named); best sellers first. */
    possible: async (what: Pick<CampaignDraft, 'skus' | 'categoryIds' | 'manufacturerIds'>, limit: number): Promise<PossibleGood[]> => {
      const { skus, categoryIds, manufacturerIds } = what;
      const categories = [...categoryIds];
      const inCategory = sql`(s.category_id = any(${categories}::int[]) or c3.parent_id = any(${categories}::int[]) or c2.parent_id = any(${categories}::int[]))`;
      const ofBrand = sql`s.manufacturer_id = any(${[...manufacturerIds]}::int[])`;
      const byKind = categoryIds.length === 0 ? ofBrand : manufacturerIds.length === 0 ? inCategory : sql`(${inCategory} and ${ofBrand})`;
      return sql<PossibleGood[]>`
        select s.id, s.sku_number, s.name, s.list_price, s.min_order_qty from sku s
          left join category c3 on c3.id = s.category_id left join category c2 on c2.id = c3.parent_id
        where ${isSold} and (s.sku_number = any(${[...skus]}::text[]) or ${byKind}) order by s.sales desc, s.id limit ${limit}`;
    },
    /** Of these numbers, the ones that there are, and whether they could take part. */
    known: async (numbers: readonly string[]) =>
      sql<{ skuNumber: string; isSold: boolean }[]>`
        select s.sku_number, (${isSold}) as is_sold from sku s where s.sku_number = any(${[...numbers]}::text[])`,
    /** SKUs that take part in another campaign of that time. @param except the campaign that is being changed; 0 for none */
    taken: async (skuIds: readonly number[], startsAt: string, endsAt: string, except: number) =>
      sql<{ skuNumber: string; campaign: string }[]>`
        select s.sku_number, k.name as campaign from promotion_price p join campaign k on k.id = p.campaign_id join sku s on s.id = p.sku_id
        where p.sku_id = any(${[...skuIds]}::int[]) and k.id <> ${except} and k.starts_at < ${endsAt} and k.ends_at > greatest(${startsAt}, now())
        order by s.sku_number`,

    /** Whoever makes or changes a campaign does so alone: two never take one SKU. Readers and orders don't wait. */
    async alone() {
      await sql`lock table campaign in share row exclusive mode`;
    },
    async insert(campaign: Kept): Promise<number> {
      const [{ id } = { id: 1 }] = await sql<{ id: number }[]>`select coalesce(max(id), 0) + 1 as id from campaign`;
      await sql`insert into campaign ${columns(sql, { id, ...rowOf(campaign) })}`;
      return id;
    },
    async update(id: number, campaign: Kept) {
      await sql`update campaign set ${columns(sql, rowOf(campaign))}, version = version + 1 where id = ${id}`;
    },
    async end(id: number) {
      await sql`update campaign set ends_at = now(), version = version + 1 where id = ${id}`;
    },
    async replaceGoods(id: number, { prices, limitNumber, overLimit, stock }: KeptGoods) {
      await sql`delete from promotion_price where campaign_id = ${id}`;
      const [skuIds, amounts] = [prices.map(({ skuId }) => skuId), prices.map(({ price }) => price)];
      await sql`
        insert into promotion_price (campaign_id, sku_id, price, limit_number, over_limit, stock)
        select ${id}::int, sku_id, price, ${limitNumber}::int, ${overLimit}::boolean, ${stock}::int
        from unnest(${skuIds}::int[], ${amounts}::int[]) as given (sku_id, price)`;
    },
  };
};
