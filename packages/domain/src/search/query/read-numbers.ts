import type { Assortment, SoldType } from './assortment.ts';
import { nearBearings } from './bearing-models.ts';
import { exceptPart } from './denials.ts';
import { designationPart, havePoles } from './designations.ts';
import { standsIn } from './fit-for.ts';
import { besideLeading } from './leading-dimension.ts';
import { asMeasure, type Measure, measuresOf } from './measure.ts';
import { nominalInches } from './nominal-inches.ts';
import { asPower, pressureOf, twoInOne } from './other-measures.ts';
import { readAscii } from './read-ascii.ts';
import type { Item, Numbered } from './said.ts';
import { type Clause, readSizes, type Size } from './sizes.ts';
import type { Lexicon, Part } from './understand.ts';
import { idsOf } from './values-said.ts';
import { nearestWhole } from './whole-sizes.ts';
import { countOf, isInchThread } from './written-forms.ts';

/** A part number's endings that say what others say by another: 6204zz is 6204 and 2Z, 6204-zz-c3 C3 as well. */
function endingOf(text: string, { synonyms, vocabulary }: Lexicon): { base: string; endings: (readonly string[])[] } | undefined {
  for (let at = 3; at < text.length; at += 1) {
    if (!/\d/.test(text[at - 1]!)) continue;
    const ending = text.slice(at).replace(/^[-/]/, '');
    const whole = synonyms.code(ending);
    if (whole) return { base: text.slice(0, at), endings: [whole] };
    const [first = '', ...others] = ending.split(/[-/]/);
    const codes = synonyms.code(first);
    if (codes && others.length > 0 && others.every((one) => /^[a-z]/.test(one) && vocabulary.df(one) > 0))
      return { base: text.slice(0, at), endings: [codes, ...others.map((one) => [one])] };
  }
  return undefined;
}

interface ReadNumbers {
  parts: Part[];
  unread: string[];
}

/** What the numbers of a query mean for the types that are looked for; what none explains may be a part number. */
export function numberParts(
  items: readonly Item[],
  types: readonly SoldType[],
  lexicon: Lexicon,
  hints: ReadonlyMap<Item, string>,
): ReadNumbers {
  const found: ReadNumbers = { parts: [], unread: [] };
  const taken = new Set<number>();
  // What says most of itself is read first: 内径20, then M8 and 24V, then 30.
  const weight = (item: Item) => (hints.has(item) ? 0 : /^[\d.x]+$/.test(item.text) ? 2 : 1);
  const typed = items.filter((item): item is Numbered => item.kind === 'number');
  for (const { text } of typed.filter(({ isDenied }) => isDenied)) {
    const except = exceptPart(text, types, lexicon.assortment);
    if (except) found.parts.push(except);
  }
  const numbers = asPower(
    typed.filter(({ isDenied }) => !isDenied),
    types,
    lexicon.assortment,
  ).sort((a, b) => weight(a) - weight(b));
  for (const item of numbers) {
    const designation = hints.has(item) ? undefined : designationPart(item.text, types, lexicon);
    if (designation) {
      found.parts.push(designation);
      continue;
    }
    const ending = endingOf(item.text, lexicon);
    for (const all of ending?.endings ?? []) {
      const codes = all.filter((code) => lexicon.vocabulary.df(code) > 0);
      if (codes.length > 0)
        found.parts.push({ kind: 'partNumber', text: item.text, shown: item.text, any: codes.map((code) => [[code]]), sizes: [] });
    }
    readNumber(ending?.base ?? item.text, types, lexicon, hints.get(item), taken, found);
  }
  return found;
}

/** Letters with a size behind them: sc50x75. */
const behindLetters = /^([a-z]{2,6})-?(\d+(?:\.\d+)?(?:x\d+(?:\.\d+)?)+)$/;
const toleranced = /^φ?(\d+(?:\.\d+)?)((?:js|[defghkmnp])\d{1,2})(?:[-x](\d+(?:\.\d+)?))?$/;
const currentOfCurve = /^([a-z])(\d+)a?$/;

