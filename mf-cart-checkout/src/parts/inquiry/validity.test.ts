import { expect, test } from '@jest/globals';
import { leftText } from './validity.tsx';

const hour = 3_600_000;
test.each([
  [15 * 24 * hour, '还剩 15 天'],
  [47 * hour, '还剩 1 天'],
  [3 * hour, '还剩 03:00:00'],
  [0, ''],
])('%d ms are %j', (ms, text) => expect(leftText(ms)).toBe(text));
