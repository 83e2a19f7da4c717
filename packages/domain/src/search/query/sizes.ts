import type { Assortment, SizedValue, SoldType, TypeKey } from './assortment.ts';
import { hinted } from './hints.ts';
import { asMeasure, distance, isComparable, type Measure, ratioOf } from './measure.ts';

/** All of these: of each list any value. */
export type Clause = readonly (readonly (string | number)[])[];

/** One number as the types that are looked for have it. */
export interface Size {
  measure: Measure;
  key: string;
  keyId: number;
  /** Values that are it. */
  exact: number[];
  /** Where none is: the nearest below and above. */
  near: SizedValue[];
}

/** What a text of one or more numbers means: values that hold all of them, and the numbers one by one. */
export interface ReadSizes {
  whole: Clause[];
  single: Size[];
}

/** More than twice as big or small is another thing. */
const isNear = (typed: number, away: number) => typed > 0 && away <= typed && away >= -typed / 2;
const numeric = (value: SizedValue) => value.measures.length > 0 && value.measures.length < 4;

/** 24 V lies within DC10~30 V. */
const isWithin = (measure: Measure, { text, measures: [from, to] }: SizedValue) =>
  measure.family === 'voltage' && to?.family === 'voltage' && text.includes('~') && from!.base <= measure.base && measure.base <= to.base;

const isIt = (measure: Measure, value: SizedValue) =>
  isWithin(measure, value) || value.measures.some((one) => isComparable(measure, one) && distance(measure, one) === 0);

/** 3P before 3P+N, M8 before M8×1: where a value is the number and nothing else, it is meant. */
function purest(values: readonly SizedValue[]): readonly SizedValue[] {
  const pure = values.filter(({ text }) => asMeasure(text.replaceAll(' ', '')) !== undefined);
  return pure.length > 0 ? pure : values;
}

/** SPA1600 is a model, whose number may be a length elsewhere; M8, DN15 and AC220V are dimensions. */
const isModelLetter = (prefix: string) => /^[a-z]{3,}$/.test(prefix);

/** A key whose numbers have a unit or a thread's letter is a dimension; numbers without any are models, and 6203 is no neighbour of 6204. */
const isDimension = ({ values }: TypeKey) =>
  values.some(({ measures }) => measures.some((one) => one.family !== '' || /^(?:m|st|dn|r)$/.test(one.prefix)));

/** What no length is counted in. */
const notExtents = new Set('voltage current power pressure torque force frequency charge light kelvin sound degree'.split(' '));

const isOfLength = ({ text, measures }: SizedValue) =>
  !/[a-z]\s*[/∕]\s*[a-z]/.test(text) && measures.some(({ family }) => family === '' || !notExtents.has(family));
const isPlain = ({ measures: [first] }: SizedValue) => first === undefined || /^(?:m|st|dn|g|r|rc|rp|)$/.test(first.prefix);

const extents = new WeakMap<TypeKey, boolean>();

/** A key whose numbers are lengths, threads or counts: what AxB of a thing can be. */
export function isExtent(key: TypeKey): boolean {
  const known = extents.get(key);
  if (known !== undefined) return known;
  const is = isDimension(key) && key.values.every(isPlain) && key.values.some(isOfLength);
  extents.set(key, is);
  return is;
}

/** A section or a wall is said last, wherever a thing carries it: 20x2.4 of an O-ring. */
export const isSaidLast = (key: string): boolean => /线径|截面|壁厚|厚度/.test(key);

/** The values next to a number on either side. */
export function nearestOf(measure: Measure, values: readonly SizedValue[]): { value: SizedValue; away: number }[] {
  const measured = values.flatMap((value) => {
    const first = value.measures.find((one) => isComparable(measure, one));
    return first && numeric(value) ? [{ value, away: distance(measure, first) }] : [];
  });
  const typed = measure.raw;
  const near = measured.filter(({ away }) => isNear(measure.family ? measure.base : typed, away) || isNear(typed, away));
  const below = near.filter(({ away }) => away < 0).sort((a, b) => b.away - a.away);
  const above = near.filter(({ away }) => away > 0).sort((a, b) => a.away - b.away);
  return [below, above].flatMap((side) => side.filter(({ away }) => away === side[0]!.away));
}

const isUnsigned = ({ measures }: SizedValue) => measures.every(({ prefix }) => prefix === '');

