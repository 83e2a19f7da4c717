import { expect, test } from '@jest/globals';
import { attributesBeside } from './attributes-beside.ts';

test('two parts beside each other: what is the same, what differs, what only one has', () => {
  const own: [string, string][] = [
    ['螺纹规格', 'M8'],
    ['产地', '中国'],
    ['包装', '盒'],
  ];
  const other: [string, string][] = [
    ['产地', '德国'],
    ['螺纹规格', 'M8'],
    ['涂层', '无'],
  ];
  expect(attributesBeside(own, other)).toEqual({
    same: [['螺纹规格', 'M8']],
    differing: [
      { key: '产地', own: '中国', other: '德国' },
      { key: '包装', own: '盒', other: '' },
      { key: '涂层', own: '', other: '无' },
    ],
  });
});
