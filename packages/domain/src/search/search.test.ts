import { expect, test } from '@jest/globals';
import { normalisePartNumber, withSearched } from './index.ts';

test('a part number is the same however it is written', () => {
  for (const written of ['6204-2RS1', '6204 2rs1', '６２０４／２ＲＳ１', '6204.2RS(1)'])
    expect(normalisePartNumber(written)).toBe('62042RS1');
  expect(normalisePartNumber('NK70.1-M8×30')).toBe(normalisePartNumber('nk701 m8x30'));
});

test('the history keeps the newest first, each once, at most fifteen', () => {
  expect(withSearched(['轴承', '螺丝'], ' 螺丝 ')).toEqual(['螺丝', '轴承']);
  expect(withSearched(['轴承'], '  ')).toEqual(['轴承']);
  expect(
    withSearched(
      Array.from({ length: 15 }, (_, i) => `词${i}`),
      '新',
    ),
  ).toHaveLength(15);
});
