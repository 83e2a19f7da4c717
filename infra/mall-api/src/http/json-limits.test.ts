import { expect, test } from '@jest/globals';
import { tooMuchOf } from './json-limits.ts';

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

test('what is nested deeper than 32 is too deep, brackets in texts are not counted', () => {
  expect(tooMuchOf(nested(32))).toBeUndefined();
  expect(tooMuchOf(nested(33))).toBe('嵌套过深');
  expect(tooMuchOf(`${'{"a":'.repeat(33)}1`)).toBe('嵌套过深');
  expect(tooMuchOf(JSON.stringify({ keyword: `${'['.repeat(100)}"\\"[[${','.repeat(20_000)}` }))).toBeUndefined();
  expect(tooMuchOf('"\\')).toBeUndefined();
});

test('a thousand lines with ten fields are taken, many times as many are not', () => {
  const line = Object.fromEntries(Array.from({ length: 9 }, (_, n) => [`f${n}`, n]));
  expect(tooMuchOf(JSON.stringify({ lines: Array(1000).fill(line) }))).toBeUndefined();
  expect(tooMuchOf(`[${Array(7000).fill('[]').join()}]`)).toBe('项目过多');
  expect(tooMuchOf(`{${Array.from({ length: 12_002 }, (_, n) => `"f${n}":1`).join()}}`)).toBe('项目过多');
});
