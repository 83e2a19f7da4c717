import type { Assortment, SizedValue, SoldType, TypeKey } from './assortment.ts';
import { distance, isComparable, type Measure } from './measure.ts';
import { type Clause, isExtent } from './sizes.ts';

/** So many ways to read a size are tried. */
const mostWays = 8;

const isIt = (measure: Measure, { measures: [first] }: SizedValue) =>
  first !== undefined && isComparable(measure, first) && distance(measure, first) === 0;

/**
 * All ways in which numbers typed as one size are dimensions of such things, one after the other: 25x20 of a compact cylinder is a bore of 25 and a stroke of 20, though rods
 * are 20 thick as well (rule search 64). At most eight, the first dimensions first.
 */
export function otherPlaces(measures: readonly Measure[], types: readonly SoldType[], assortment: Assortment): Clause[] {
  const ways = new Map<string, Clause>();
  const walk = (keys: readonly TypeKey[], at: number, clause: number[][]) => {
    const measure = measures[at];
    if (!measure) {
      ways.set(JSON.stringify(clause), clause);
      return;
    }
    keys.forEach((key, i) => {
      if (ways.size >= mostWays) return;
      const ids = key.values.filter((value) => isIt(measure, value)).map(({ id }) => id);
      if (ids.length > 0) walk(keys.slice(i + 1), at + 1, [...clause, ids]);
    });
  };
  for (const type of types) walk(assortment.keysOf(type).filter(isExtent), 0, []);
  return [...ways.values()];
}