function readNumber(
  text: string,
  types: readonly SoldType[],
  lexicon: Lexicon,
  hint: string | undefined,
  taken: Set<number>,
  found: ReadNumbers,
) {
  const { vocabulary, assortment, synonyms } = lexicon;
  // So many are wanted, unless such things come in such packs.
  if (countOf(text) !== undefined && !assortment.valuesOf(types).some((value) => value.text.includes(text))) return;
  if (isInchThread(text)) {
    found.parts.push({ kind: 'size', text, shown: text, any: [], sizes: [] });
    return;
  }
  // 4级 of a motor are its poles.
  if (/^\d+级$/.test(text) && havePoles(types, assortment)) return readNumber(`${text.slice(0, -1)}p`, types, lexicon, hint, taken, found);
  const pressure = pressureOf(text, types, assortment) ?? twoInOne(text, types, assortment);
  if (pressure) return readNumber(pressure, types, lexicon, hint, taken, found);
  // φ12h6: a tolerance behind its diameter (ISO 286).
  const [, diameter, tolerance, length] = toleranced.exec(text) ?? [];
  if (diameter && tolerance && types.length > 0 && !vocabulary.has(text)) {
    const fit = idsOf(assortment.valuesOf(types).filter((value) => standsIn(tolerance, value.text)));
    found.parts.push({ kind: 'attribute', text: tolerance, shown: tolerance, any: fit.length > 0 ? [[fit]] : [], sizes: [] });
    return readNumber(length ? `${diameter}x${length}` : diameter, types, lexicon, hint, taken, found);
  }
  const codes = synonyms.code(text);
  if (codes && vocabulary.has(text)) {
    found.parts.push({
      kind: 'partNumber',
      text,
      shown: text,
      any: codes.filter((code) => vocabulary.df(code) > 0).map((code) => [[code]]),
      sizes: [],
    });
    return;
  }
  const [, curve, current] = currentOfCurve.exec(text) ?? [];
  if (curve && current) {
    const curves = types.flatMap((type) =>
      assortment.keysOf(type).flatMap(({ values }) => values.filter(({ text: own }) => own === `${curve}型`)),
    );
    if (curves.length > 0) {
      // B1600 of a belt whose models are B1000, B1100 … is first of all a B; a breaker's C63 is first of all of 63 A.
      const models = types.flatMap((type) =>
        assortment.keysOf(type).filter(({ values }) => values.some(({ measures: [first] }) => first?.prefix === curve)),
      );
      // A1000 where only B1000 is made is a length, not B's model.
      for (const { keyId } of models) taken.add(keyId);
      found.parts.push({
        kind: models.length > 0 ? 'partNumber' : 'attribute',
        text: curve,
        shown: curves[0]!.value,
        any: [[[...new Set(curves.map(({ id }) => id))]]],
        sizes: [],
      });
      readNumber(text.slice(1), types, lexicon, hint, taken, found);
      return;
    }
  }
  const measures = measuresOf(text);
  const [lone, another] = measures ?? [];
  const beside = lone && !another && hint === undefined ? besideLeading(lone, types, assortment, taken) : undefined;
  if (beside) {
    found.parts.push(singlePart(text, beside));
    return;
  }
  const read = measures && types.length > 0 ? readSizes(measures, types, assortment, hint, taken) : undefined;
  const [, letters = '', dimensions = ''] = behindLetters.exec(text) ?? [];
  const behind = dimensions && !vocabulary.has(text) ? measuresOf(dimensions) : undefined;
  if (behind && types.length > 0 && (read?.single.length ?? 0) < behind.length) {
    // SC50x75 of a cylinder: the letters are a series, which the names may have, and the numbers its size.
    const own = readSizes(behind, types, assortment, hint, taken);
    if (own.single.length === behind.length) {
      if (vocabulary.df(letters) > 0) found.parts.push({ kind: 'attribute', text: letters, shown: letters, any: [[[letters]]], sizes: [] });
      return readNumber(dimensions, types, lexicon, hint, taken, found);
    }
  }
  const isPartly = read && measures && measures.length > 2 && read.whole.length === 0 && read.single.length < measures.length;
  const near = isPartly ? nearestWhole(measures, types, assortment) : undefined;
  if (near) {
    found.parts.push(singlePart(text, near));
    return;
  }
  const literal: Clause[] = /[x\-/]|[a-z].*\d/.test(text) && vocabulary.df(text) > 0 ? [[[text]]] : [];
  if (read && (read.whole.length > 0 || read.single.some(({ exact }) => exact.length > 0))) {
    if (read.whole.length > 0 || literal.length > 0) {
      found.parts.push({ kind: kindOf(read.single), text, shown: text, any: [...read.whole, ...literal], sizes: read.single });
    } else for (const size of read.single) found.parts.push(singlePart(text, size));
    for (const { keyId, exact } of read.single) if (exact.length > 0) taken.add(keyId);
    return;
  }
  if (lone && !another && hint === undefined && !read?.single.length && isUnsoldFigure(text, lone, types, assortment)) {
    found.parts.push({ kind: 'size', text, shown: text, any: [], sizes: [] });
    return;
  }
  const nominal = lone && !another && !read?.single.length ? nominalInches(lone, types, assortment, taken) : undefined;
  if (nominal) {
    found.parts.push(singlePart(text, nominal));
    return;
  }
  if (lone && !another && !read?.single.length && isUnsoldInch(lone, types, assortment)) {
    found.parts.push({ kind: 'size', text, shown: text, any: [], sizes: [] });
    return;
  }
  const bearings = types.length > 0 ? nearBearings(text, types, lexicon) : undefined;
  if (bearings) {
    found.parts.push(...bearings);
    return;
  }
  const words = readAscii(text, vocabulary);
  // 22 A and 33x3 have neighbours as they are: cut into 22 and a, or 33 and 3, they would be found anywhere.
  const isSize = (measures?.length ?? 0) > 1 || measures?.[0]?.family;
  const isNear = isSize && words?.length !== 1 && read?.single.length === measures?.length;
  if (isNear && read) {
    for (const size of read.single) found.parts.push(singlePart(text, size));
    return;
  }
  if (words?.every(({ words: some, corrected }) => some.length > 0 && !corrected)) {
    for (const { words: some, shown } of words)
      found.parts.push({
        kind: /\d.*\d.*\d/.test(shown) && !asMeasure(shown)?.family && (measures?.length ?? 0) < 2 ? 'partNumber' : 'size',
        text: shown,
        shown,
        any: some.map((word) => [[word]]),
        // Where no such thing has the word, the neighbours of its numbers are there instead.
        sizes: words.length === 1 && read && read.single.length === measures?.length ? read.single : [],
      });
    return;
  }
  if (read && read.single.length > 0) {
    for (const size of read.single) found.parts.push(singlePart(text, size));
    return;
  }
  found.unread.push(text);
}

