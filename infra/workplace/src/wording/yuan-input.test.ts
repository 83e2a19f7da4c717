import { expect, test } from '@jest/globals';
import { fenOf } from './yuan-input.ts';

test.each([
  ['1,200.50', 120_050],
  ['￥ 88', 8800],
  ['0.1', 10],
  ['12.345', undefined],
  ['', undefined],
  ['约一千', undefined],
  ['-5', undefined],
])('%s is %s fen', (text, fen) => expect(fenOf(text)).toBe(fen));
