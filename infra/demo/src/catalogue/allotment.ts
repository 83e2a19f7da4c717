import { brandsOf } from './brands.ts';
import { chance, textSeed } from './hash.ts';
import type { Line } from './line.ts';
import { type Variant, variantsOf } from './variants.ts';

/** How many pack sizes each part is offered in; more than one only in catalogues made for benchmarks. */
export const packsFor = (size: number) => (size > 60_000 ? 5 : 1);
const mostOfOneLine = 24_000;
const makersOf = (line: Line) => Math.min(line.makers ?? 2, brandsOf(line.trade).length);
/** What a third brand made once and makes no more, so that a mall has delisted products to replace. */
const delistedOf = (rows: number) => Math.ceil(rows / 64);

/** The mall's own catalogue: of each line the whole series of each of its makers, and what another brand has given up. */
export const wholeOf = (line: Line): number => {
  const rows = variantsOf(line).length;
  return rows * makersOf(line) + (brandsOf(line.trade).length > makersOf(line) ? delistedOf(rows) : 0);
};

/** Every row in every pack size from every brand, but the one that has given it up. */
const mostOf = (line: Line, packs: number): number => {
  const rows = variantsOf(line).length;
  const others = brandsOf(line.trade).length - makersOf(line);
  return rows * packs * (makersOf(line) + Math.max(0, others - 1)) + (others > 0 ? delistedOf(rows) : 0);
};

/** How many SKUs each line contributes: whole series, or with a `size` as many as make that together (or all there are). */
export function allot(lines: Line[], size?: number): number[] {
  const whole = lines.map(wholeOf);
  const sum = (numbers: number[]) => numbers.reduce((all, n) => all + n, 0);
  if (size === undefined) return whole;
  const packs = packsFor(size);
  const room = lines.map((line) => Math.min(mostOfOneLine, mostOf(line, packs)));
  const share = size >= sum(whole) ? whole : lines.map(() => 0);
  let left = Math.min(size, sum(room)) - sum(share);
  while (left > 0) {
    const open = lines.map((line, i) => ((room[i] ?? 0) > (share[i] ?? 0) ? (line.weight ?? 1) : 0));
    const weight = sum(open);
    const round = left;
    for (let i = 0; i < lines.length && left > 0; i += 1) {
      if (!open[i]) continue;
      const more = Math.min(left, (room[i] ?? 0) - (share[i] ?? 0), Math.max(1, Math.floor((round * (open[i] ?? 0)) / weight)));
      share[i] = (share[i] ?? 0) + more;
      left -= more;
    }
  }
  return share;
}

export interface Offer {
  brandId: number;
  variants: Variant[];
  isDelisted: boolean;
}

/** Which brands of its trade make a line, in an order that each line has for itself; the mall's own come early. */
function rankedBrands(line: Line) {
  const seed = textSeed(line.at + line.title);
  return brandsOf(line.trade)
    .map((brand) => ({ brand, rank: (brand.isPrivate ? 0.35 : 0.6) * chance(seed, brand.id) }))
    .sort((a, b) => a.rank - b.rank || a.brand.id - b.brand.id)
    .map(({ brand }) => brand.id);
}

/** Which brands offer which rows of a line: `count` rows in all. */
export function offersOf(line: Line, count: number, packs: number): Offer[] {
  const rows = variantsOf(line).length;
  return count >= rows * makersOf(line) ? wholeSeries(line, count, packs) : bestSellers(line, count);
}

/** The makers' whole series first, then what is delisted, then more packs of the same, then more brands. */
function wholeSeries(line: Line, count: number, packs: number): Offer[] {
  const brands = rankedBrands(line);
  const makers = makersOf(line);
  const all = variantsOf(line, packs);
  const rows = all.length / packs;
  const offers = brands.slice(0, makers).map((brandId): Offer => ({ brandId, variants: all.slice(0, rows), isDelisted: false }));
  let left = count - rows * makers;
  const former = brands[makers];
  if (former !== undefined && left > 0) {
    const given = rarest(line, all.slice(0, rows), Math.min(left, delistedOf(rows)));
    offers.push({ brandId: former, variants: given, isDelisted: true });
    left -= given.length;
  }
  const next = (brandId: number, variants: Variant[]) => {
    const taken = variants.slice(0, left);
    if (taken.length) offers.push({ brandId, variants: taken, isDelisted: false });
    left -= taken.length;
  };
  for (const brandId of brands.slice(0, makers)) next(brandId, all.slice(rows));
  for (const brandId of brands.slice(makers + 1)) next(brandId, all);
  return offers;
}

/** A catalogue for tests: what sells most, from several brands. */
function bestSellers(line: Line, count: number): Offer[] {
  const variants = variantsOf(line);
  const seed = textSeed(line.at + line.title);
  const brands = rankedBrands(line);
  const gone = count > 40 ? delistedOf(count) : 0;
  const wanted = Math.max(
    Math.ceil((count - gone) / variants.length),
    Math.min(makersOf(line), Math.max(2, Math.round(Math.sqrt(count / 7)))),
  );
  const offers: Offer[] = [];
  let left = count - gone;
  for (let i = 0; i < Math.min(wanted, brands.length) && left > 0; i += 1) {
    const brandId = brands[i] ?? 0;
    const rest = wanted - i;
    const after = (rest - 1) * variants.length;
    const n = Math.min(left, variants.length, Math.max(left - after, Math.ceil((left / rest) * (rest > 1 ? 1.25 : 1))));
    const taken = ordered(
      variants,
      (v) => v.popularity * 0.7 + chance(seed + 1, v.index) + 0.4 * chance(seed + brandId * 31, v.index),
    ).slice(0, n);
    offers.push({ brandId, variants: inTableOrder(taken), isDelisted: false });
    left -= n;
  }
  const former = brands[wanted];
  if (former !== undefined && gone) offers.push({ brandId: former, variants: rarest(line, variants, gone), isDelisted: true });
  return offers;
}

const rarest = (line: Line, variants: Variant[], n: number) => {
  const seed = textSeed(line.at + line.title);
  return inTableOrder(ordered(variants, (v) => chance(seed + 2, v.index) - v.popularity * 0.4).slice(0, n));
};

const ordered = (variants: Variant[], score: (variant: Variant) => number) =>
  variants
    .map((variant) => ({ variant, score: score(variant) }))
    .sort((a, b) => b.score - a.score || a.variant.index - b.variant.index)
    .map(({ variant }) => variant);

const inTableOrder = (variants: Variant[]) => variants.toSorted((a, b) => a.index - b.index);
