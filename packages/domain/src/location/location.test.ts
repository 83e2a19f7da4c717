import { expect, test } from '@jest/globals';
import { isProvinceOnSale, provinceIdOf, provinceOf, regionLabel, saleProvinceOf, shortName } from './index.ts';

test('whatever the cookie holds, a visitor buys for a province that exists', () => {
  expect(provinceIdOf('10001')).toBe(10001);
  for (const nonsense of [undefined, '', '10000', '10035', '上海', '1e4', '-10001', '10009; drop'])
    expect(provinceIdOf(nonsense)).toBe(10009);
});

test('a place is named as people write it', () => {
  const province = { id: 10009, name: '上海市' };
  expect(regionLabel({ province })).toBe('上海市');
  expect(regionLabel({ province, city: { id: 310100, name: '上海市' }, district: { id: 310115, name: '浦东新区' } })).toBe(
    '上海市浦东新区',
  );
  expect(['上海市', '内蒙古自治区', '广西壮族自治区', '新疆维吾尔自治区', '香港特别行政区', '黑龙江省'].map(shortName)).toEqual([
    '上海',
    '内蒙古',
    '广西',
    '新疆',
    '香港',
    '黑龙江',
  ]);
});

test('who lives where nothing is sold yet is served from next door', () => {
  expect(isProvinceOnSale(10033)).toBe(false);
  expect(saleProvinceOf(10033)).toBe(10019);
  expect(saleProvinceOf(10009)).toBe(10009);
  expect(provinceIdOf('10032')).toBe(10013);
});

test('the mall has its own name for each province, and none for what is no province', () => {
  expect([10001, 10009, 10019, 10034].map((id) => provinceOf(id)?.name)).toEqual(['北京市', '上海市', '广东省', '澳门特别行政区']);
  for (let id = 10001; id <= 10034; id += 1) expect(provinceOf(id)?.name).toMatch(/省$|市$|区$/);
  for (const id of [10000, 10035, 10009.5, Number.NaN]) expect(provinceOf(id)).toBeUndefined();
});
