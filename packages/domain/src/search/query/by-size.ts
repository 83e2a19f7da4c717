import { type Measure, measuresIn } from './measure.ts';
import { normalise } from './normalise.ts';
import { withUnits } from './units.ts';

const natural = new Intl.Collator('zh', { numeric: true });

interface Sized {
  /** What stands before the number: M of M8. */
  head: string;
  measures: Measure[];
}

function sized(value: string): Sized | undefined {
  const text = withUnits(normalise(value));
  const measures = measuresIn(text);
  const head = /^[^\d]*/.exec(text)?.[0].trim() ?? '';
  // 304不锈钢 is a material, not a size: nothing but a unit follows a size's number.
  const isSize = measures.length > 0 && !/\d\s*\p{Script=Han}{2}/u.test(text);
  return isSize ? { head, measures } : undefined;
}

/**
 * Values in the order of what they measure, whatever unit they are written in: 4, 10, 12; M3, M4, M10; 1/4, 3/8, 1/2; 10 mm, 1 m. Those that measure the same kind
 * of thing stand together; what is no size comes last, in natural order.
 */
export function bySize<T>(values: readonly T[], textOf: (value: T) => string): T[] {
  const known = values.map((value) => ({ value, text: textOf(value), size: sized(textOf(value)) }));
  const compare = (a: (typeof known)[number], b: (typeof known)[number]): number => {
    if (!a.size || !b.size) return Number(!a.size) - Number(!b.size) || natural.compare(a.text, b.text);
    const byHead = natural.compare(a.size.head, b.size.head);
    if (byHead !== 0) return byHead;
    for (const [i, one] of a.size.measures.entries()) {
      const other = b.size.measures[i];
      if (!other) return 1;
      const by = one.family === other.family || !one.family || !other.family ? one.base - other.base : one.family < other.family ? -1 : 1;
      if (by !== 0) return by;
    }
    return a.size.measures.length - b.size.measures.length || natural.compare(a.text, b.text);
  };
  return known.sort(compare).map(({ value }) => value);
}
