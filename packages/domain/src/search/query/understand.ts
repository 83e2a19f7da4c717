import type { Assortment, SoldType } from './assortment.ts';
import { bearingsOfSeries } from './bearing-models.ts';
import { chooseNoun, type Noun, typesOf } from './choose-noun.ts';
import { deniedTerms, exceptPart, withoutDenied } from './denials.ts';
import { designationPart } from './designations.ts';
import { hintsIn } from './hints.ts';
import { kindsOfSize } from './kinds-of-size.ts';
import { withLikelyNoun } from './likely-nouns.ts';
import { measuresOf } from './measure.ts';
import { normalise, runsOf } from './normalise.ts';
import { numberParts } from './read-numbers.ts';
import { type Item, itemsOf, type Numbered, type Said } from './said.ts';
import { isHad, qualityPart, saidPart, standardPart } from './said-parts.ts';
import { fitSiblings } from './siblings.ts';
import type { Clause, Size } from './sizes.ts';
import type { Synonyms } from './synonyms.ts';
import { asNamed, isSaidTwice, isThing, unsoldThing } from './things.ts';
import { tokensOf } from './tokens.ts';
import { beginningPart, deniedTogether, kindPart, letterPart } from './values-said.ts';
import type { Vocabulary } from './vocabulary.ts';

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

export type PartKind = 'noun' | 'brand' | 'standard' | 'size' | 'attribute' | 'quality' | 'partNumber';

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
  /** The meanings stand in the order in which they are wanted, none as good as the one before. */
  isRanked?: boolean;
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
  /** What it has to do, and the things that are for that. */
  use?: { text: string; shown: string };
}

const bySign = 0.5;

/** What does a buyer mean by this text? Only what is in memory is asked. Bounded: the first two dozen pieces of it are read. */
export function understand(keyword: string, lexicon: Lexicon): Understanding {
  const meant = understoodByEnding(keyword, understoodAs(keyword, lexicon), lexicon);
  if (meant.noun && !isBareCharacter(meant.noun, keyword)) return meant;
  if (meant.otherBrands.length > 0 || keyword.length > longestSlip) return meant;
  const isSized = /\d/.test(keyword);
  // Without a size, what stands beside a slip must not be guessed over.
  if (!isSized && /\S\s+\S/.test(keyword)) return meant;
  const likely = withLikelyNoun(normalise(keyword), lexicon, isSized);
  const again = likely ? understoodAs(likely, lexicon) : undefined;
  if (!again?.noun || again.unknown.length > 0 || isContradicted(again, lexicon)) return meant;
  return { ...again, corrected: again.corrected || likely! };
}

/** So many kinds of things are tried. */
const mostEnded = 24;

/** A4 70g 纸: one character that ends the names of things, where some of them have all the rest. */
function understoodByEnding(keyword: string, meant: Understanding, lexicon: Lexicon): Understanding {
  const [ending, another] = meant.unknown;
  if (meant.noun || meant.parts.length === 0 || !ending || another || ending.length > 1) return meant;
  const ended = lexicon.assortment.types
    .filter(({ pieces }) => pieces.some((piece) => piece.endsWith(ending)))
    .sort((a, b) => b.n - a.n)
    .slice(0, mostEnded);
  for (const { id } of ended) {
    const noun: Noun = { text: ending, shown: ending, types: new Map([[id, 1]]), wider: new Map(), items: new Set() };
    const again = understoodAs(keyword, lexicon, noun);
    const isAll = again.unread.length === 0 && again.parts.every(({ sizes }) => sizes.some(({ exact }) => exact.length > 0));
    if (isAll) return { ...again, unknown: [] };
  }
  return meant;
}

/** A word beside the noun names other things alone: 拉铆 is of no lamp. */
const isContradicted = ({ noun, parts }: Understanding, { assortment }: Lexicon) =>
  parts.some(({ kind, shown }) => {
    const named = kind === 'attribute' ? assortment.named(shown) : new Map<number, number>();
    return named.size > 0 && ![...named.keys()].some((id) => noun?.types.has(id));
  });

/** A slip of the pen is looked for in what a buyer types, not in a page's text. */
const longestSlip = 40;

