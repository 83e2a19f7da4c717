import type { Assortment, SoldType, TypeKey } from './assortment.ts';
import { distance, isComparable, type Measure } from './measure.ts';
import { isExtent, merged, nearestOf, type Size } from './sizes.ts';

/** So near on either side, as a ratio's logarithm, a number is one of a row of sizes. */
const between = 0.15;

/** A bearing or a seal of 47 may be one of that outside diameter; nobody asks for a tool by its shank. */
const isCoequal = ({ key }: TypeKey) => key.includes('径') && !key.includes('柄');

type Leading = 'exact' | Size | undefined;

/** 'exact' where the first dimension of a thing, or a diameter beside it, has the number; what lies next to it where it is within the row. */
function leadingSize(measure: Measure, keys: readonly TypeKey[]): Leading {
  if (measure.prefix !== '' || (measure.family !== '' && measure.family !== 'length')) return undefined;
  const first = keys.find(isExtent);
  const lengths = first?.values.filter(({ measures: [one, other] }) => one?.family === 'length' && one.prefix === '' && !other) ?? [];
  if (!first || lengths.length < first.values.length) return undefined;
  const isThere = ({ values }: TypeKey) =>
    values.some(({ measures: [one, more] }) => one && !more && isComparable(measure, one) && distance(measure, one) === 0);
  if (keys.some((key) => (key === first || isCoequal(key)) && isThere(key))) return 'exact';
  const near = nearestOf(measure, lengths).map(({ value }) => value);
  const apart = near.map(({ measures: [one] }) => Math.log((measure.raw + distance(measure, one!)) / measure.raw));
  const isBetween = apart.some((by) => by < 0) && apart.some((by) => by > 0) && apart.every((by) => Math.abs(by) < between);
  return isBetween ? { measure, key: first.key, keyId: first.keyId, exact: [], near } : undefined;
}

/**
 * The dimension things are called by, their first that is a plain length, where a lone number that none of them has lies in its row of sizes (rule search 50): 13 of an end mill is between the
 * diameters 12 and 14, and no length of cut of 13. Undefined where the number means something else.
 * @param taken keys that other numbers have
 */
export function besideLeading(
  measure: Measure,
  types: readonly SoldType[],
  assortment: Assortment,
  taken: ReadonlySet<number>,
): Size | undefined {
  const lead = types.map((type) => leadingSize(measure, assortment.keysOf(type)));
  if (lead.includes('exact')) return undefined;
  const near = lead.filter((one): one is Size => typeof one === 'object' && !taken.has(one.keyId));
  return merged(near.map((size) => [size]))[0];
}
