import type { Assortment } from './assortment.ts';
import { chooseNoun, type Noun, typesOf } from './choose-noun.ts';
import { numberParts } from './read-numbers.ts';
import { type Item, itemsOf, type Numbered, type Said } from './said.ts';
import type { Clause, Size } from './sizes.ts';
import type { Synonyms } from './synonyms.ts';
import { tokensOf } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';
import { clausesOf } from './word-clauses.ts';

/** What the search knows: the words, the things that are sold, what else they are called. */
export interface Lexicon {
  vocabulary: Vocabulary;
  assortment: Assortment;
  synonyms: Synonyms;
  /** Facet values of a brand, by each of its names. */
  brands: ReadonlyMap<string, readonly number[]>;
  /** Facet values that are this standard. */
  standards: ReadonlyMap<string, readonly number[]>;
}

export type PartKind = 'noun' | 'brand' | 'standard' | 'size' | 'attribute' | 'partNumber';

/** One thing typed beside the noun, and what has it. */
export interface Part {
  kind: PartKind;
  /** As typed. */
  text: string;
  /** As understood. */
  shown: string;
  /** Any of these has it. */
  any: Clause[];
  /** Its numbers one by one, for when nothing has all of them. */
  sizes: Size[];
}

export interface Understanding {
  noun: Noun | undefined;
  parts: Part[];
  /** Letters and digits no word explains: perhaps part numbers. */
  unread: string[];
  /** Makers that the mall doesn't sell. */
  otherBrands: string[];
  /** What was not understood. */
  unknown: string[];
  /** As searched, where that isn't what was typed; else ''. */
  corrected: string;
}

const bySign = 0.5;

/** An unknown word that ends so is a thing of its own: 轴承加热器 is no bearing. */
export const isThing = (word: string): boolean => word.length > 1 && /[器机仪架柜车]$/.test(word);

/** What does a buyer mean by this text? Only what is in memory is asked. Bounded: the first two dozen pieces of it are read. */
export function understand(keyword: string, lexicon: Lexicon): Understanding {
  const { vocabulary, assortment, synonyms } = lexicon;
  const items = withJoinedNumbers(itemsOf(tokensOf(keyword, vocabulary, synonyms), vocabulary, synonyms));
  const standards = items.filter((item) => item.kind === 'standard').map(({ name }) => synonyms.standard(name));
  let noun = chooseNoun(
    items,
    standards.flatMap(({ nouns }) => nouns),
    lexicon,
  );
  const unknown: string[] = [];
  const otherBrands: string[] = [];
  const parts: Part[] = [];
  const said = items.filter((item): item is Said => item.kind === 'said');
  const last = said.at(-1);
  if (
    noun &&
    last &&
    last.meanings.length === 0 &&
    isThing(last.text) &&
    said.some((one) => one.run === last.run && noun?.items.has(one))
  ) {
    noun = undefined;
  }
  for (const { nouns } of standards) noun = noun && narrowed(noun, nouns, assortment);
  if (noun) noun = preferred(noun, said, assortment);
  const types = noun ? [...noun.types.keys()].map((id) => assortment.type(id)!) : [];
  const hints = hintsIn(items, types, assortment, noun);

  for (const item of items) {
    if (item.kind === 'standard') parts.push(...standardPart(item.text, item.name, lexicon));
    if (item.kind !== 'said' || noun?.items.has(item) || hints.used.has(item)) continue;
    if (item.isBrandNotSold) otherBrands.push(item.text);
    else if (item.meanings.length === 0) {
      if (item.text.length > 1 || !noun) unknown.push(item.text);
    } else parts.push(...saidPart(item, lexicon, noun));
  }
  const read = numberParts(items, types, lexicon, hints.of);
  parts.push(...read.parts);
  const corrected = items.some((item) => item.kind === 'said' && item.isCorrected);
  return {
    noun,
    parts: distinct(parts),
    unread: read.unread,
    otherBrands,
    unknown,
    corrected: corrected ? items.map((item) => (item.kind === 'said' ? item.shown : item.text)).join(' ') : '',
  };
}

