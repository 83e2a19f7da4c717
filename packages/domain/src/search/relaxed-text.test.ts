import { expect, test } from '@jest/globals';
import { insteadTexts, relaxedTexts } from './relaxed-text.ts';

test('what is near is said with its unit once', () => {
  expect(relaxedTexts([{ text: '6.5', to: ['6.4 mm', '6.6 mm'] }])).toEqual(['未找到 6.5 mm，已显示相近的 6.4、6.6 mm']);
  expect(relaxedTexts([{ text: 'm8x33', to: ['30 mm'] }])).toEqual(['未找到 m8x33，已显示相近的 30 mm']);
  expect(relaxedTexts([{ text: '63a', to: ['50 A', '80 A'] }])).toEqual(['未找到 63a，已显示相近的 50、80 A']);
  expect(relaxedTexts([{ text: '10', to: ['M8', 'M12'] }])).toEqual(['未找到 10，已显示相近的 M8、M12']);
});

test('what was left out is said in one sentence', () => {
  expect(
    relaxedTexts([
      { text: '加长', to: [] },
      { text: '红色', to: [] },
    ]),
  ).toEqual(['没有同时符合“加长”、“红色”的商品，已显示其余条件的结果']);
  expect(relaxedTexts([])).toEqual([]);
});

test('a maker that isn’t sold and a word nobody understands are said, each in a sentence', () => {
  const understood = [
    { kind: 'partNumber', text: '243' },
    { kind: 'otherBrand', text: '乐泰' },
    { kind: 'unknown', text: '阿波罗' },
  ];
  expect(insteadTexts([{ text: '6.5', to: ['6.4 mm'] }], understood)).toEqual([
    '商城未经营“乐泰”，已显示其他品牌的同类商品',
    '未找到 6.5 mm，已显示相近的 6.4 mm',
    '未识别“阿波罗”，已按其余内容查找',
  ]);
  expect(insteadTexts([], understood.slice(0, 1))).toEqual([]);
});