/** The size a key gives a number, from a place in the keys on: the first that has it, else the first that comes near. */
function sizeIn(measure: Measure, keys: readonly TypeKey[], from: number): { size: Size; at: number } | undefined {
  let second: { size: Size; at: number } | undefined;
  // 22 A is so many amperes, and 90 kW no frame of 90, wherever another attribute has such a number without a unit.
  const isOfFamily = ({ values }: TypeKey) => values.some(({ measures }) => measures.some(({ family }) => family === measure.family));
  const isCounted = measure.family !== '' && keys.some(isOfFamily);
  for (let at = from; at < keys.length; at += 1) {
    const { key, keyId, values } = keys[at]!;
    const exact = purest(values.filter((value) => isIt(measure, value)));
    if (exact.length === 0 || (isCounted && !isOfFamily(keys[at]!) && exact.every(isUnsigned))) continue;
    const found = { size: { measure, key, keyId, exact: exact.map(({ id }) => id), near: [] }, at };
    // The same number with its own unit says more than one that only looks like it.
    const isOwn = exact.some(
      ({ measures }) =>
        measures.length < 3 &&
        !isModelLetter(measures[0]!.prefix) &&
        measures.some((one) => one.family === measure.family || measure.family === '') &&
        distance(measure, measures[0]!) === 0,
    );
    if (isOwn) return found;
    second ??= found;
  }
  if (second) return second;
  for (let at = from; at < keys.length; at += 1) {
    const one = keys[at]!;
    if (!isDimension(one) || (isCounted && !isOfFamily(one))) continue;
    const near = nearestOf(measure, one.values);
    if (near.length > 0) return { size: { measure, key: one.key, keyId: one.keyId, exact: [], near: near.map(({ value }) => value) }, at };
  }
  return undefined;
}

/** Numbers one after the other are dimensions in the order in which the type has them: 20x47x14 is 内径, 外径, 宽度 of a bearing. */
function inOrder(measures: readonly Measure[], keys: readonly TypeKey[]): Size[] {
  const sizes: Size[] = [];
  let from = 0;
  for (const measure of measures) {
    const found = sizeIn(measure, keys, from);
    if (!found) continue;
    sizes.push(found.size);
    from = found.at + 1;
  }
  return sizes;
}

const scoreOf = (sizes: readonly Size[]) => sizes.filter(({ exact }) => exact.length > 0).length * 10 + sizes.length;

/** As `inOrder`; where a number has no place then, in whichever order each is a dimension of the type: 20x2.4 of an O-ring that carries 线径 first. */
function inAnyOrder(measures: readonly Measure[], keys: readonly TypeKey[]): Size[] {
  const ordered = inOrder(measures, keys);
  const isExact = (sizes: readonly Size[]) => sizes.length === measures.length && sizes.every(({ exact }) => exact.length > 0);
  if (measures.length < 2 || isExact(ordered)) return ordered;
  const left = keys.filter(isDimension);
  const sizes = measures.flatMap((measure) => {
    const size = sizeIn(measure, left, 0)?.size;
    if (size)
      left.splice(
        left.findIndex(({ keyId }) => keyId === size.keyId),
        1,
      );
    return size ? [size] : [];
  });
  return scoreOf(sizes) > scoreOf(ordered) ? sizes : ordered;
}

/** Each number the next dimension that has it or comes near: 52x72x8 of an oil seal is a shaft of 50 or 55, though 52 is an outside diameter too. */
function inTurn(measures: readonly Measure[], keys: readonly TypeKey[]): Size[] {
  const sizes: Size[] = [];
  let from = 0;
  for (const measure of measures) {
    for (; from < keys.length; from += 1) {
      const found = sizeIn(measure, [keys[from]!], 0);
      if (!found) continue;
      sizes.push(found.size);
      from += 1;
      break;
    }
  }
  return sizes;
}

/** So near, as a ratio's logarithm, a length is rather meant than a diameter that has the very number. */
const asGood = 0.15;

/** The thread as it is, and the number beside it in the dimension that comes in most sizes: M6x33 is a length of 30 or 35, not a head of 33. */
function besideThread(measures: readonly Measure[], keys: readonly TypeKey[]): Size[] {
  const [thread, ...others] = measures;
  const first = thread && sizeIn(thread, keys, 0);
  if (!first || first.size.exact.length === 0) return [];
  const left = keys.slice(first.at + 1).sort((a, b) => b.values.length - a.values.length);
  const sizes = [first.size];
  for (const measure of others) {
    const found = left.flatMap((key) => sizeIn(measure, [key], 0)?.size ?? []);
    const [best] = found;
    if (!best) continue;
    const isGood = best.near.some((value) => remoteness(best, value) < asGood);
    const size = isGood ? best : (found.find(({ exact }) => exact.length > 0) ?? best);
    sizes.push(size);
    left.splice(
      left.findIndex(({ keyId }) => keyId === size.keyId),
      1,
    );
  }
  return sizes;
}

