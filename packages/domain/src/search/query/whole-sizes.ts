import type { Assortment, SizedValue, SoldType } from './assortment.ts';
import { isComparable, type Measure, ratioOf } from './measure.ts';
import type { Size } from './sizes.ts';

/** So many values at most stand for one that nothing has. */
const mostNear = 3;
/** What is farther in one of its numbers, as a ratio's logarithm, is no neighbour. */
const farthest = Math.log(2);

/** How far a value is from the numbers typed: the sum of their ratios' logarithms. */
function remotenessOf(measures: readonly Measure[], { measures: own }: SizedValue): number {
  if (own.length !== measures.length || !measures.every((one, at) => isComparable(one, own[at]!))) return Number.POSITIVE_INFINITY;
  const ratios = measures.map((one, at) => ratioOf(one, own[at]!));
  return ratios.every((one) => one < farthest) ? ratios.reduce((sum, one) => sum + one, 0) : Number.POSITIVE_INFINITY;
}

/** A size that such things have in one attribute, 600×400×340, which none has so: the nearest there are; undefined where nothing comes near. */
export function nearestWhole(measures: readonly Measure[], types: readonly SoldType[], assortment: Assortment): Size | undefined {
  const found = types
    .flatMap((type) => assortment.keysOf(type))
    .flatMap(({ key, keyId, values }) => values.map((value) => ({ key, keyId, value, away: remotenessOf(measures, value) })))
    .filter(({ away }) => Number.isFinite(away))
    .sort((a, b) => a.away - b.away);
  const [first] = found;
  if (!first) return undefined;
  const near = [...new Map(found.filter(({ keyId }) => keyId === first.keyId).map(({ value }) => [value.id, value])).values()];
  return { measure: measures[0]!, key: first.key, keyId: first.keyId, exact: [], near: near.slice(0, mostNear) };
}
