import type { Line } from './line.ts';
import type { Variant } from './variants.ts';

const mostListed = 12;
/** A thread, a nominal bore or a plain number: what has a smallest and a largest. */
const isSize = /^(?:M|DN|φ)?\d+(?:\.\d+)?(?:-\d+\/\d+)?$/;

/** What differs among rows of a line: '螺纹规格 M2～M36，公称长度 3～200 mm，颜色 红色、黄色'; empty for a single row. */
export function sizesOf(line: Line, variants: Variant[]): string {
  const words: string[] = [];
  line.axes.forEach((axis, a) => {
    axis.columns.forEach(({ key, unit, hidden }, c) => {
      if (hidden) return;
      const found = new Map<string, number>();
      for (const { options } of variants) {
        const value = options[a]?.columns[c] ?? '—';
        if (value !== '—') found.set(value, options[a]?.numbers[c] ?? 0);
      }
      if (found.size < 2) return;
      const values = [...found.keys()];
      const end = unit ? ` ${unit}` : '';
      if (values.every((value) => isSize.test(value))) {
        const sorted = values.toSorted((x, y) => (found.get(x) ?? 0) - (found.get(y) ?? 0));
        words.push(`${key} ${sorted[0]}～${sorted.at(-1)}${end}`);
      } else if (values.length <= mostListed) words.push(`${key} ${values.join('、')}${end}`);
    });
  });
  return words.join('，');
}