/** 90 kW where motors end at 15: they have kilowatts, and cut into 90 and kW it would be found anywhere. */
const isUnsoldFigure = (text: string, { prefix, family }: Measure, types: readonly SoldType[], assortment: Assortment) =>
  /[a-z]$/.test(text) &&
  prefix === '' &&
  family !== '' &&
  family !== 'length' &&
  assortment.valuesOf(types).some(({ measures }) => measures.some((one) => one.family === family));

/** 1/2 of metric nuts: an inch where such things have threads, and none in inches. */
const isUnsoldInch = ({ prefix, family }: Measure, types: readonly SoldType[], assortment: Assortment) => {
  const all = assortment.valuesOf(types).flatMap(({ measures }) => measures);
  return family === 'inch' && prefix === '' && all.some((one) => one.prefix === 'm') && all.every((one) => one.family !== 'inch');
};

/** A model is what is wanted, whoever makes it: another maker's 6305 before this one's 6304. */
const kindOf = (sizes: readonly Size[]) => (sizes.every(({ key, exact }) => key === '型号' && exact.length > 0) ? 'partNumber' : 'size');

/** One number of what was typed, exactly or, where no such thing has it, its neighbours. */
const singlePart = (text: string, size: Size): Part => ({
  kind: kindOf([size]),
  text,
  shown: text,
  any: size.exact.length > 0 ? [[size.exact]] : [],
  sizes: [size],
});
