import type { Said } from './said.ts';
import type { Clause } from './sizes.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What has a word, or what it means besides itself: a brand's SKUs, each meaning's words; none where the vocabulary has none of it. */
export function clausesOf(item: Said, vocabulary: Vocabulary, brands: ReadonlyMap<string, readonly number[]>): Clause[] {
  const made = item.meanings.flatMap(({ term, isOwn }) => (isOwn ? (brands.get(term) ?? []) : []));
  if (made.length > 0) return [[made]];
  return item.meanings.flatMap(({ term }): Clause[] => {
    if (vocabulary.df(term) > 0) return [[[term]]];
    const words = term.split(/\s+/).flatMap((one) => (/\p{Script=Han}/u.test(one) ? vocabulary.cut(one) : [one]));
    return words.length > 0 && words.every((word) => vocabulary.df(word) > 0) ? [words.map((word) => [word])] : [];
  });
}
