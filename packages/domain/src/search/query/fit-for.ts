import { type Assortment, type SoldType, strength } from './assortment.ts';
import { normalise } from './normalise.ts';
import type { Clause } from './sizes.ts';
import { withUnits } from './units.ts';
import type { Vocabulary } from './vocabulary.ts';

interface FitLexicon {
  assortment: Assortment;
  vocabulary: Vocabulary;
}

const figure = /^([≥≤])(-?\d+(?:\.\d+)?)(\D*)$/;
const isLatin = /[a-z0-9]/;

/** A word within a value, no part of a longer one of letters: pu is not in spu. */
export function standsIn(word: string, text: string): boolean {
  if (word === '') return false;
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    // PH2×100 is of PH2.
    const isLonger = (edge: string, next: string | undefined) =>
      isLatin.test(edge) && next !== undefined && isLatin.test(next) && !(/\d/.test(edge) && next === 'x');
    if (!isLonger(word[0]!, text[at - 1]) && !isLonger(word.at(-1)!, text[at + word.length])) return true;
  }
  return false;
}

/** ≥180°c of -20~200°c: the most, or for ≤ the least, that a value in this unit says. */
function reaches(text: string, [, sign, limit, unit = '']: RegExpExecArray): boolean {
  if (!text.endsWith(unit)) return false;
  const numbers = Array.from(text.matchAll(/-?\d+(?:\.\d+)?/g), ([number]) => Number(number));
  if (numbers.length === 0) return false;
  return sign === '≥' ? Math.max(...numbers) >= Number(limit) : Math.min(...numbers) <= Number(limit);
}

/** Is the text of a value what is meant? */
function fitting(meant: string): (text: string) => boolean {
  const limit = figure.exec(meant);
  return limit ? (text) => reaches(text, limit) : (text) => standsIn(meant, text);
}

/** Is a value fit for a wish? @param value as the catalogue has it @param means values as the synonyms have them, normalised; one with a thing before it counts for any */
export function isFitFor(value: string, means: readonly string[]): boolean {
  const text = withUnits(normalise(value));
  return means.some((meant) => fitting(meant.split(' ').at(-1)!)(text));
}

/** Is all of a type's category called so, or only this type of it? */
const isWholeCategory = (word: string, { categoryValue }: SoldType, assortment: Assortment) =>
  assortment.types.every((type) => type.categoryValue !== categoryValue || type.pieces.some((piece) => piece.includes(word)));

/** What is fit for a wish, and in which words the catalogue says so. */
export interface Fit {
  any: Clause[];
  values: string[];
}

/**
 * What of these things is fit for a wish (rule search 63): their attributes' values that the synonyms say are, and the kinds whose name says so.
 * @param means values as the synonyms have them, normalised: 丁腈, ≥180°c, 脚轮 橡胶
 */
export function fitFor(means: readonly string[], types: readonly SoldType[], { assortment, vocabulary }: FitLexicon): Fit {
  const fit = new Map<number, string>();
  const kinds = new Map<string, Clause>();
  for (const meant of means) {
    const [thing, own = ''] = meant.includes(' ') ? meant.split(' ') : [undefined, meant];
    const things = thing === undefined ? undefined : assortment.named(thing);
    const isMeant = fitting(own);
    for (const type of types) {
      if (things && (things.get(type.id) ?? 0) < strength.isAbove) continue;
      for (const value of assortment.valuesOf([type])) if (isMeant(value.text)) fit.set(value.id, value.value);
      const piece = own ? type.pieces.find((one) => one.includes(own)) : undefined;
      if (piece)
        kinds.set(piece, isWholeCategory(own, type, assortment) ? [[type.categoryValue]] : vocabulary.cut(own).map((word) => [word]));
    }
  }
  const named = [...kinds.values()].filter((clause) => clause.flat().every((one) => typeof one === 'number' || vocabulary.df(one) > 0));
  return { any: [...named, ...(fit.size > 0 ? [[[...fit.keys()]]] : [])], values: [...new Set([...kinds.keys(), ...fit.values()])] };
}
