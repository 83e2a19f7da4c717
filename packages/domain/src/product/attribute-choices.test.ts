import { expect, test } from '@jest/globals';
import { attributeChoices, fitsChoice } from './index.ts';

const sku = (length: string, material: string): [string, string][] => [
  ['规格', 'M8'],
  ['长度', length],
  ['材质', material],
];
const skus = [sku('10 mm', '304'), sku('4 mm', '304'), sku('12 mm', '316')];

test('values come in the order of sizes, and an attribute with one value is nothing to choose', () => {
  expect(attributeChoices(skus, [], false)).toEqual([
    { key: '长度', value: ['4 mm', '10 mm', '12 mm'] },
    { key: '材质', value: ['304', '316'] },
  ]);
  expect(attributeChoices(skus, [], true)[0]).toEqual({ key: '规格', value: ['M8'] });
});

test('what was chosen narrows the others, not itself', () => {
  expect(attributeChoices(skus, [{ key: '材质', value: '304' }], false)).toEqual([
    { key: '长度', value: ['4 mm', '10 mm'] },
    { key: '材质', value: ['304', '316'] },
  ]);
});

test('values of one attribute are alternatives, attributes all have to hold', () => {
  const chosen = [
    { key: '长度', value: '4 mm' },
    { key: '长度', value: '12 mm' },
    { key: '材质', value: '304' },
  ];
  expect(skus.map((one) => fitsChoice(one, chosen))).toEqual([false, true, false]);
  expect(fitsChoice(sku('4 mm', '304'), [{ key: '颜色', value: '红' }])).toBe(false);
});
