import { expect, test } from '@jest/globals';
import { choosePlace, notSelecting, type RegionChoice, regionOf } from './region-choice.ts';
import { parseRegionCookie, readRegionCookie } from './region-cookie.ts';
import { readSpecialRegion } from './special-region.ts';

const jiangsu = { id: 10010, name: '江苏省' };
const suzhou = { id: 320500, name: '苏州市' };
const huqiu = { id: 320505, name: '虎丘区' };

test('choosing goes from province to city to district, and a new province begins anew', () => {
  const start: RegionChoice = { tab: 'province' };
  const withCity = choosePlace(choosePlace(start, jiangsu), suzhou);
  expect(withCity.tab).toBe('district');
  expect(regionOf(choosePlace(withCity, huqiu))).toMatchObject({
    stateProvinceId: 10010,
    cityId: 320500,
    districtId: 320505,
    label: '江苏省苏州市虎丘区',
  });
  expect(choosePlace({ ...withCity, tab: 'province' }, { id: 10009, name: '上海市' })).toEqual({
    province: { id: 10009, name: '上海市' },
    tab: 'city',
  });
});

test('not selecting a city or district falls back to the parent', () => {
  const withCity = choosePlace(choosePlace({ tab: 'province' }, jiangsu), suzhou);
  expect(regionOf(choosePlace(withCity, notSelecting))?.label).toBe('江苏省苏州市');
  expect(regionOf(choosePlace({ ...withCity, tab: 'city' }, notSelecting))).toMatchObject({ cityId: 0, label: '江苏省' });
  expect(regionOf({ tab: 'province' })).toBeUndefined();
});

test('whatever the cookie holds, it is a region, nothing, or told apart as broken', () => {
  expect(parseRegionCookie('')).toEqual({ kind: 'none' });
  expect(parseRegionCookie('{"state')).toEqual({ kind: 'unreadable' });
  for (const text of ['null', '{}', '{"stateProvinceId":99,"label":"x"}', '{"stateProvinceId":10009}'])
    expect(parseRegionCookie(text)).toEqual({ kind: 'invalid' });
  expect(parseRegionCookie('{"stateProvinceId":10009,"cityId":310100,"label":"上海市"}')).toEqual({
    kind: 'region',
    region: { stateProvinceId: 10009, cityId: 310100, districtId: 0, label: '上海市' },
  });
});

test('a cookie that is no text at all is unreadable, not missing', () => {
  expect(readRegionCookie('a=1; region=%E4%B8; b=2')).toEqual({ kind: 'unreadable' });
  expect(readRegionCookie('a=1; region=; b=2')).toEqual({ kind: 'none' });
  expect(readRegionCookie('otherregion=1')).toEqual({ kind: 'none' });
});

test('a special region comes with an address, holds in the tab, and is a province or nothing', () => {
  const kept = new Map<string, string>();
  const tab = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) };
  expect(readSpecialRegion('', tab)).toBe(0);
  for (const nonsense of ['?specialRegion=1', '?specialRegion=x', '?specialRegion=10035', '?specialRegion=10009.5'])
    expect(readSpecialRegion(nonsense, tab)).toBe(0);
  expect(readSpecialRegion('?r=1&specialRegion=10019', tab)).toBe(10019);
  expect(readSpecialRegion('', tab)).toBe(10019);
});