/** Several bare numbers are dimensions before they are a hardness, a voltage or a designation: 27x3 of an O-ring is no AS568-027. */
function asDimensions(measures: readonly Measure[], keys: readonly TypeKey[]): Size[] {
  const inAny = () => inAnyOrder(measures, keys);
  const isAll = (sizes: readonly Size[]) => sizes.length === measures.length;
  if (measures.length < 2) return inAny();
  const isExact = (sizes: readonly Size[]) => isAll(sizes) && sizes.every(({ exact }) => exact.length > 0);
  const own = keys.filter(isExtent);
  if (measures[0]!.prefix !== '' || measures.some(({ family }) => family !== '')) {
    const beside = besideThread(measures, own);
    return isAll(beside) ? beside : inAny();
  }
  const exact = inAnyOrder(measures, own);
  if (isExact(exact)) return exact;
  const inMetres = own.filter((key) => key.values.every(({ text }) => /\dm$/.test(text)));
  const sectionLast = [...own.filter(({ key }) => !isSaidLast(key)), ...own.filter(({ key }) => isSaidLast(key))];
  // 25x2 of a pipe is its wall, and no length of 2 m.
  const short = sectionLast.filter((key) => !inMetres.includes(key));
  return [inTurn(measures, short), inTurn(measures, sectionLast), inTurn(measures, own), exact].find(isAll) ?? inAny();
}

/** A value that is all these numbers in their order: 230x280, 0~150 mm, M10×1. */
const isWhole = (measures: readonly Measure[], { measures: own }: SizedValue) =>
  own.length >= measures.length && measures.every((measure, i) => isComparable(measure, own[i]!) && distance(measure, own[i]!) === 0);

/**
 * Gives numbers their meaning by the types that are looked for.
 * @param hint part of the key's name that was typed beside the number: 内径20
 * @param taken keys that other numbers have
 */
export function readSizes(
  measures: readonly Measure[],
  types: readonly SoldType[],
  assortment: Assortment,
  hint?: string,
  taken: ReadonlySet<number> = new Set(),
): ReadSizes {
  const whole = new Set<number>();
  const orders = new Map<string, Clause>();
  let best: { sizes: Size[]; score: number }[] = [];
  for (const type of types) {
    const keys = hinted(assortment.keysOf(type), hint).filter(({ keyId }) => hint !== undefined || !taken.has(keyId));
    if (measures.length > 1) {
      for (const { values } of keys) for (const value of values) if (isWhole(measures, value)) whole.add(value.id);
    }
    const sizes = asDimensions(measures, keys);
    const exact = sizes.filter((size) => size.exact.length > 0);
    if (sizes.length === measures.length && exact.length === sizes.length) {
      const clause = sizes.map((size) => size.exact);
      orders.set(JSON.stringify(clause), clause);
    }
    const score = scoreOf(sizes);
    if (score === 0) continue;
    if (best.length > 0 && score > best[0]!.score) best = [];
    if (best.length === 0 || score === best[0]!.score) best.push({ sizes, score });
  }
  return { whole: [...[...whole].map((id): Clause => [[id]]), ...orders.values()], single: merged(best.map(({ sizes }) => sizes)) };
}

/** The same number in several types: what any of them has, and of the neighbours the nearest of all. */
export function merged(found: readonly Size[][]): Size[] {
  const byMeasure = new Map<Measure, Size[]>();
  for (const sizes of found) for (const size of sizes) byMeasure.set(size.measure, [...(byMeasure.get(size.measure) ?? []), size]);
  return [...byMeasure].map(([measure, sizes]) => {
    const exact = [...new Set(sizes.flatMap((size) => size.exact))];
    const values = [...new Map(sizes.flatMap((size) => size.near).map((value) => [value.id, value])).values()];
    const near = exact.length > 0 ? [] : nearestOf(measure, values).map(({ value }) => value);
    return { measure, key: sizes[0]!.key, keyId: sizes[0]!.keyId, exact, near };
  });
}

/** The values nearest to a number that these types have of its attribute, at most `most` on each side, the nearest first. */
export function neighboursOf(size: Size, types: readonly SoldType[], assortment: Assortment, most: number): SizedValue[] {
  const values = new Map<number, SizedValue>();
  for (const type of types) {
    for (const key of assortment.keysOf(type)) {
      if (key.keyId === size.keyId && isDimension(key)) for (const value of key.values) values.set(value.id, value);
    }
  }
  const away = (value: SizedValue) => {
    const first = numeric(value) ? value.measures.find((one) => isComparable(size.measure, one)) : undefined;
    return first ? distance(size.measure, first) : Number.NaN;
  };
  const measured = [...values.values()].map((value) => ({ value, by: away(value) })).filter(({ by }) => Number.isFinite(by) && by !== 0);
  const sides = [measured.filter(({ by }) => by < 0), measured.filter(({ by }) => by > 0)];
  return sides.flatMap((side) =>
    side
      .sort((a, b) => Math.abs(a.by) - Math.abs(b.by))
      .slice(0, most)
      .map(({ value }) => value),
  );
}

/** How far a value is from what was typed, as a ratio: its logarithm, 0 is it. */
export const remoteness = ({ measure }: Size, value: SizedValue): number => {
  const first = value.measures.find((one) => isComparable(measure, one));
  return first ? ratioOf(measure, first) : Number.POSITIVE_INFINITY;
};

/** Is it smaller than what was typed? */
export const isBelow = (size: Size, value: SizedValue): boolean => {
  const first = value.measures.find((one) => isComparable(size.measure, one));
  return first !== undefined && distance(size.measure, first) < 0;
};
