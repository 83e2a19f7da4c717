import { brandById } from './brands.ts';
import { chance } from './hash.ts';
import type { Trade } from './line.ts';
import { below } from './prices.ts';
import type { SkuRow } from './skus.ts';

const day = 86_400_000;

export interface CampaignRow {
  id: number;
  kind: number;
  name: string;
  description: string;
  rule: number | null;
  thresholds: Record<string, number>[];
  startsAt: Date;
  endsAt: Date;
  /** Its page: 1 a table, 2 pictures; 1 each SKU, 2 each product. */
  showType?: 1 | 2;
  showMode?: 1 | 2;
}

/** Campaigns of each sort and each kind of page, running on the day of seeding; one that is over, and one to come. */
export function campaignsAt(now: Date): CampaignRow[] {
  const from = (days: number) => new Date(Math.floor(now.getTime() / day) * day + days * day);
  return [
    {
      id: 1,
      kind: 10,
      name: '限时抢购 · 紧固件与轴承',
      description: '限时促销价，每家企业限量购买，售完即止。',
      rule: null,
      thresholds: [],
      startsAt: from(-2),
      endsAt: from(45),
      showType: 2,
    },
    {
      id: 2,
      kind: 20,
      name: '满三件享九五折',
      description: '活动商品满3件95折，满10件9折。',
      rule: 3,
      thresholds: [
        { from: 3, discount: 9500 },
        { from: 10, discount: 9000 },
      ],
      startsAt: from(-10),
      endsAt: from(180),
    },
    {
      id: 3,
      kind: 20,
      name: '工具耗材满减',
      description: '活动商品满500元减30元，满2000元减160元。',
      rule: 4,
      thresholds: [
        { from: 50_000, off: 3000 },
        { from: 200_000, off: 16_000 },
      ],
      startsAt: from(-10),
      endsAt: from(180),
    },
    {
      id: 4,
      kind: 30,
      name: '火也品牌月',
      description: '自有品牌火也精选商品直降15%。',
      rule: null,
      thresholds: [],
      startsAt: from(-5),
      endsAt: from(90),
      showMode: 2,
    },
    {
      id: 5,
      kind: 30,
      name: '清仓特惠',
      description: '清仓商品，售完不补。',
      rule: null,
      thresholds: [],
      startsAt: from(-30),
      endsAt: from(365),
    },
    {
      id: 6,
      kind: 20,
      name: '秋季检修节',
      description: '活动已结束。',
      rule: 3,
      thresholds: [{ from: 5, discount: 9000 }],
      startsAt: from(-90),
      endsAt: from(-20),
    },
    {
      id: 7,
      kind: 20,
      name: '紧固件满1000减60',
      description: '活动商品满1000元减60元，螺钉、螺母、垫圈同类目可累计。',
      rule: 4,
      thresholds: [{ from: 100_000, off: 6000 }],
      startsAt: from(-7),
      endsAt: from(45),
    },
    {
      id: 8,
      kind: 20,
      name: '轴承满减',
      description: '活动商品满1000元减50元，满5000元减300元。',
      rule: 4,
      thresholds: [
        { from: 100_000, off: 5000 },
        { from: 500_000, off: 30_000 },
      ],
      startsAt: from(-3),
      endsAt: from(60),
    },
    {
      id: 9,
      kind: 20,
      name: '年末检修季',
      description: '活动商品满10件85折。',
      rule: 3,
      thresholds: [{ from: 10, discount: 8500 }],
      startsAt: from(20),
      endsAt: from(50),
    },
  ];
}

export interface PromotionRow {
  campaignId: number;
  skuId: number;
  price: number;
  limit: number | null;
  overLimit: boolean;
  stock: number | null;
}

export interface OtherPrices {
  promotions: PromotionRow[];
  exclusive?: number;
  blackCard?: number;
  agreement?: number;
}

/** The customer group and company the mall opens with. */
export const demoCustomerId = 1;
export const demoCustomerGroup = 'industrial-a';
/** Third-level categories in which the demo company has an agreement on everything: name and basis points off. */
export const categoryAgreements: [name: string, discount: number][] = [
  ['外六角螺栓全牙', 800],
  ['62系列深沟球轴承', 1000],
  ['快插接头', 600],
  ['丁腈手套', 500],
  ['麻花钻', 700],
];

const tools: readonly Trade[] = ['hand', 'power', 'cutting', 'abrasive', 'measuring'];
/** What a campaign may hold, so that it holds what its title says (rule catalogue 16). */
export const campaignScope: Record<number, (sku: Pick<SkuRow, 'trade' | 'manufacturerId' | 'isClearance'>) => boolean> = {
  1: ({ trade }) => trade === 'fastener' || trade === 'bearing',
  2: () => true,
  3: ({ trade }) => tools.includes(trade),
  4: ({ manufacturerId }) => brandById(manufacturerId).zh === '火也',
  5: ({ isClearance }) => isClearance,
  6: () => false,
  9: () => false,
  7: ({ trade }) => trade === 'fastener',
  8: ({ trade }) => trade === 'bearing',
};
/** Part of what a campaign may hold that it does hold; a SKU is in the first that it falls to. */
const shares: [campaignId: number, share: number][] = [
  [1, 0.03],
  [7, 0.08],
  [8, 0.12],
  [3, 0.05],
  [4, 0.15],
  [2, 0.018],
];

/** Prices of one SKU beside its list price (campaigns with a rule only name the SKU, at its list price); inquiry-priced and delisted ones have none. */
export function otherPricesOf(sku: SkuRow): OtherPrices {
  const found: OtherPrices = { promotions: [] };
  if (!sku.isActive || sku.isInquiryPrice || sku.price < 5) return found;
  const roll = chance(sku.seed, 61);
  const promote = (campaignId: number, share: number, limit: number | null, overLimit = true, stock: number | null = null) =>
    found.promotions.push({ campaignId, skuId: sku.id, price: share < 1 ? below(sku.price, share) : sku.price, limit, overLimit, stock });
  const [campaign] = shares.find(([id, share]) => campaignScope[id]?.(sku) && chance(sku.seed, 70 + id) < share) ?? [];
  if (sku.isClearance) promote(5, 0.6, null, true, sku.step * 50);
  else if (campaign === 1) promote(1, 0.78, sku.step * 10, roll < 0.66, sku.step * 200);
  else if (campaign === 4) promote(4, 0.85, sku.step * 20);
  else if (campaign) promote(campaign, 1, null);
  if (roll > 0.2 && roll < 0.225) found.exclusive = below(sku.price, 0.88);
  if (roll > 0.3 && roll < 0.315) found.agreement = below(sku.price, 0.83);
  if (sku.isBlackCard) found.blackCard = below(sku.price, 0.9);
  return found;
}
