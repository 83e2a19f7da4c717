import { expect, test } from '@jest/globals';
import { configuredPart } from './index.ts';

const shaft = {
  manufacturerPartNumber: 'HYSFC-D20',
  name: '火也 直线轴 φ20',
  attributes: [
    ['轴径', '20 mm'],
    ['长度', '300'],
  ] as [string, string][],
  listPrice: 1005,
};
const options = [
  { key: '长度', values: ['150', '700'], priceFactor: [0.7, 1.35] },
  { key: '端面加工', values: ['无', '单端内螺纹'], priceFactor: [1, 1.25] },
];
const choose = (length: string, ends: string) => [
  { key: '端面加工', value: ends },
  { key: '长度', value: length },
];

test('a choice of every option makes a number, a name, attributes and a price rounded once', () => {
  expect(configuredPart(shaft, options, choose('700', '单端内螺纹'))).toEqual({
    partNumber: 'HYSFC-D20-700-2',
    name: '火也 直线轴 φ20 700 单端内螺纹',
    attributes: [
      ['轴径', '20 mm'],
      ['长度', '700'],
      ['端面加工', '单端内螺纹'],
    ],
    listPrice: Math.round(1005 * 1.35 * 1.25),
  });
});

test('nothing chosen, something not offered, or an option that isn’t one is named', () => {
  expect(configuredPart(shaft, options, choose('700', '镀金'))).toEqual({ missing: '端面加工' });
  expect(configuredPart(shaft, options, [{ key: '长度', value: '150' }])).toEqual({ missing: '端面加工' });
  expect(configuredPart(shaft, options, [...choose('150', '无'), { key: '颜色', value: '红' }])).toEqual({ missing: '颜色' });
});
