import { expect, test } from '@jest/globals';
import { provinceOf } from '@mall/domain/location';
import { locationService } from './location.service.ts';
import { places, readPlace } from './places.ts';

const location = locationService();

test('every province has its number, in official order, and those not on sale are not offered', () => {
  expect(places.provinces()[8]).toEqual({ id: 10009, name: '上海市' });
  // The gateway writes pages with the names of the domain.
  expect(places.provinces()).toEqual(places.provinces().map(({ id }) => provinceOf(id)));
  expect(location.provinces()).toHaveLength(31);
  expect(location.children(0)).toHaveLength(34);
  expect(location.cities(10033)).toEqual([]);
  expect(location.districts(310100).map((place) => place.name)).toContain('浦东新区');
});

test.each([
  ['江苏省苏州市虎丘区', '江苏省苏州市虎丘区'],
  ['苏州虎丘', '江苏省苏州市虎丘区'],
  ['上海', '上海市'],
  ['上海市浦东新区', '上海市浦东新区'],
  ['广西 南宁', '广西壮族自治区南宁市'],
  ['重庆万州', '重庆市万州区'],
  ['中国，湖北，武汉', '湖北省武汉市'],
])('%s is %s', (text, label) => {
  expect(location.regionByNames(text)).toMatchObject({ label, result: true });
});

test('a place nobody knows is refused by name, and its visitor by address is served as from Shanghai', async () => {
  expect(readPlace('火星')).toBeUndefined();
  expect(() => location.regionByNames('火星')).toThrow('没有找到该地区');
  for (const ip of ['127.0.0.1', '10.1.2.3', '::1', 'nonsense', '8.8.8.8', '999.1.1.1'])
    expect(await location.regionByIp(ip)).toMatchObject({ stateProvinceId: 10009, label: '上海市', result: true });
});

test('an address in Jiangsu is found, one in Hong Kong is placed in Guangdong and told so', async () => {
  expect(await location.regionByIp('218.4.167.70')).toMatchObject({ stateProvince: '江苏省', city: '苏州市', result: true });
  expect(await location.regionByIp('::ffff:218.4.167.70')).toMatchObject({ city: '苏州市' });
  expect(location.regionByNames('香港')).toMatchObject({ stateProvince: '广东省', result: false });
  expect(location.regionByNames('海南三沙')).toMatchObject({ label: '海南省', result: false });
});

test('three ids make a region only when they lie within each other', () => {
  expect(location.region(10009, 310100, 310115)?.district?.name).toBe('浦东新区');
  expect(location.region(10001, 310100, 310115)).toBeUndefined();
  expect(location.region(10009, 310100, 110101)).toBeUndefined();
  expect(location.region(10009, 0, 310115)).toBeUndefined();
});
