import { expect, test } from '@jest/globals';
import { Assortment, type SoldType } from './assortment.ts';
import { measuresOf } from './measure.ts';
import { otherPlaces } from './other-places.ts';

const keys: Record<string, string[]> = { 缸径: ['25 mm', '50 mm'], 活塞杆径: ['12 mm', '20 mm'], 行程: ['20 mm', '50 mm'] };
const values = Object.entries(keys).flatMap(([key, own], k) => own.map((value, i) => ({ id: 100 * (k + 1) + i, key, value })));
const cylinder: SoldType = { id: 1, categoryValue: 9, pieces: ['气缸'], above: [], n: 9, values: values.map(({ id }) => id) };
const assortment = new Assortment(
  [cylinder],
  values,
  (text) => [text],
  (id) => Math.floor(id / 100),
);
const ways = (size: string) => otherPlaces(measuresOf(size)!, [cylinder], assortment);

test('each number in each dimension that has it, in their order', () =>
  expect(ways('25x20')).toEqual([
    [[100], [201]],
    [[100], [300]],
  ]));
test('never one dimension twice, nor against their order', () => expect(ways('20x25')).toEqual([]));
test('a number that none has', () => expect(ways('25x7')).toEqual([]));
test('no more ways than eight', () => {
  const many = Array.from({ length: 12 }, (_, k) => ({ id: 100 * (k + 1), key: `尺寸${k}`, value: '5 mm' }));
  const block: SoldType = { ...cylinder, values: many.map(({ id }) => id) };
  const wide = new Assortment(
    [block],
    many,
    (text) => [text],
    (id) => Math.floor(id / 100),
  );
  expect(otherPlaces(measuresOf('5x5x5')!, [block], wide)).toHaveLength(8);
});
