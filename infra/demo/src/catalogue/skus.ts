import { type Brand, brandById } from './brands.ts';
import { chance, textSeed } from './hash.ts';
import type { Line, Trade } from './line.ts';
import type { Lookup } from './notation.ts';
import { listPrice, orderStep, type Tier, tiersOf } from './prices.ts';
import type { Variant } from './variants.ts';

export interface SkuRow {
  id: number;
  /** What decides by chance (prices beside the list price, stock): the same SKU has the same luck in a catalogue of any size. */
  seed: number;
  skuNumber: string;
  productId: number;
  categoryId: number;
  manufacturerId: number;
  trade: Trade;
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

const leadTime = (brand: Brand, seed: number) => {
  const roll = chance(seed, 31);
  if (roll < 0.015) return 17;
  if (brand.country === '中国') return 3 + Math.floor(roll * 4);
  return 5 + Math.floor(roll * 7);
};

const clean = (text: string) =>
  text
    .replace(/ —(?= |$)/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Manufacturer's part number as this maker writes it. */
export function partNumberOf(line: Line, brandId: number, variant: Variant): string {
  const brand = brandById(brandId);
  const written = line.mpn(branded(brand, variant)).replace(/\s+/g, ' ').trim();
  const number = (line.mpnByBrand ? line.mpnByBrand(brandId, written) : written).trim();
  return variant.pack ? `${number}-P${line.unit[2] * (packSizes[variant.pack] ?? 1)}` : number;
}

const branded = (brand: Brand, variant: Variant): Lookup => ({ ...variant, text: (key) => (key === '@' ? brand.code : variant.text(key)) });

interface Place {
  id: number;
  skuNumber: string;
  productId: number;
  categoryId: number;
  /** Page of the line in its makers' catalogues, from 1. */
  page: number;
  partNumber: string;
  isDelisted: boolean;
}

/** One orderable item: a size and version of a line as this brand makes it. */
export function makeSku(at: Place, line: Line, brandId: number, variant: Variant): SkuRow {
  const { id, isDelisted } = at;
  const seed = textSeed(`${brandId} ${line.at} ${at.partNumber}`);
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
  const roll = chance(seed, 3);
  const popular = Math.max(0, variant.popularity);
  const attributes = attributesOf(line, variant);
  if (variant.pack) attributes.push(['包装规格', `${packQty * pack}${unit}/${packUom}`]);
  // The words they are looked for by (rule catalogue 17).
  if (line.options) attributes.push(['供货方式', '标准、非标、定制']);
  if (isDelisted) attributes.push(['供货状态', '停产']);
  return {
    id,
    seed,
    skuNumber: at.skuNumber,
    productId: at.productId,
    categoryId: at.categoryId,
    manufacturerId: brandId,
    trade: line.trade,
    name: clean(`${brand.zh} ${line.name(branded(brand, variant))}${variant.pack ? ` ${packQty * pack}${unit}/${packUom}` : ''}`),
    partNumber: at.partNumber,
    orderCode: `${brandId}${String(at.page).padStart(3, '0')}.${String(variant.index + 1).padStart(4, '0')}`,
    attributes,
    drawing: drawingOf(line, variant),
    packQty: packQty * pack,
    packUom,
    unit,
    step,
    price,
    tiers: tiersOf(seed, price, step),
    leadTimeId: leadTime(brand, seed),
    isActive: !isDelisted,
    isScarce: !isDelisted && popular < 2 && roll > 0.984,
    isInquiryPrice: !isDelisted && popular < 1 && (price > 300_000 ? roll < 0.25 : roll < 0.012),
    isDropShip: !isDelisted && popular < 2 && roll > 0.5 && roll < 0.53,
    isClearance: !isDelisted && roll > 0.6 && roll < 0.613,
    isFixedPrice: !isDelisted && popular < 2 && roll > 0.7 && roll < 0.71,
    isBlackCard: !isDelisted && roll > 0.8 && roll < 0.84,
    sales: Math.floor((20 + 900 * popular * popular + 700 * chance(seed, 7)) * (brand.isPrivate ? 1.6 : 1) * (0.3 + chance(seed, 8))),
    listedDaysAgo: 5 + Math.floor(1400 * chance(seed, 9) ** 1.3),
    popularity: variant.popularity,
  };
}
