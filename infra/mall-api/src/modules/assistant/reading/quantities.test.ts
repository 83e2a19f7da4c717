import { expect, test } from '@jest/globals';
import { quantitiesIn, quantityText, vagueQuantityIn } from './quantities.ts';

const read = (text: string) => quantitiesIn(text).map(({ value, unit }) => [value, unit]);

test('a quantity keeps what it counts by, and a dozen is twelve', () => {
  expect(read('来两箱')).toEqual([[2, '箱']]);
  expect(read('要一打')).toEqual([[12, '']]);
  expect(read('先拿半打')).toEqual([[6, '']]);
  expect(read('给我来40公斤')).toEqual([[40, '公斤']]);
  expect(read('再来50')).toEqual([[50, '']]);
});

test('parts of one thing and its measures are no quantity, a thing whose name begins alike is', () => {
  for (const text of ['两个头的', '三个孔的插座', '5公斤的', '6米的', '500块以内']) expect(read(text)).toEqual([]);
  expect(read('我要10个口罩')).toEqual([[10, '个']]);
  expect(read('5个角磨机')).toEqual([[5, '个']]);
  expect(read('3个单向阀')).toEqual([[3, '个']]);
});

test('a vague quantity is one only where something is wanted', () => {
  expect(['来半箱', '先来几个', '弄几包'].map(vagueQuantityIn)).toEqual(['半箱', '几个', '几包']);
  expect(['要几天', '来几个型号？', '要几个才起订', '半导体'].map(vagueQuantityIn)).toEqual(['', '', '', '']);
});

test('a quantity is written so that it is read again', () => {
  expect(quantityText(40, '公斤')).toBe('40公斤');
  expect(quantityText(2, '捆')).toBe('2个');
});
