import { type Brand, brandById } from './brands.ts';
import { chance } from './hash.ts';
import type { Line } from './line.ts';
import type { Lookup } from './notation.ts';
import { listPrice, orderStep, type Tier, tiersOf } from './prices.ts';
import type { Variant } from './variants.ts';

export interface SkuRow {
  id: number;
  skuNumber: string;
  productId: number;
  categoryId: number;
  manufacturerId: number;
  name: string;
  partNumber: string;
  orderCode: string;
  attributes: [string, string][];
  drawing: Record<string, string | number>;
  packQty: number;
  packUom: string;
  unit: string;
  step: number;
  price: number;
  tiers: Tier[];
  leadTimeId: number;
  isActive: boolean;
  isScarce: boolean;
  isInquiryPrice: boolean;
  isDropShip: boolean;
  isClearance: boolean;
  isFixedPrice: boolean;
  isBlackCard: boolean;
  sales: number;
  /** Days before the seeding day on which it was listed. */
  listedDaysAgo: number;
  popularity: number;
}

const packSizes = [1, 2, 5, 10, 20];

export function attributesOf(line: Line, variant: Variant, lookup: Lookup = variant): [string, string][] {
  const pairs: [string, string][] = [];
  line.axes.forEach((axis, a) => {
    axis.columns.forEach((column, c) => {
      const value = variant.options[a]?.columns[c] ?? '';
      if (!column.hidden && value !== '—') pairs.push([column.key, column.unit ? `${value} ${column.unit}` : value]);
    });
  });
  for (const [key, value] of line.also) pairs.push([key, value(lookup)]);
  return pairs;
}

function drawingOf(line: Line, variant: Variant) {
  const params: Record<string, string | number> = {};
  for (const { param, key, kind } of line.draw) {
    params[param] =
      kind === 'number' ? variant.number(key) : kind === 'text' ? variant.text(key) : Number.isNaN(Number(key)) ? key : Number(key);
  }
  return params;
}

/** Digits that look arbitrary and never repeat within a prefix. */
export function skuNumberOf(prefix: string, count: number): string {
  const wide = Math.floor(count / 89_989);
  const digits = 10_000 + ((count * 7919 + 1234) % 89_989);
  return `${prefix}${wide ? 'ABCDEFGHJKLMNPQRSTUVWXYZ'[wide - 1] : ''}${digits}`;
}

const leadTime = (brand: Brand, id: number) => {
  const roll = chance(id, 31);
  if (roll < 0.015) return 17;
  if (brand.country === '中国') return 3 + Math.floor(roll * 4);
  return 5 + Math.floor(roll * 7);
};

const clean = (text: string) => text.replace(/ — /g, ' ').replace(/\s+/g, ' ').trim();

/** One orderable item: a size and version of a line as this brand makes it. */
export function makeSku(
  at: { id: number; prefix: string; count: number; productId: number; categoryId: number },
  line: Line,
  brandId: number,
  variant: Variant,
): SkuRow {
  const { id } = at;
  const brand = brandById(brandId);
  const [unit, packUom, packQty] = line.unit;
  const pack = packSizes[variant.pack] ?? 1;
  const price = listPrice(
    Math.max(0.02, line.price(variant.number, variant.text)) *
      variant.factor *
      brand.level *
      (0.96 + 0.08 * chance(brandId, line.title.length)),
  );
  const step = orderStep(price);
  const withBrand: Lookup = { ...variant, text: (key) => (key === '@' ? brand.code : variant.text(key)) };
  const written = line.mpn(withBrand).replace(/\s+/g, ' ').trim();
  const partNumber = (line.mpnByBrand ? line.mpnByBrand(brandId, written) : written).trim();
  const roll = chance(id, 3);
  const isActive = chance(id, 4) > 0.012 || variant.popularity >= 2;
  const popular = Math.max(0, variant.popularity);
  const attributes = attributesOf(line, variant);
  if (variant.pack) attributes.push(['包装规格', `${packQty * pack}${unit}/${packUom}`]);
  return {
    id,
    skuNumber: skuNumberOf(at.prefix, at.count),
    productId: at.productId,
    categoryId: at.categoryId,
    manufacturerId: brandId,
    name: clean(`${brand.zh} ${line.name(withBrand)}${variant.pack ? ` ${packQty * pack}${unit}/${packUom}` : ''}`),
    partNumber: variant.pack ? `${partNumber}-P${packQty * pack}` : partNumber,
    orderCode: `${brandId}${String(10_000 + Math.floor(chance(id, 5) * 89_999))}.${String(Math.floor(chance(id, 6) * 1000)).padStart(3, '0')}`,
    attributes,
    drawing: drawingOf(line, variant),
    packQty: packQty * pack,
    packUom,
    unit,
    step,
    price,
    tiers: tiersOf(id, price, step),
    leadTimeId: leadTime(brand, id),
    isActive,
    isScarce: isActive && popular < 2 && roll > 0.984,
    isInquiryPrice: isActive && popular < 1 && (price > 300_000 ? roll < 0.25 : roll < 0.012),
    isDropShip: roll > 0.5 && roll < 0.53,
    isClearance: isActive && roll > 0.6 && roll < 0.613,
    isFixedPrice: roll > 0.7 && roll < 0.71,
    isBlackCard: isActive && roll > 0.8 && roll < 0.84,
    sales: Math.floor((20 + 900 * popular * popular + 700 * chance(id, 7)) * (brand.isPrivate ? 1.6 : 1) * (0.3 + chance(id, 8))),
    listedDaysAgo: 5 + Math.floor(1400 * chance(id, 9) ** 1.3),
    popularity: variant.popularity,
  };
}
