import { expect, test } from '@jest/globals';
import { array, assert, property, string } from 'fast-check';
import { titlesInRow } from './titles-in-row.ts';

const row = (titles: string[]) => titlesInRow(titles, (title) => title);

test('titles stand in a row while together they are under 32 characters', () => {
  expect(row(['智能选型', '账期采购'])).toEqual(['智能选型', '账期采购']);
  expect(row(['一'.repeat(31)])).toHaveLength(1);
  expect(row(['一'.repeat(32)])).toEqual([]);
  expect(row(['一'.repeat(20), '二'.repeat(12), '三'])).toEqual(['一'.repeat(20)]);
});

test('whatever titles staff write, the row begins with the first, keeps their order, and one more would be too much', () => {
  assert(
    property(array(string({ maxLength: 20 })), (titles) => {
      const shown = row(titles);
      expect(titles.slice(0, shown.length)).toEqual(shown);
      expect(shown.join('').length).toBeLessThan(32);
      const next = titles[shown.length];
      if (next !== undefined) expect((shown.join('') + next).length).toBeGreaterThanOrEqual(32);
    }),
  );
});
