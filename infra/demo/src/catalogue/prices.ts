import { chance } from './hash.ts';

export interface Tier {
  from: number;
  price: number;
}

/** Yuan to the fen a price list would print: cheap parts to the fen, dear ones to the yuan. */
export function listPrice(yuan: number): number {
  const fen = yuan * 100;
  if (fen < 100) return Math.max(2, Math.round(fen));
  if (fen < 1000) return Math.round(fen / 5) * 5;
  if (fen < 10_000) return Math.round(fen / 10) * 10;
  if (fen < 100_000) return Math.round(fen / 100) * 100;
  return Math.round(fen / 1000) * 1000;
}

/** Smallest quantity and step: fasteners go by the bag, machines by the piece. */
export function orderStep(price: number): number {
  if (price < 10) return 100;
  if (price < 50) return 50;
  if (price < 200) return 10;
  if (price < 500) return 5;
  return 1;
}

const discounts = [0.95, 0.9, 0.86] as const;

/** Tier prices of the list price, each lower than the one before; none for about four SKUs in ten. */
export function tiersOf(seed: number, price: number, step: number): Tier[] {
  if (chance(seed, 11) < 0.4) return [];
  const starts = price > 50_000 ? [2, 5, 10] : step > 1 ? [step * 10, step * 20, step * 50] : [10, 50, 100];
  const tiers: Tier[] = [];
  let last = price;
  starts.forEach((from, i) => {
    const next = Math.round(price * (discounts[i] ?? 1));
    if (next < last && next > 0 && from <= 9999) {
      tiers.push({ from, price: next });
      last = next;
    }
  });
  return tiers;
}

/** A price below the list price by `share`, always at least one fen. */
export const below = (price: number, share: number) => Math.max(1, Math.min(price - 1, Math.round(price * share)));
