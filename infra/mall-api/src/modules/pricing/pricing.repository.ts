import type { CartCampaign } from '@mall/domain/discount';
import type { PromotionOffer, Tier } from '@mall/domain/pricing';
import type { PendingQuery, Row } from 'postgres';
import { columns } from '../../database/columns.ts';
import type { Database } from '../../database/database.ts';

export interface CampaignOffer extends PromotionOffer {
  endsAt: string;
  hasCountdown: boolean;
}

/** What could be the price of one SKU for one customer, and what the quantity has to obey. */
export interface PriceRow {
  id: number;
  skuNumber: string;
  minOrderQty: number;
  stepValue: number;
  salesPackUom: string;
  isActive: boolean;
  isInquiryPrice: boolean;
  list: number;
  tiers: Tier[];
  agreement: number | null;
  agreementDiscount: number | null;
  exclusive: number | null;
  blackCard: number | null;
  /** Sold to members only, and this customer is none. */
  needsBlackCard: boolean;
  promotions: CampaignOffer[];
}

interface ThresholdRow {
  id: number;
  name: string;
  rule: 3 | 4;
  thresholds: { from: number; discount?: number; off?: number }[];
  skuNumber: string;
}

/** A campaign that runs, with some of its SKUs. */
export interface CampaignRow {
  id: number;
  kind: number;
  showMode: number;
  name: string;
  description: string;
  endsAt: string;
  hasCountdown: boolean;
  /** Best sellers first. */
  skuIds: number[];
}

