import { chance } from './hash.ts';
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
}

/** One campaign of each sort, running on the day of seeding, one over and one still to come. */
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
      description: '自有品牌火也全场精选直降。',
      rule: null,
      thresholds: [],
      startsAt: from(-5),
      endsAt: from(90),
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

/** Prices of one SKU beside its list price (campaigns with a rule only name the SKU, at its list price); inquiry-priced and delisted ones have none. */
export function otherPricesOf(sku: SkuRow, isPrivate: boolean): OtherPrices {
  const found: OtherPrices = { promotions: [] };
  if (!sku.isActive || sku.isInquiryPrice || sku.price < 5) return found;
  const roll = chance(sku.id, 61);
  const promote = (campaignId: number, share: number, limit: number | null, overLimit = true, stock: number | null = null) =>
    found.promotions.push({ campaignId, skuId: sku.id, price: share < 1 ? below(sku.price, share) : sku.price, limit, overLimit, stock });
  if (roll < 0.012) promote(1, 0.78, sku.step * 10, roll < 0.008, sku.step * 200);
  else if (roll < 0.03) promote(2, 1, null);
  else if (roll < 0.048) promote(3, 1, null);
  else if (roll > 0.86 && isPrivate) promote(4, 0.85, sku.step * 20);
  if (sku.isClearance) promote(5, 0.6, null, true, sku.step * 50);
  if (roll > 0.2 && roll < 0.225) found.exclusive = below(sku.price, 0.88);
  if (roll > 0.3 && roll < 0.315) found.agreement = below(sku.price, 0.83);
  if (sku.isBlackCard) found.blackCard = below(sku.price, 0.9);
  return found;
}
