import type { SoldType } from './assortment.ts';
import type { Noun } from './choose-noun.ts';
import { fitFor } from './fit-for.ts';
import type { Said } from './said.ts';
import type { Lexicon, Part } from './understand.ts';
import { beginningPart, deniedPart, letterPart, mostShown, valuesWith } from './values-said.ts';
import { clausesOf } from './word-clauses.ts';

/** A standard, and those that describe the same part. */
export function standardPart(text: string, name: string, { synonyms, standards }: Lexicon): Part[] {
  const named = synonyms.standard(name).names.flatMap((one) => standards.get(one) ?? []);
  // GB/T 70 are GB/T 70.1, 70.2 and 70.3.
  const values = named.length > 0 ? named : [...standards].flatMap(([one, ids]) => (one.startsWith(`${name}.`) ? ids : []));
  return values.length > 0 ? [{ kind: 'standard', text, shown: text, any: [[values]], sizes: [] }] : [];
}

/** What such things have by that very word comes before what is fit for it. */
export function qualityPart(item: Said, means: readonly string[], lexicon: Lexicon, types: readonly SoldType[]): Part[] {
  const { vocabulary, brands } = lexicon;
  const literal = fitFor([item.shown], types, lexicon);
  const fit = fitFor(means, types, lexicon);
  const words = vocabulary.df(item.shown) > 0 ? clausesOf(item, vocabulary, brands) : [];
  const any = [...words, ...literal.any, ...fit.any];
  if (any.length === 0) return [];
  return [
    { kind: 'quality', text: item.text, shown: fit.values.slice(0, mostShown).join('、') || item.shown, any, sizes: [], isRanked: true },
  ];
}

/** 带蜂鸣器 is 带蜂鸣. */
const stemOf = (term: string): string[] => (/^\p{Script=Han}{3,}[器型式类状]$/u.test(term) ? [term.slice(0, -1)] : []);

/** A word beside the noun: who made it, or what the thing is like. */
export function saidPart(
  item: Said,
  { vocabulary, brands, assortment }: Lexicon,
  noun: Noun | undefined,
  types: readonly SoldType[],
): Part[] {
  const isMade = item.meanings.some(({ term, isOwn }) => isOwn && brands.has(term));
  // One character beside a noun is rarely a wish: 100只/盒.
  const isAlone = item.shown.length === 1 && /\p{Script=Han}/u.test(item.shown) && item.meanings.every(({ isOwn }) => isOwn);
  if (!isMade && noun && isAlone) return beginningPart(item, types, assortment);
  const letter = letterPart(item, types, assortment);
  if (letter) return [letter];
  const any = clausesOf(item, vocabulary, brands);
  const denied = isMade || item.text !== item.shown ? undefined : deniedPart(item.text, types, assortment);
  if (denied) return [denied];
  if (!isMade) {
    const values = valuesWith(
      item.meanings.flatMap(({ term }) => [term, ...(/^[带有]\p{Script=Han}{2,}/u.test(term) ? [term.slice(1)] : []), ...stemOf(term)]),
      types,
      assortment,
    );
    if (values.length > 0) any.push([values]);
    // 直通 is the value that is called so before 内螺纹直通 is.
    const own = values.filter((id) => item.meanings.some(({ term }) => assortment.value(id)?.text.startsWith(term)));
    if (own.length > 0 && own.length < values.length) any.unshift([own]);
  }
  return any.length > 0 ? [{ kind: isMade ? 'brand' : 'attribute', text: item.text, shown: item.shown, any, sizes: [] }] : [];
}

/** Do such things have what a word was put right to, or is it a maker's name, a kind of thing or a wish? */
export function isHad({ shown, meanings }: Said, types: readonly SoldType[], { assortment, brands, synonyms }: Lexicon): boolean {
  const terms = [shown, ...meanings.map(({ term }) => term)];
  const has = (text: string) => terms.some((term) => text.includes(term));
  return (
    terms.some((term) => brands.has(term)) ||
    synonyms.quality(shown) !== undefined ||
    !/\p{Script=Han}/u.test(shown) ||
    types.some(({ pieces, above }) => [...pieces, ...above].some(has)) ||
    assortment.valuesOf(types).some(({ text }) => has(text))
  );
}
