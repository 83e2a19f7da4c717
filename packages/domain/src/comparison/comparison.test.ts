import { expect, test } from '@jest/globals';
import { differingKeys, withCompared } from './index.ts';

test('four can be compared, each once', () => {
  expect(withCompared(['A'], ['B'])).toEqual({ list: ['A', 'B'], msg: '' });
  expect(withCompared(['A'], ['A'])).toEqual({ list: ['A'], msg: '该商品已在对比栏中' });
  expect(withCompared(['A', 'B', 'C'], ['D', 'E'])).toEqual({ list: ['A', 'B', 'C', 'D'], msg: '对比栏已满，最多对比4个商品' });
});

test('differences are told against the first', () => {
  expect(
    differingKeys([
      { 材质: '304', 长度: '30' },
      { 材质: '304', 长度: '40', 等级: 'A2' },
    ]),
  ).toEqual(['长度', '等级']);
  expect(differingKeys([])).toEqual([]);
});
