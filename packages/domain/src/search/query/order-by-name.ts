import type { Group } from './interpret.ts';
import type { Vocabulary } from './vocabulary.ts';

export interface Candidate {
  skuId: number;
  /** Normalised. */
  name: string;
  /** Its part number or order code is the keyword (3), begins with it (2), contains it (1); else 0. */
  part: number;
}

/**
 * Orders the best-selling hits by how well their names say what was typed, so that `luosi` finds screws before things for screws. The order
 * they come in, best seller first, decides among equals.
 */
export function orderByName(candidates: readonly Candidate[], keyword: string, groups: readonly Group[], vocabulary: Vocabulary): number[] {
  const phrase = keyword.replaceAll(' ', '');
  const scored = candidates.map((candidate, position) => {
    const name = candidate.name;
    let score = candidate.part * 6;
    for (const { words } of groups) {
      const at = words.findIndex((word) => standsAlone(word, name, vocabulary));
      if (at === 0) score += 4;
      else if (at > 0) score += 2.5;
      else if (words.some((word) => name.includes(word))) score += 1;
    }
    if (groups.length > 1 && name.replaceAll(' ', '').includes(phrase)) score += 3;
    return { skuId: candidate.skuId, score: score - Math.min(1.5, name.length / 60) - (position / candidates.length) * 1.2 };
  });
  return scored.sort((a, b) => b.score - a.score).map(({ skuId }) => skuId);
}

/** The word is there and no longer word begins with it: 螺丝 stands alone in 钻尾螺丝, not in 螺丝刀; `m8` not in m80. */
function standsAlone(word: string, name: string, vocabulary: Vocabulary): boolean {
  for (let at = name.indexOf(word); at >= 0; at = name.indexOf(word, at + 1)) {
    const next = name[at + word.length] ?? ' ';
    const isLonger = /[0-9]$/.test(word) ? /[0-9.]/.test(next) : /[a-z]$/.test(word) ? /[a-z]/.test(next) : vocabulary.has(word + next);
    if (!isLonger) return true;
  }
  return false;
}
