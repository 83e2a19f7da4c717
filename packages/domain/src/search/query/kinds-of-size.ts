import type { Assortment, SoldType } from './assortment.ts';
import type { Measure } from './measure.ts';
import { isExtent, isSaidLast, readSizes, remoteness, type Size } from './sizes.ts';

/** What is farther, as a ratio's logarithm, is no neighbour of a size whose kind nobody said. */
const nearby = 0.22;

interface Fitting {
  type: SoldType;
  isExact: boolean;
}

const isNearly = (a: number, b: number, most: number) => a === b || Math.abs(Math.log(a / b)) < most;

function fittingIn(type: SoldType, measures: readonly Measure[], assortment: Assortment, isWhole: boolean): Fitting | undefined {
  const first = assortment.keysOf(type).find(isExtent);
  const isOwn = (measure: Measure) =>
    first?.values.some(({ measures: own }) =>
      own.some(({ prefix, raw }) => prefix === measure.prefix && isNearly(raw, measure.raw, isWhole ? 0 : nearby)),
    );
  if (!measures.some(isOwn)) return undefined;
  const { whole, single } = readSizes(measures, [type], assortment);
  if (single.length < measures.length) return whole.length > 0 ? { type, isExact: true } : undefined;
  const keys = assortment.keysOf(type);
  // What a thing is called by is its first dimension, and a bare number is no thread: 30x2.5 is no screw 30 long with a key of 2.5.
  const extents = keys.filter(isExtent).map(({ keyId }) => keyId);
  if (!single.some(({ keyId }) => keyId === extents[0]) || !single.every(({ keyId }) => extents.includes(keyId))) return undefined;
  const isSo = (size: Size) =>
    [...size.exact.map((id) => assortment.value(id)!), ...size.near.filter((value) => remoteness(size, value) < nearby)].some(
      ({ measures: own }) => own.some(({ prefix }) => prefix === size.measure.prefix),
    );
  if (!single.every(isSo)) return undefined;
  const places = keys.map(({ keyId }) => keyId);
  const order = single.map(({ keyId }) => places.indexOf(keyId));
  const isInOrder = order.every((place, at) => at === 0 || place > order[at - 1]!);
  if (!isInOrder && !isSaidLast(single.at(-1)!.key)) return undefined;
  const exact = single.filter((size) => size.exact.length > 0).length;
  return exact > 0 ? { type, isExact: exact === single.length } : undefined;
}

/**
 * The kinds of things that a size without a noun may be of, the commonest best: M8x30 is of screws and bolts before it is of a handle, 20x2.4 of O-rings, 25x52x15 of
 * bearings. Where nothing has the size, those that come nearest.
 * @returns types by how well they are meant
 */
export function kindsOfSize(measures: readonly Measure[], assortment: Assortment): Map<number, number> {
  const having = measures.map(({ prefix, raw }) => assortment.typesWith(prefix, raw));
  const fittings = (types: readonly SoldType[], isWhole: boolean) =>
    types.flatMap((type) => fittingIn(type, measures, assortment, isWhole) ?? []);
  const withAll = assortment.types.filter((type) => having.every((some) => some.has(type.id)));
  const exact = fittings(withAll, true).filter(({ isExact }) => isExact);
  const found =
    exact.length > 0
      ? exact
      : fittings(
          assortment.types.filter((type) => having.some((some) => some.has(type.id))),
          false,
        );
  const kinds = found.map(({ type }) => type);
  const all = kinds.reduce((sum, { n }) => sum + n, 0);
  const shareOf = (nameOf: (type: SoldType) => string) => {
    const sums = new Map<string, number>();
    for (const type of kinds) sums.set(nameOf(type), (sums.get(nameOf(type)) ?? 0) + type.n);
    return (type: SoldType) => (sums.get(nameOf(type)) ?? 0) / Math.max(1, all);
  };
  const ofField = shareOf(({ above }) => above[0] ?? '');
  const ofGroup = shareOf(({ above }) => above.join('/'));
  return new Map(kinds.map((type) => [type.id, 1 + 1.5 * (ofField(type) + ofGroup(type))]));
}
