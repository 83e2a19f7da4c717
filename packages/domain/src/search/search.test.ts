import { expect, test } from '@jest/globals';
import { allowedSort, asKeyword, looksLikePartNumber, normalisePartNumber, withSearched } from './index.ts';

test('a part number is the same however it is written', () => {
  for (const written of ['6204-2RS1', '6204 2rs1', '６２０４／２ＲＳ１', '6204.2RS(1)'])
    expect(normalisePartNumber(written)).toBe('62042RS1');
  expect(normalisePartNumber('NK70.1-M8×30')).toBe(normalisePartNumber('nk701 m8x30'));
});

test('what could be a part number is told from words and sizes', () => {
  expect(['62042RS1', 'NK701', '1234'].every(looksLikePartNumber)).toBe(true);
  expect(['', '620', 'BEARING', '轴承6204', '1'.repeat(41)].some(looksLikePartNumber)).toBe(false);
});

test('a visitor can’t sort by price', () => {
  expect([allowedSort('priceAsc', false), allowedSort('priceDesc', true), allowedSort('sales', false)]).toEqual([
    'relevance',
    'priceDesc',
    'sales',
  ]);
});

test('a keyword is trimmed and at most a hundred characters long', () => {
  expect(asKeyword('  轴承 6204 \n')).toBe('轴承 6204');
  expect(asKeyword(`${'a'.repeat(99)} b`)).toBe('a'.repeat(99));
  expect(asKeyword('  内六角 m8x30 ')).toBe('内六角 m8x30');
  expect(asKeyword('螺'.repeat(140))).toHaveLength(100);
  expect(asKeyword('x'.repeat(10_000))).toHaveLength(100);
});

test('what no keyboard types is left out of a keyword, and no sign is cut in half', () => {
  expect(asKeyword('\u0000轴承\u0000\u001f6204\u0000')).toBe('轴承  6204');
  const cut = asKeyword(`a${'\u{1F529}'.repeat(60)}`);
  expect(cut.length).toBe(99);
  expect(() => encodeURIComponent(cut)).not.toThrow();
  expect(asKeyword('\ud83d')).toBe('');
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
