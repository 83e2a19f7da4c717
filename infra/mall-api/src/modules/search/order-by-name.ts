import type { Group } from './interpret.ts';

export interface Candidate {
  skuId: number;
  /** Normalised. */
  name: string;
  /** Its part number or order code is the keyword (3), begins with it (2); else 0. */
  part: number;
}

/**
 * Orders the best-selling hits by how well their names say what was typed, so that `luosi` finds screws before things for screws. The order
 * they come in, best seller first, decides among equals.
 */
export function orderByName(candidates: readonly Candidate[], keyword: string, groups: readonly Group[]): number[] {
  const phrase = keyword.replaceAll(' ', '');
  const scored = candidates.map((candidate, position) => {
    const name = candidate.name;
    let score = candidate.part * 6;
    for (const { words } of groups) {
      const at = words.findIndex((word) => name.includes(word));
      if (at === 0) score += 4;
      else if (at > 0) score += 2.5;
    }
    if (phrase && name.replaceAll(' ', '').includes(phrase)) score += 3;
    return { skuId: candidate.skuId, score: score - Math.min(1.5, name.length / 60) - (position / candidates.length) * 1.2 };
  });
  return scored.sort((a, b) => b.score - a.score).map(({ skuId }) => skuId);
}
