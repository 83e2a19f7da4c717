import { expect, test } from '@jest/globals';
import { decideDeliveryTime, deliveryTimeName, deliveryTimes, shipsSoon } from './index.ts';

const stock = { ownFree: 10, totalFree: 25, leadTimeId: 5 };

test('the region’s own warehouse ships today, the others tomorrow, the supplier after its lead time', () => {
  expect(decideDeliveryTime(10, stock)).toBe(1);
  expect(decideDeliveryTime(11, stock)).toBe(2);
  expect(decideDeliveryTime(25, stock)).toBe(2);
  expect(decideDeliveryTime(26, stock)).toBe(5);
});

test('an unknown lead time has to be asked for', () => {
  expect(decideDeliveryTime(26, { ...stock, leadTimeId: 17 })).toBe(17);
  expect(decideDeliveryTime(26, { ...stock, leadTimeId: 0 })).toBe(17);
  expect(deliveryTimeName(99)).toBe('询价');
});

test('there are seventeen delivery times in order, and only the first two are soon', () => {
  expect(deliveryTimes.map(({ id }) => id)).toEqual(Array.from({ length: 17 }, (_, index) => index + 1));
  expect(deliveryTimes.filter(({ id }) => shipsSoon(id)).map(({ name }) => name)).toEqual(['当日发货', '次日发货']);
  expect(deliveryTimeName(3)).toBe('3–5天');
});
