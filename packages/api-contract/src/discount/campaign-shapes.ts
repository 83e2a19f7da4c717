import Type, { type Static } from 'typebox';
import { RecommendSku } from '../home/shapes.ts';

const State = Type.Enum(['running', 'ended'], { description: 'one that did not start is told to nobody' });

/** What a campaign is, wherever it is named. */
export const CampaignHead = Type.Object({
  id: Type.Integer(),
  kind: Type.Integer({ description: '10 a price with a countdown (限时), 20 a rule over cart lines, 30 a price' }),
  name: Type.String(),
  description: Type.String(),
  linkUrl: Type.String({ description: 'its page' }),
  startsAt: Type.String({ description: 'UTC ISO text' }),
  endsAt: Type.String({ description: 'UTC ISO text' }),
  hasCountdown: Type.Boolean({ description: 'show 限时' }),
});
export type CampaignHead = Static<typeof CampaignHead>;

/** One step of a campaign over cart lines: 满3件, 打9.5折. */
const CampaignStep = Type.Object({
  thresholdDescription: Type.String(),
  discountDescription: Type.String(),
  payShare: Type.Union([Type.Integer(), Type.Null()], { description: 'basis points of a piece’s price that remain; null under rule 4' }),
});

/** A campaign's page: what it is, how its goods are shown, and what narrows them down. */
export const CampaignPage = Type.Object({
  ...CampaignHead.properties,
  state: State,
  now: Type.String({ description: 'the server’s clock when it answered, for the countdown; UTC ISO text' }),
  marketingRuleType: Type.Union([Type.Literal(0), Type.Literal(3), Type.Literal(4)], {
    description: '0 a price, 3 piece discount, 4 amount reduction',
  }),
  thresholds: Type.Array(CampaignStep),
  skuCount: Type.Integer(),
  skuShowType: Type.Union([Type.Literal(1), Type.Literal(2)], { description: '1 table, 2 pictures' }),
  skuShowMode: Type.Union([Type.Literal(1), Type.Literal(2)], { description: '1 each SKU, 2 each product: the new kind of page' }),
  showMenuAndFilter: Type.Boolean(),
  categoryLevels: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String(), count: Type.Integer() }), {
    description: 'first-level categories of its goods',
  }),
  marketingAggsCondition: Type.Object({ campaignId: Type.Integer() }, { description: 'what the calls for its goods want to be told' }),
});
export type CampaignPage = Static<typeof CampaignPage>;

/** What a campaign asks for and gives, and how far the caller's cart is. */
export const DiscountToolBox = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  rules: Type.Array(Type.String(), { description: 'in words, one a line' }),
  thresholds: Type.Array(CampaignStep),
  cart: Type.Union(
    [
      Type.Object({
        pieces: Type.Integer({ description: 'of its goods, selected' }),
        amount: Type.String({ description: 'their sum before it' }),
        discountFen: Type.Integer(),
        discount: Type.String(),
        reached: Type.String({ description: "满3件打9.5折; '' for none" }),
        missing: Type.String({ description: "再买2件打9折; '' where nothing more is given" }),
      }),
      Type.Null(),
    ],
    { description: 'null for a visitor, and for a campaign with a price' },
  ),
});
export type DiscountToolBox = Static<typeof DiscountToolBox>;

/** A product of which some SKUs take part, shown by the one that sells best. */
export const CampaignProduct = Type.Object({
  productId: Type.Integer(),
  skuCount: Type.Integer({ description: 'of it in the campaign' }),
  sku: RecommendSku,
});
export type CampaignProduct = Static<typeof CampaignProduct>;

/** A campaign in a list of them, with some of its goods. */
export const PromotionCard = Type.Object({ ...CampaignHead.properties, skuCount: Type.Integer(), products: Type.Array(RecommendSku) });
export type PromotionCard = Static<typeof PromotionCard>;
