import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isWorkingDay, shanghaiDate } from '../time/index.ts';
import { arrivalText, decideArrival, deliveryTimes, transitDays } from './index.ts';

const [shanghai, jiangsu, hubei, guangdong, beijing, xinjiang] = [10_009, 10_010, 10_017, 10_019, 10_001, 10_031];

test.each([
  [shanghai, shanghai, 1],
  [shanghai, jiangsu, 1],
  [shanghai, hubei, 2],
  [shanghai, beijing, 3],
  [shanghai, guangdong, 3],
  [shanghai, xinjiang, 6],
  [10_023, xinjiang, 4],
  [0, shanghai, 6],
])('from %i to %i a carrier takes %i days', (from, to, days) => {
  expect(transitDays(from, to)).toBe(days);
  expect(transitDays(to, from)).toBe(days);
});

describe('the day of arrival', () => {
  // 2026-11-20 is a Friday; instants are of Shanghai, UTC+8.
  test.each([
    ['before the cut-off it leaves today', 1, 3, '2026-11-18T15:59:59+08:00', '2026-11-23'],
    ['at 16:00 it leaves the next day', 1, 1, '2026-11-18T16:00:00+08:00', '2026-11-20'],
    ['on Friday after the cut-off it leaves on Monday', 1, 1, '2026-11-20T16:00:00+08:00', '2026-11-24'],
    ['on Sunday it leaves on Monday', 1, 2, '2026-11-22T10:00:00+08:00', '2026-11-25'],
    ['what would come on Saturday comes on Monday', 1, 1, '2026-11-20T09:00:00+08:00', '2026-11-23'],
    ['from another warehouse a working day later', 2, 2, '2026-11-20T09:00:00+08:00', '2026-11-25'],
    ['at the end of the lead time', 3, 1, '2026-11-18T09:00:00+08:00', '2026-11-24'],
    ['the National Day holiday is waited out', 1, 1, '2026-09-30T17:00:00+08:00', '2026-10-09'],
    ['a Saturday that is worked counts', 1, 1, '2026-10-09T16:00:00+08:00', '2026-10-12'],
    ['a Chinese night is a day of UTC before', 1, 1, '2026-11-17T23:30:00Z', '2026-11-19'],
    ['more than 90 days have no date', 16, 1, '2026-11-18T09:00:00+08:00', ''],
    ['on inquiry there is none', 17, 1, '2026-11-18T09:00:00+08:00', ''],
    ['an unknown id has none', 99, 1, '2026-11-18T09:00:00+08:00', ''],
  ])('%s', (_why, id, days, at, date) => {
    expect(decideArrival(id, days, at)).toBe(date);
  });

  test('is written as people say it', () => {
    expect(arrivalText('2026-11-25')).toBe('预计11月25日送达');
    expect(arrivalText('2027-01-04', 'short')).toBe('1月4日达');
    expect(arrivalText('')).toBe('');
  });
});

const anInstant = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-06-30'), noInvalidDate: true });
const anId = fc.constantFrom(...deliveryTimes.filter(({ maxDays }) => maxDays !== null).map(({ id }) => id));

test('is a working day after today, and never earlier for who asks later, takes longer or is farther away', () => {
  fc.assert(
    fc.property(anInstant, anId, fc.integer({ min: 1, max: 6 }), fc.nat(30 * 86_400_000), (at, id, days, later) => {
      const date = decideArrival(id, days, at);
      expect(isWorkingDay(date)).toBe(true);
      expect(date > shanghaiDate(at)).toBe(true);
      expect(decideArrival(id, days, new Date(at.getTime() + later)) >= date).toBe(true);
      expect(decideArrival(id, days + 1, at) >= date).toBe(true);
      if (id > 1) expect(decideArrival(id - 1, days, at) <= date).toBe(true);
    }),
  );
});
