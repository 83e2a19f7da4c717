import { expect, test } from '@jest/globals';
import { ageText } from './age.ts';

const now = Date.parse('2026-11-20T12:00:00Z');

test.each([
  ['2026-11-20T12:00:20Z', '不到 1 分钟'],
  ['2026-11-20T11:48:00Z', '12 分钟'],
  ['2026-11-20T08:59:00Z', '3 小时'],
  ['2026-11-18T12:01:00Z', '47 小时'],
  ['2026-11-15T11:00:00Z', '5 天'],
])('since %s it waits %s', (since, text) => expect(ageText(since, now)).toBe(text));