/** 桶 of 手电桶: one character of a longer run says little. */
const isBareCharacter = ({ text }: Noun, keyword: string) =>
  /^\p{Script=Han}$/u.test(text) && new RegExp(`\\p{Script=Han}{2}${text}|${text}\\p{Script=Han}{2}`, 'u').test(keyword);

/** A size on its own: m8x30, 20x2.4, 25x52x15. */
const dimensions = /^[mφ]?\d+(?:\.\d+)?(?:x\d+(?:\.\d+)?)+(?:mm)?$/;

/** Is a text a size and nothing else? @param text normalised */
export const isDimensions = (text: string): boolean => dimensions.test(text);

/** What was understood of a size without a noun, with the kinds of things it is commonest of (rule search 44); of a bearing's number, with the bearings of its series. */
export function withCommonKind(keyword: string, meant: Understanding, lexicon: Lexicon): Understanding {
  if (meant.noun || meant.unknown.length > 0) return meant;
  const stand = (types: Map<number, number>) =>
    understoodAs(keyword, lexicon, { text: '', shown: '', types, wider: new Map(), items: new Set() });
  const [number, other] = runsOf(normalise(keyword));
  const bearings = number && !other ? bearingsOfSeries(number.text.replace(/[-/].*$/, ''), lexicon) : [];
  if (bearings.length > 0) return stand(new Map(bearings.map(({ id }) => [id, 1])));
  const [size, another] = runsOf(normalise(keyword)).filter(({ text }) => isDimensions(text));
  const measures = size && !another ? measuresOf(size.text) : undefined;
  const types = measures ? kindsOfSize(measures, lexicon.assortment) : new Map<number, number>();
  if (types.size === 0) return meant;
  return stand(types);
}

/** @param stand what is meant where no noun was typed */
function understoodAs(keyword: string, lexicon: Lexicon, stand?: Noun): Understanding {
  const { vocabulary, assortment, synonyms } = lexicon;
  const typed = itemsOf(tokensOf(keyword, vocabulary, synonyms), vocabulary, synonyms).map((item) => asNamed(item, assortment));
  const standards = typed.filter((item) => item.kind === 'standard').map(({ name }) => synonyms.standard(name));
  let noun = chooseNoun(
    typed,
    standards.flatMap(({ nouns }) => nouns),
    lexicon,
  );
  noun ??= stand;
  const unknown: string[] = [];
  const otherBrands: string[] = [];
  const parts: Part[] = [];
  const said = typed.filter((item): item is Said => item.kind === 'said');
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
  const denials = said.filter(({ isDenied }) => isDenied);
  if (noun && denials.length > 0)
    noun = {
      ...noun,
      types: withoutDenied(
        noun.types,
        denials.map(({ text }) => text),
        assortment,
      ),
    };
  if (noun) noun = fitSiblings(noun, said, lexicon) ?? noun;
  if (noun) noun = preferred(noun, said, assortment);
  const types = noun ? [...noun.types.keys()].map((id) => assortment.type(id)!) : [];
  const joined = withJoinedNumbers(typed, (text) => designationPart(text, types, lexicon) !== undefined);
  const items = withLetteredNumber(joined, (item) => letterPart(item, types, assortment) !== undefined);
  const hints = hintsIn(items, types, assortment, noun);

  // 五孔 beside 插座 is no slip for 无孔: no such thing has that.
  const unsold = unsoldThing(said, noun, types);
  const isMisread = (item: Said) =>
    item.isCorrected && item.text.length < 3 && noun !== undefined && !noun.items.has(item) && !isHad(item, types, lexicon);

  const isApart = (one: Said) => one.text.length === 1 && said.every((other) => other === one || other.run !== one.run);
  const denied = deniedTogether(
    said.filter((one) => !noun?.items.has(one)),
    types,
    assortment,
  );
  parts.push(...denied.parts);
  for (const item of items) {
    if (item.kind === 'standard') {
      const own = standardPart(item.text, item.name, lexicon);
      // A standard that nothing sold is made by, and that describes nothing sold, is not met.
      if (own.length === 0 && synonyms.standard(item.name).nouns.length === 0) unknown.push(item.text);
      parts.push(...own);
    }
    if (item.kind !== 'said' || noun?.items.has(item) || hints.used.has(item) || denied.used.has(item)) continue;
    if (unsold?.items.has(item)) continue;
    // What no such thing has is excluded already.
    if (item.isDenied) {
      const except = exceptPart(item.text, types, assortment, deniedTerms(item, synonyms));
      if (except) parts.push(except);
      continue;
    }
    if (isSaidTwice(item, noun, assortment)) continue;
    if (item.isBrandNotSold) otherBrands.push(item.text);
    else if (isMisread(item)) unknown.push(item.text);
    else if (item.meanings.length === 0) {
      const begun = noun && isApart(item) ? beginningPart(item, types, assortment) : [];
      parts.push(...begun);
      if (item.text.length > 1 || !noun) unknown.push(item.text);
    } else {
      const means = noun && synonyms.quality(item.shown);
      const own = means ? qualityPart(item, means, lexicon, types) : saidPart(item, lexicon, noun, types);
      const isKey = () => types.some((type) => assortment.keysOf(type).some(({ key }) => key.includes(item.text)));
      if (own.length === 0 && item.text.length > 1 && !isKey()) unknown.push(item.text);
      parts.push(...own);
    }
  }
  if (unsold) unknown.push(unsold.text);
  if (noun) parts.push(...kindPart(noun, types, lexicon));
  const read = numberParts([...items, ...yearAsSize(items, types, assortment)], types, lexicon, hints.of);
  parts.push(...read.parts);
  const corrected = items.some((item) => item.kind === 'said' && item.isCorrected && !isMisread(item));
  return {
    noun,
    parts: distinct(parts),
    unread: read.unread,
    otherBrands,
    unknown,
    corrected: corrected ? items.map((item) => (item.kind === 'said' && !isMisread(item) ? item.shown : item.text)).join(' ') : '',
  };
}

