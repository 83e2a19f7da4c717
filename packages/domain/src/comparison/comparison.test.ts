import { expect, test } from '@jest/globals';
import { comparedInAddress, comparisonUrl, differingKeys, withCompared } from './index.ts';

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

test('an address names one product or up to four, each once, in any writing', () => {
  expect(comparedInAddress(comparisonUrl(['md26315', 'AB1-0F9C']).slice('/comparison/'.length))).toEqual(['MD26315', 'AB1-0F9C']);
  expect(comparedInAddress(' ｍｄ26315，md26315,<b>,,A2,A3,A4,A5')).toEqual(['MD26315', 'A2', 'A3', 'A4']);
  for (const nothing of ['', ',,,', '.*', '内六角', `A1,${'x'.repeat(10_000)}`]) expect(comparedInAddress(nothing)).toEqual([]);
});
