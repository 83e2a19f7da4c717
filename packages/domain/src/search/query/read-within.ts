import type { SoldType } from './assortment.ts';
import { numberParts } from './read-numbers.ts';
import { itemsOf } from './said.ts';
import type { Clause } from './sizes.ts';
import { tokensOf } from './tokens.ts';
import type { Lexicon } from './understand.ts';
import { clausesOf } from './word-clauses.ts';

/** What is searched for within results. */
export interface ReadWithin {
  /** All of these hold, of each any clause. */
  parts: Clause[][];
  /** These stand in the name or a part number as they are. */
  literals: string[];
}

/**
 * What a word typed into the results means (rule search 32). Nothing of it gives way: a number is that number of what was found, a word stands for itself and its
 * synonyms, and what no word explains has to stand there as it is.
 * @param types the kinds of things that were found
 */
export function readWithin(text: string, types: readonly SoldType[], lexicon: Lexicon): ReadWithin {
  const { vocabulary, synonyms, brands, standards } = lexicon;
  const items = itemsOf(tokensOf(text, vocabulary, synonyms), vocabulary, synonyms);
  const read: ReadWithin = { parts: [], literals: items.length > 0 ? [] : [text] };
  for (const item of items) {
    if (item.kind === 'number') continue;
    const clauses =
      item.kind === 'standard'
        ? synonyms.standard(item.name).names.flatMap((name): Clause[] => (standards.has(name) ? [[[...standards.get(name)!]]] : []))
        : clausesOf(item, vocabulary, brands);
    if (clauses.length > 0) read.parts.push(clauses);
    else read.literals.push(item.text);
  }
  const { parts, unread } = numberParts(items, types, lexicon, new Map());
  for (const { text: number, any } of parts) {
    if (any.length > 0) read.parts.push(any);
    else read.literals.push(number);
  }
  read.literals.push(...unread);
  return read;
}