/** GB 893-80 alone is the ring of 80: two digits read as a year are a size where no other number stands there and the first dimension of such things has it. */
function yearAsSize(items: readonly Item[], types: readonly SoldType[], assortment: Assortment): Numbered[] {
  const year = items.find((item) => item.kind === 'standard')?.year;
  if (!year || items.some(({ kind }) => kind === 'number')) return [];
  const isSold = types.some((type) => {
    const [first] = assortment
      .keysOf(type)
      .filter(({ values }) => values.some(({ measures }) => measures.some(({ family, prefix }) => family === 'length' || prefix === 'm')));
    return first?.values.some(({ measures }) => measures[0]?.raw === Number(year));
  });
  return isSold ? [{ kind: 'number', text: year, run: items.length }] : [];
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

const distinct = (parts: readonly Part[]) => [
  ...new Map(parts.map((part) => [JSON.stringify(part.any.length > 0 ? part.any : [part.text, part.sizes[0]?.keyId]), part])).values(),
];

/** 25 52 15: numbers one after the other are one size, but those that name a material or a grade. */
function withJoinedNumbers(items: readonly Item[], isDesignation: (text: string) => boolean): Item[] {
  const joined: Item[] = [];
  for (const item of items) {
    const before = joined.at(-1);
    const isBare = (one: Item | undefined): one is Numbered =>
      one?.kind === 'number' && /^\d{1,3}(?:\.\d+)?(?:x\d{1,3}(?:\.\d+)?)*$/.test(one.text) && !isDesignation(one.text);
    if (isBare(item) && isBare(before)) joined[joined.length - 1] = { ...before, text: `${before.text}x${item.text}` };
    else joined.push(item);
  }
  return joined;
}

/** B型 1600 is B1600, where B is what such things are called. */
function withLetteredNumber(items: readonly Item[], isLetter: (item: Said) => boolean): Item[] {
  const letter = items.find((item) => item.kind === 'said' && isLetter(item));
  const [bare, another] = items.filter((item) => item.kind === 'number' && /^\d+$/.test(item.text));
  if (!letter || !bare || another) return [...items];
  const isOfLetter = (item: Item) => item === letter || (item.kind === 'said' && item.text === '型' && item.run === letter.run);
  return items.filter((item) => !isOfLetter(item)).map((item) => (item === bare ? { ...item, text: `${letter.text}${bare.text}` } : item));
}
