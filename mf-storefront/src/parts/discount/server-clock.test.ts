import { afterEach, expect, jest, test } from '@jest/globals';
import { onOwnClock } from './server-clock.ts';

afterEach(() => void jest.useRealTimers());

test('a clock that is an hour slow counts down to the same moment, however long the answer is kept', () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-20T00:00:00Z') });
  const answer = { now: '2026-11-20T01:00:00Z' };
  const left = () => onOwnClock(answer, '2026-11-20T02:00:00Z') - Date.now();
  expect(left()).toBe(3_600_000);
  jest.setSystemTime(Date.parse('2026-11-20T00:30:00Z'));
  expect(left()).toBe(1_800_000);
});