/** A character beside the noun that is no word of its own says which of its things is meant: 轴挡圈 is 轴用弹性挡圈 before 孔用弹性挡圈. */
function preferred(noun: Noun, said: readonly Said[], assortment: Assortment): Noun {
  const runs = new Set([...noun.items].map(({ run }) => run));
  const signs = said
    .filter((one) => runs.has(one.run) && !noun.items.has(one) && one.text.length === 1 && one.meanings.every(({ isOwn }) => isOwn))
    .map(({ text }) => text);
  if (signs.length === 0) return noun;
  const isMeant = (id: number) => assortment.type(id)!.pieces.some((piece) => signs.every((sign) => piece.includes(sign)));
  return { ...noun, types: new Map([...noun.types].map(([id, fit]) => [id, isMeant(id) ? fit + bySign : fit])) };
}

/** DIN 6923 and 螺母 together are the nuts of that standard, whether or not their SKUs name it. */
function narrowed(noun: Noun, nouns: readonly string[], assortment: Assortment): Noun {
  const described = typesOf(
    nouns.map((term) => ({ term, isOwn: true })),
    assortment,
  );
  const types = new Map([...noun.types].filter(([id]) => described.has(id)));
  return types.size > 0 ? { ...noun, types } : noun;
}

const distinct = (parts: readonly Part[]) => [...new Map(parts.map((part) => [JSON.stringify(part.any), part])).values()];

/** 25 52 15: numbers one after the other are one size. */
function withJoinedNumbers(items: readonly Item[]): Item[] {
  const joined: Item[] = [];
  for (const item of items) {
    const before = joined.at(-1);
    const isBare = (one: Item | undefined): one is Numbered =>
      one?.kind === 'number' && /^\d{1,3}(?:\.\d+)?(?:x\d{1,3}(?:\.\d+)?)*$/.test(one.text);
    if (isBare(item) && isBare(before)) joined[joined.length - 1] = { ...before, text: `${before.text}x${item.text}` };
    else joined.push(item);
  }
  return joined;
}

/** Words beside a number that name one of the things' attributes: 内径20, 15宽. */
function hintsIn(items: readonly Item[], types: readonly { id: number }[], assortment: Assortment, noun: Noun | undefined) {
  const used = new Set<Item>();
  const of = new Map<Item, string>();
  const names = new Set(types.flatMap(({ id }) => assortment.keysOf(assortment.type(id)!).map(({ key }) => key)));
  const isName = (text: string) =>
    names.has(text) || [...names].some((name) => name.includes(text) || (/[度径]$/.test(text) && name.includes(text[0]!)));
  const isHint = (item: Item | undefined): item is Said =>
    item?.kind === 'said' && !used.has(item) && !noun?.items.has(item) && item.text.length < 5 && isName(item.text);
  items.forEach((item, at) => {
    if (item.kind !== 'number') return;
    const [before, after] = [items[at - 1], items[at + 1]];
    const hint = isHint(before) ? before : isHint(after) && after.run === item.run ? after : undefined;
    if (!hint) return;
    used.add(hint);
    of.set(item, hint.text);
  });
  return { used, of };
}

function standardPart(text: string, name: string, { synonyms, standards }: Lexicon): Part[] {
  const values = synonyms.standard(name).names.flatMap((one) => standards.get(one) ?? []);
  return values.length > 0 ? [{ kind: 'standard', text, shown: text, any: [[values]], sizes: [] }] : [];
}

function saidPart(item: Said, { vocabulary, brands }: Lexicon, noun: Noun | undefined): Part[] {
  const isMade = item.meanings.some(({ term, isOwn }) => isOwn && brands.has(term));
  // One character beside a noun is rarely a wish: 100只/盒.
  const isAlone = item.shown.length === 1 && /\p{Script=Han}/u.test(item.shown) && item.meanings.every(({ isOwn }) => isOwn);
  if (!isMade && noun && isAlone) return [];
  const any = clausesOf(item, vocabulary, brands);
  return any.length > 0 ? [{ kind: isMade ? 'brand' : 'attribute', text: item.text, shown: item.shown, any, sizes: [] }] : [];
}
