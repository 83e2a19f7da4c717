import { describe, expect, test } from '@jest/globals';
import { aCatalogue } from './a-catalogue.ts';
import { askedFor } from './asked-for.ts';
import { allLines } from './lines.ts';
import { attributesOf } from './skus.ts';
import { variantsOf } from './variants.ts';

const { skus, series } = aCatalogue();
const onSale = skus.filter(({ isActive }) => isActive);

describe('whole series', () => {
  test('every family is whole from at least two brands: each row of its table, none beside it', () => {
    const holes: string[] = [];
    for (const { line, skus: made } of series) {
      const rows = new Set(variantsOf(line).map((variant) => JSON.stringify(attributesOf(line, variant))));
      const own = (sku: (typeof made)[number]) => JSON.stringify(sku.attributes.filter(([key]) => !key.startsWith('供货')));
      const brands = Map.groupBy(
        made.filter(({ isActive }) => isActive),
        ({ manufacturerId }) => manufacturerId,
      );
      if (brands.size < 2) holes.push(`${line.at}: ${brands.size} brands`);
      for (const [brand, offered] of brands) {
        const found = new Set(offered.map(own));
        if ([...rows].some((row) => !found.has(row)) || offered.length !== variantsOf(line).length)
          holes.push(`${line.at}: brand ${brand}`);
      }
    }
    expect(holes).toEqual([]);
  });

  test('a hole in the product of the axes is declared by the family, and no option is without a SKU', () => {
    const unused: string[] = [];
    for (const line of allLines) {
      const rows = variantsOf(line);
      const product = line.axes.reduce((all, axis) => all * axis.options.length, 1);
      if (!line.when && rows.length !== product) unused.push(`${line.at} has ${rows.length} of ${product}`);
      line.axes.forEach((axis, a) => {
        for (const option of axis.options)
          if (!rows.some(({ options }) => options[a] === option)) unused.push(`${line.at}: ${option.columns.join('/')}`);
      });
    }
    expect(unused).toEqual([]);
  });

  test('sizes go up, as buyers read them', () => {
    const order = (values: number[]) => values.every((value, i) => i === 0 || value >= (values[i - 1] ?? 0));
    const plain = /^(?:M|DN)?\d+(?:\.\d+)?$/;
    const down = allLines.flatMap((line) =>
      line.axes
        .filter(
          ({ options }) =>
            options.every(({ columns }) => plain.test(columns[0] ?? '')) && !order(options.map(({ numbers }) => numbers[0] ?? 0)),
        )
        .map(({ columns }) => `${line.at}: ${columns[0]?.key}`),
    );
    expect(down).toEqual([]);
  });

  test('no size is missing between two that a family has, the other choices being equal', () => {
    const gaps: string[] = [];
    for (const line of allLines.filter(({ when, steps }) => when && !steps)) {
      const lengths = line.axes.findIndex(({ columns }) => /^公称长度|^行程|^内径$/.test(columns[0]?.key ?? ''));
      if (lengths < 0) continue;
      const same = Map.groupBy(variantsOf(line), ({ options }) =>
        options
          .filter((_, a) => a !== lengths)
          .map(({ columns }) => columns.join('/'))
          .join('|'),
      );
      for (const [key, rows] of same) {
        const places = rows.map(({ options }) => line.axes[lengths]?.options.indexOf(options[lengths]!) ?? 0).sort((x, y) => x - y);
        if (places.some((place, i) => i > 0 && place !== (places[i - 1] ?? 0) + 1)) gaps.push(`${line.at} ${key}`);
      }
    }
    expect(gaps).toEqual([]);
  });

  test('the mall opens with at most 60,000 SKUs', () => {
    expect(skus.length).toBeLessThanOrEqual(60_000);
    expect(skus.length).toBeGreaterThan(50_000);
  });
});

describe('what buyers ask for', () => {
  const names = new Map(series.map(({ line }) => [line.at.split('/')[2], line.at]));
  const byCategory = new Map(series.map(({ line, skus: made }) => [line.at.split('/')[2], made.filter(({ isActive }) => isActive)]));

  test('there are 150 things to ask for', () => {
    expect(askedFor.length).toBeGreaterThanOrEqual(150);
    expect(onSale.length).toBeGreaterThan(0);
  });

  test.each(askedFor)('$row', ({ category, wanted }) => {
    expect(names.has(category)).toBe(true);
    const found = (byCategory.get(category) ?? []).filter(({ attributes }) =>
      wanted.every(([key, value]) => attributes.some(([k, v]) => k === key && v === value)),
    );
    expect(new Set(found.map(({ manufacturerId }) => manufacturerId)).size).toBeGreaterThanOrEqual(2);
  });
});
