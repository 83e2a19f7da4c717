/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { signSeen } from './sign-seen.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

/** A sign as the browser tells of it: so many ms after it was put there, or not begun. */
function aSign(age: number | null, delay = 200) {
  const sign = document.createElement('span');
  sign.dataset.sign = '';
  const appearing = {
    startTime: age === null ? null : 1000,
    timeline: { currentTime: 1000 + (age ?? 0) },
    effect: { getTiming: () => ({ delay }) },
  };
  sign.getAnimations = () => [appearing as never];
  document.body.append(sign);
}
async function waited(): Promise<number> {
  const from = performance.now();
  const seen = signSeen();
  await jest.runAllTimersAsync();
  await seen;
  return performance.now() - from;
}

test.each([
  ['no sign', [], 0],
  ['a sign that is not to be seen yet', [150], 0],
  ['one that has not even begun', [null], 0],
  ['a sign that has just appeared', [230], 170],
  ['a sign that was seen for long', [900], 0],
  ['several: the youngest that appeared counts', [900, 350, 230, 10], 170],
])('%s (rule calls 18)', async (_name, ages, expected) => {
  for (const age of ages as (number | null)[]) aSign(age);
  expect(await waited()).toBe(expected);
});

test('a browser that can’t tell keeps nobody waiting', async () => {
  document.body.innerHTML = '<span data-sign></span>';
  expect(await waited()).toBe(0);
});
