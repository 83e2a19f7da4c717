import { type Lexicon, normalise } from '../../search/query/index.ts';
import type { ListWords } from '../list/index.ts';

/** A maker that the mall doesn't sell. @param word as it is compared */
export const isUnsoldBrand = (word: string, { synonyms }: Lexicon): boolean =>
  synonyms.isUnsoldBrand(word) || synonyms.inText(word).some(({ kind, from, to }) => kind === 'brand' && to - from === word.length);

/** What the reader of a list asks of the mall's words. */
export const listWords = (lexicon: Lexicon): ListWords => ({
  isBrand(text) {
    const names = normalise(text)
      .split(/[\s/()（）]+/)
      .filter(Boolean);
    return [normalise(text), ...names].some((name) => lexicon.brands.has(name) || isUnsoldBrand(name, lexicon));
  },
});