/** Agreements, exclusive and black-card prices, campaigns and what was bought of them. Amounts are in fen. */
export const pricingRepository = ({ sql }: Database) => {
  /** Categories on which the customer has an agreement: a few, looked at once for every SKU. */
  const agreedIn = (customerId: number) =>
    sql`agreed as materialized (select category_id, discount from agreement_price where customer_id = ${customerId} and category_id is not null)`;
  /** All candidates of these SKUs. Campaigns with a rule lower cart lines, not the price of a piece, and are left out. */
  const candidatesOf = (which: PendingQuery<Row[]>, customerId: number) =>
    sql<PriceRow[]>`
      with ${agreedIn(customerId)}
      select s.id, s.sku_number, s.min_order_qty, s.step_value, s.sales_pack_uom, s.is_active, s.is_inquiry_price, s.list_price as list, s.tier_prices as tiers,
        a.price as agreement, ca.discount as agreement_discount, e.price as exclusive, b.price as black_card,
        s.is_black_card and not coalesce(c.black_card_until > now(), false) as needs_black_card, coalesce(p.offers, '[]') as promotions
      from sku s
        left join customer c on c.id = ${customerId}
        left join category c3 on c3.id = s.category_id
        left join category c2 on c2.id = c3.parent_id
        left join agreement_price a on a.customer_id = ${customerId} and a.sku_id = s.id
        left join lateral (
          select max(discount) as discount from agreed where category_id in (s.category_id, c3.parent_id, c2.parent_id)
        ) ca on true
        left join exclusive_price e on e.customer_group = c.customer_group and e.sku_id = s.id
        left join black_card_price b on b.sku_id = s.id and c.black_card_until > now()
        left join lateral (
          select jsonb_agg(jsonb_build_object(
            'campaignId', p.campaign_id, 'price', p.price, 'limit', p.limit_number, 'stockLeft', p.stock, 'overLimit', p.over_limit,
            'endsAt', k.ends_at, 'hasCountdown', k.kind = 10,
            'bought', (select coalesce(sum(u.quantity), 0) from promotion_use u
              where u.customer_id = ${customerId} and u.sku_id = p.sku_id and u.campaign_id = p.campaign_id))
            order by p.price, p.campaign_id) as offers
          from promotion_price p join campaign k on k.id = p.campaign_id
          where p.sku_id = s.id and k.rule is null and now() >= k.starts_at and now() < k.ends_at
        ) p on true
      where ${which}`;
  return {
    /** The least of it that is sold; undefined for an unknown SKU. */
    async smallestQuantity(skuNumber: string): Promise<number | undefined> {
      const [row] = await sql<{ minOrderQty: number }[]>`select min_order_qty from sku where sku_number = ${skuNumber}`;
      return row?.minOrderQty;
    },
    /** In one round trip; unknown numbers are left out. */
    candidates: async (skuNumbers: readonly string[], customerId: number): Promise<PriceRow[]> =>
      candidatesOf(sql`s.sku_number = any(${[...skuNumbers]}::text[])`, customerId),

    /** SKUs for sale that may cost this customer something else than the list price, or have no price to show. @param most no more than so many */
    async unusual(customerId: number, most: number): Promise<PriceRow[]> {
      const ids = await sql<{ id: number }[]>`
        with ${agreedIn(customerId)}
        select s.id from (
          select sku_id as id from agreement_price where customer_id = ${customerId} and sku_id is not null
          union select e.sku_id from exclusive_price e join customer c on c.customer_group = e.customer_group where c.id = ${customerId}
          union select b.sku_id from black_card_price b where exists (select from customer where id = ${customerId} and black_card_until > now())
          union select p.sku_id from promotion_price p join campaign k on k.id = p.campaign_id
            where k.rule is null and now() >= k.starts_at and now() < k.ends_at
          union select s.id from sku s join category c3 on c3.id = s.category_id left join category c2 on c2.id = c3.parent_id
            where exists (select from agreed where category_id in (c3.id, c3.parent_id, c2.parent_id))
          union select id from sku where is_inquiry_price
        ) t join sku s on s.id = t.id where s.is_active and s.source_sku is null limit ${most}`;
      return candidatesOf(sql`s.id = any(${ids.map(({ id }) => id)}::int[])`, customerId);
    },

    /** Campaigns that run now, those with a countdown first. */
    running: async (skusEach: number): Promise<CampaignRow[]> =>
      sql<CampaignRow[]>`
      select k.id, k.kind, k.show_mode, k.name, k.description, k.ends_at, k.kind = 10 as has_countdown,
        array(select p.sku_id from promotion_price p join sku s on s.id = p.sku_id and s.is_active where p.campaign_id = k.id order by s.sales desc limit ${skusEach}) as sku_ids
      from campaign k where now() >= k.starts_at and now() < k.ends_at order by (k.kind = 10) desc, k.id`,

    /** Campaigns that run now for one SKU. */
    runningFor: (skuNumber: string) =>
      sql<{ id: number; name: string; rule: number | null; endsAt: string; hasCountdown: boolean }[]>`
      select k.id, k.name, k.rule, k.ends_at, k.kind = 10 as has_countdown
      from sku s join promotion_price p on p.sku_id = s.id join campaign k on k.id = p.campaign_id
      where s.sku_number = ${skuNumber} and now() >= k.starts_at and now() < k.ends_at order by (k.kind = 10) desc, k.id`,

    /** Running campaigns with a rule in which any of these SKUs takes part. */
    async thresholdCampaigns(skuNumbers: readonly string[]): Promise<CartCampaign[]> {
      const rows = await sql<ThresholdRow[]>`
      select k.id, k.name, k.rule, k.thresholds, s.sku_number
      from sku s join promotion_price p on p.sku_id = s.id join campaign k on k.id = p.campaign_id
      where s.sku_number = any(${[...skuNumbers]}::text[]) and k.rule in (3, 4) and now() >= k.starts_at and now() < k.ends_at
      order by k.id`;
      const campaigns = new Map<number, { row: ThresholdRow; skus: Set<string> }>();
      for (const row of rows) {
        const known = campaigns.get(row.id);
        if (known) known.skus.add(row.skuNumber);
        else campaigns.set(row.id, { row, skus: new Set([row.skuNumber]) });
      }
      return [...campaigns.values()].map(({ row: { id, name, rule, thresholds }, skus }) =>
        rule === 3
          ? { id, name, skus, rule, thresholds: thresholds.map(({ from, discount = 10_000 }) => ({ from, discount })) }
          : { id, name, skus, rule, thresholds: thresholds.map(({ from, off = 0 }) => ({ from, off })) },
      );
    },

    /** Takes pieces of a promotion's stock; false when so many are not left or the customer's limit would be passed. */
    async takePromotion(use: {
      orderId: string;
      customerId: number;
      campaignId: number;
      skuNumber: string;
      quantity: number;
    }): Promise<boolean> {
      const { orderId, customerId, campaignId, skuNumber, quantity } = use;
      const [taken] = await sql`
      update promotion_price p set stock = p.stock - ${quantity}
      from sku s
      where s.sku_number = ${skuNumber} and p.sku_id = s.id and p.campaign_id = ${campaignId} and (p.stock is null or p.stock >= ${quantity})
      returning p.sku_id, p.limit_number`;
      if (!taken) return false;
      const [{ bought = 0 } = {}] = await sql<{ bought: number }[]>`
      select coalesce(sum(quantity), 0)::int as bought from promotion_use
      where customer_id = ${customerId} and sku_id = ${taken.skuId} and campaign_id = ${campaignId}`;
      if (taken.limitNumber !== null && bought + quantity > taken.limitNumber) return false;
      await sql`
      insert into promotion_use as u (order_id, campaign_id, sku_id, customer_id, quantity)
      values (${orderId}, ${campaignId}, ${taken.skuId}, ${customerId}, ${quantity})
      on conflict (order_id, campaign_id, sku_id) do update set quantity = u.quantity + excluded.quantity`;
      return true;
    },

    noteCardSaving: (use: { orderId: string; customerId: number; saved: number }) =>
      sql`insert into black_card_saving ${columns(sql, use)}`,
    /** What a company's orders cost less by its card, those that were cancelled left out. */
    async cardSavings(customerId: number): Promise<{ orders: number; saved: number }> {
      const [row] = await sql<{ orders: number; saved: number }[]>`
        select count(*)::int as orders, coalesce(sum(saved), 0)::bigint as saved from black_card_saving where customer_id = ${customerId}`;
      return row!;
    },
    async giveBackPromotions(orderId: string) {
      await sql`delete from black_card_saving where order_id = ${orderId}`;
      await sql`
      with gone as (delete from promotion_use where order_id = ${orderId} returning campaign_id, sku_id, quantity)
      update promotion_price p set stock = p.stock + gone.quantity
      from gone where p.campaign_id = gone.campaign_id and p.sku_id = gone.sku_id`;
    },
  };
};
