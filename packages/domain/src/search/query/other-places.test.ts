import { expect, test } from '@jest/globals';
import { anAssortment } from './an-assortment.ts';
import { measuresOf } from './measure.ts';
import { otherPlaces } from './other-places.ts';

const { types, assortment } = anAssortment({
  气缸: { 缸径: ['25 mm', '50 mm'], 活塞杆径: ['12 mm', '20 mm'], 行程: ['20 mm', '50 mm'] },
});
const ways = (size: string) => otherPlaces(measuresOf(size)!, types, assortment);

test('each number in each dimension that has it, in their order', () =>
  expect(ways('25x20')).toEqual([
    [[100], [201]],
    [[100], [300]],
  ]));
test('never one dimension twice, nor against their order', () => expect(ways('20x25')).toEqual([]));
test('a number that none has', () => expect(ways('25x7')).toEqual([]));
test('no more ways than eight', () => {
  const block = anAssortment({ 块: Object.fromEntries(Array.from({ length: 12 }, (_, k) => [`尺寸${k}`, ['5 mm']])) });
  expect(otherPlaces(measuresOf('5x5x5')!, block.types, block.assortment)).toHaveLength(8);
});
