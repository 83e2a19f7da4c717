import type { Part } from './understand.ts';
import type { Vocabulary } from './vocabulary.ts';

export interface Candidate {
  skuId: number;
  /** Normalised. */
  name: string;
  /** Its part number or order code is the keyword (3), begins with it (2), contains it (1); else 0. */
  part: number;
  /** How well what it is called is the noun that was typed; 0 without one. */
  fit: number;
  /** Its facet values. */
  values: ReadonlySet<number>;
  isInStock?: boolean;
  isDelisted?: boolean;
}

/** What is delisted comes after all that can be bought, unless its very number was typed. */
const belowAll = 1000;
/** The name says just what was typed; that a size stands right behind the noun in one name and not in another is chance. */
const ofPhrase = { alone: 3, beside: 0.3 };
/** Less than any difference in what it is: in stock decides among equals. */
const ofStock = 0.4;

/**
 * Orders the best-selling hits by how well they are what was typed: its part number first, then the thing itself before what only has its name, exact sizes before
 * their neighbours, the name before the rest of the text. Among equals what is in stock comes first, then what sells best: the order they come in.
 */
export function orderHits(candidates: readonly Candidate[], keyword: string, parts: readonly Part[], vocabulary: Vocabulary): number[] {
  // Of a few, who sells a little more is no reason.
  const places = Math.max(40, candidates.length);
  const phrase = keyword.replaceAll(' ', '');
  const scored = candidates.map((candidate, position) => {
    const { name } = candidate;
    let score = candidate.part * 6 + candidate.fit * 3 - (candidate.isDelisted && candidate.part < 3 ? belowAll : 0);
    for (const part of parts) score += fitOf(part, candidate, vocabulary);
    if (candidate.isInStock) score += ofStock;
    if (phrase.length > 1 && name.replaceAll(' ', '').includes(phrase)) score += parts.length > 0 ? ofPhrase.beside : ofPhrase.alone;
    return { skuId: candidate.skuId, score: score - Math.min(1.5, name.length / 60) - (position / places) * 1.2 };
  });
  return scored.sort((a, b) => b.score - a.score).map(({ skuId }) => skuId);
}

/** The best of a part's meanings that a SKU has: the first is what was meant literally. */
function fitOf({ any, isRanked }: Part, { name, values }: Candidate, vocabulary: Vocabulary): number {
  let best = 0;
  any.forEach((clause, at) => {
    let sum = 0;
    for (const lexemes of clause) {
      let one = 0;
      for (const lexeme of lexemes) {
        if (typeof lexeme === 'number') one = Math.max(one, values.has(lexeme) ? 4 : 0);
        else if (standsAlone(lexeme, name, vocabulary)) one = Math.max(one, 4);
        else if (name.includes(lexeme)) one = Math.max(one, 1);
      }
      sum += one;
    }
    best = Math.max(best, sum / Math.max(1, clause.length) - (isRanked ? Math.min(3, at * 1.2) : Math.min(1.5, at * 0.5)));
  });
  return best;
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
