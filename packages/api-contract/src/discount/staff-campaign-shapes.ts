import Type, { type Static } from 'typebox';
import { SkuNumber } from '../pricing/shapes.ts';
import { Id } from './fields.ts';

const Kind = Type.Union([Type.Literal(10), Type.Literal(20), Type.Literal(30)]);
const State = Type.Enum(['planned', 'running', 'ended']);
const Share = Type.Union([Type.Integer({ minimum: 0, maximum: 10_000 }), Type.Null()]);
const Pieces = Type.Union([Type.Integer({ minimum: 1, maximum: 1_000_000 }), Type.Null()]);
const OneOrTwo = Type.Union([Type.Literal(1), Type.Literal(2)]);
const Instant = Type.String({ maxLength: 30, description: "UTC ISO text; '' where none is chosen yet" });

/** A campaign as staff make it: either a rule with steps (kind 20) or a price as a share of the list price. */
export const CampaignDraft = Type.Object({
  kind: Kind,
  name: Type.String({ maxLength: 40 }),
  description: Type.String({ maxLength: 300 }),
  startsAt: Instant,
  endsAt: Instant,
  rule: Type.Union([Type.Literal(3), Type.Literal(4), Type.Null()]),
  thresholds: Type.Array(
    Type.Object({
      from: Type.Integer({ minimum: 1, maximum: 1_000_000_000, description: 'pieces under rule 3, fen under rule 4' }),
      benefit: Type.Integer({ minimum: 0, maximum: 1_000_000_000, description: 'basis points to pay under rule 3, fen off under rule 4' }),
    }),
    { maxItems: 20 },
  ),
  priceShare: { ...Share, description: 'basis points of the list price' },
  limitNumber: { ...Pieces, description: 'pieces a company may buy at the price' },
  isOverLimitAllowed: Type.Boolean({ description: 'beyond it at the usual price' }),
  stock: { ...Pieces, description: 'pieces of each SKU for all' },
  skus: Type.Array(SkuNumber, { maxItems: 5000 }),
  categoryIds: Type.Array(Id, { maxItems: 50 }),
  manufacturerIds: Type.Array(Id, { maxItems: 50 }),
  skuShowType: OneOrTwo,
  skuShowMode: OneOrTwo,
  showMenuAndFilter: Type.Boolean(),
});
export type CampaignDraft = Static<typeof CampaignDraft>;

export const CampaignProblem = Type.Object({
  field: Type.Enum(['name', 'startsAt', 'endsAt', 'kind', 'thresholds', 'priceShare', 'limitNumber', 'goods']),
  message: Type.String(),
});
export type CampaignProblem = Static<typeof CampaignProblem>;

/** A campaign in the workplace's list. */
export const StaffCampaignHead = Type.Object({
  ...{ id: Type.Integer(), kind: Type.Integer(), name: Type.String(), state: State, stateName: Type.String() },
  ...{ startsAt: Type.String(), endsAt: Type.String(), skuCount: Type.Integer(), linkUrl: Type.String() },
});
export type StaffCampaignHead = Static<typeof StaffCampaignHead>;

export const StaffCampaign = Type.Object({
  ...StaffCampaignHead.properties,
  description: Type.String(),
  rules: Type.Array(Type.String(), { description: 'what it gives, in words' }),
  version: Type.Integer({ description: 'say it when changing: of two changes to one version one is refused' }),
  canChange: Type.Boolean(),
  canEnd: Type.Boolean(),
  draft: Type.Union([CampaignDraft, Type.Null()], { description: 'null for one that came with the mall’s data' }),
});
export type StaffCampaign = Static<typeof StaffCampaign>;

const Fen = Type.Integer();
/** What a draft would do, before anybody sees it. */
export const CampaignPreview = Type.Object({
  problems: Type.Array(CampaignProblem),
  skuCount: Type.Integer(),
  leftOut: Type.Integer({ description: 'of the categories and brands, what takes part in another campaign of that time' }),
  skus: Type.Array(Type.Object({ sku: Type.String(), productName: Type.String(), listPriceFen: Fen, priceFen: Fen }), {
    description: 'the best sellers of its goods',
  }),
  cart: Type.Object({
    lines: Type.Array(
      Type.Object({
        sku: Type.String(),
        productName: Type.String(),
        quantity: Type.Integer(),
        beforeFen: Fen,
        discountFen: Fen,
        afterFen: Fen,
      }),
    ),
    beforeFen: Fen,
    discountFen: Fen,
    afterFen: Fen,
  }),
});
export type CampaignPreview = Static<typeof CampaignPreview>;
