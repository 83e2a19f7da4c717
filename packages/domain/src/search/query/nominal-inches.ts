import type { Assortment, SoldType } from './assortment.ts';
import type { Measure } from './measure.ts';
import { isExtent, type Size } from './sizes.ts';

const inch = 25.4;
/** Trade inches are rounded: a disc of 4 寸 has 100 or 105 mm, one of 14 寸 350 or 355, a castor of 3 寸 75. */
const rounding = 0.04;

/** An inch number of things that are sold in millimetres, as the sizes it is the trade's name of (rule search 51). Undefined where they are sold in inches, or no size is it. */
export function nominalInches(
  measure: Measure,
  types: readonly SoldType[],
  assortment: Assortment,
  taken: ReadonlySet<number>,
): Size | undefined {
  if (measure.family !== 'inch' || measure.prefix !== '') return undefined;
  const millimetres = measure.raw * inch;
  const sizes = types.flatMap((type): Size[] => {
    const keys = assortment.keysOf(type);
    const hasOwn = keys.some(({ values }) => values.some(({ measures }) => measures.some(({ family }) => family === 'inch')));
    // An inch of a nut is its thread, which no width across flats is.
    if (hasOwn || keys.some(({ values }) => values.some(({ measures: [one] }) => one?.prefix === 'm'))) return [];
    for (const key of keys.filter((one) => isExtent(one) && !taken.has(one.keyId))) {
      const isIt = (one: Measure | undefined) =>
        one?.family === 'length' && one.prefix === '' && Math.abs(one.base / millimetres - 1) <= rounding;
      const own = key.values.filter(({ measures }) => isIt(measures[0]) || isIt(measures.at(-1)));
      if (own.length > 0)
        return [{ measure: inMillimetres(millimetres), key: key.key, keyId: key.keyId, exact: own.map(({ id }) => id), near: [] }];
    }
    return [];
  });
  const [first] = sizes;
  return first && { ...first, exact: [...new Set(sizes.flatMap(({ exact }) => exact))] };
}

const inMillimetres = (length: number): Measure => ({ prefix: '', raw: length, family: 'length', base: length });
