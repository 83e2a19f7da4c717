import { brandsOf } from './brands.ts';
import { chance, textSeed } from './hash.ts';
import type { Line } from './line.ts';
import { type Variant, variantsOf } from './variants.ts';

/** How many pack sizes each part is offered in; more than one only in catalogues made for benchmarks. */
export const packsFor = (size: number) => (size > 60_000 ? 5 : 1);
const mostOfOneLine = 16_000;

/** How many SKUs each line contributes, so that together they make `size` (or all there are). */
export function allot(lines: Line[], size: number): number[] {
  const packs = packsFor(size);
  const room = lines.map((line) => Math.min(mostOfOneLine, variantsOf(line).length * packs * brandsOf(line.trade).length));
  const share = room.map(() => 0);
  let left = Math.min(
    size,
    room.reduce((sum, n) => sum + n, 0),
  );
  while (left > 0) {
    const open = lines.map((line, i) => ((room[i] ?? 0) > (share[i] ?? 0) ? (line.weight ?? 1) : 0));
    const weight = open.reduce((sum, n) => sum + n, 0);
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
}

/** Which brands of its trade make a line, and which sizes each of them offers: popular sizes come from several. */
export function offersOf(line: Line, count: number, packs: number): Offer[] {
  const variants = variantsOf(line, packs);
  const seed = textSeed(line.at + line.title);
  const pool = brandsOf(line.trade);
  const ranked = pool
    .map((brand) => ({ brand, rank: (brand.isPrivate ? 0.35 : 0.6) * chance(seed, brand.id) }))
    .sort((a, b) => a.rank - b.rank || a.brand.id - b.brand.id);
  const wanted = Math.max(Math.ceil(count / variants.length), Math.min(pool.length, Math.max(2, Math.round(Math.sqrt(count / 7)))));
  const offers: Offer[] = [];
  let left = count;
  for (let i = 0; i < Math.min(wanted, ranked.length) && left > 0; i += 1) {
    const brand = ranked[i]?.brand;
    if (!brand) break;
    const rest = wanted - i;
    const after = (rest - 1) * variants.length;
    const n = Math.min(left, variants.length, Math.max(left - after, Math.ceil((left / rest) * (rest > 1 ? 1.25 : 1))));
    const scored = variants.map((variant) => ({
      variant,
      score: variant.popularity * 0.7 + chance(seed + 1, variant.index) + 0.4 * chance(seed + brand.id * 31, variant.index),
    }));
    scored.sort((a, b) => b.score - a.score || a.variant.index - b.variant.index);
    const taken = scored.slice(0, n).map(({ variant }) => variant);
    taken.sort((a, b) => a.index - b.index);
    offers.push({ brandId: brand.id, variants: taken });
    left -= n;
  }
  return offers;
}
