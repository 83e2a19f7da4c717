import { expect, test } from '@jest/globals';
import { isProvinceId, provinceIdOf } from '@mall/domain/location';
import { anything, array, assert, constantFrom, integer, oneof, property, record, string } from 'fast-check';
import { choosePlace, notSelecting, type Place, type RegionChoice, regionOf } from './region-choice.ts';
import { parseRegionCookie, readRegionCookie } from './region-cookie.ts';

const provinces: Place[] = [
  { id: 10009, name: '上海市' },
  { id: 10010, name: '江苏省' },
];
const below: Place[] = [notSelecting, { id: 310100, name: '上海市' }, { id: 320500, name: '苏州市' }];
const last: Place[] = [notSelecting, { id: 310115, name: '浦东新区' }];
const listOf = { province: provinces, city: below, district: last };
/** Which entry of the list in sight is pressed, or which tab is gone back to. */
const step = oneof(integer({ min: 0, max: 2 }), constantFrom('province' as const, 'city' as const, 'district' as const));

test('however a buyer goes about in the picker, a district has its city and a city its province, and the label names the deepest that was selected', () => {
  assert(
    property(array(step, { maxLength: 12 }), (steps) => {
      let choice: RegionChoice = { tab: 'province' };
      for (const one of steps) {
        if (typeof one === 'string') {
          const isOpen = one === 'province' || (one === 'city' ? choice.province : choice.city);
          if (isOpen) choice = { ...choice, tab: one };
          continue;
        }
        const list = listOf[choice.tab];
        choice = choosePlace(choice, list[one % list.length]!);
        const region = regionOf(choice)!;
        expect(provinces.map(({ id }) => id)).toContain(region.stateProvinceId);
        if (region.districtId) expect(region.cityId).not.toBe(0);
        expect(choice.tab === 'district' ? !!choice.city : true).toBe(true);
        const deepest = choice.district ?? choice.city ?? choice.province!;
        expect(region.label.endsWith(deepest.name)).toBe(true);
        expect(region.label.startsWith(choice.province!.name)).toBe(true);
        expect(region.label).not.toContain(notSelecting.name);
      }
    }),
  );
});

test('whatever a browser holds as region, it is a region that exists, or dropped; it never breaks a page', () => {
  const kept = oneof(
    string(),
    anything().map((value) => JSON.stringify(value) ?? ''),
    record({
      stateProvinceId: oneof(integer(), integer({ min: 9999, max: 10036 }), constantFrom('10009', null)),
      cityId: oneof(integer(), constantFrom(0, 310100, '310100', null, 1.5, [])),
      districtId: oneof(constantFrom(0, 310115, -1, {}), integer()),
      label: oneof(string(), constantFrom('上海', '', ' ', 7)),
    }).map((value) => JSON.stringify(value)),
  );
  assert(
    property(kept, (text) => {
      const read = parseRegionCookie(text);
      if (read.kind !== 'region') return;
      const { stateProvinceId, cityId, districtId, label } = read.region;
      expect(isProvinceId(stateProvinceId)).toBe(true);
      for (const id of [cityId, districtId]) expect(id === 0 || /^\d{6}$/.test(String(id))).toBe(true);
      expect(label.trim().length).toBeGreaterThan(0);
      expect(label.length).toBeLessThanOrEqual(40);
    }),
    { numRuns: 500 },
  );
  assert(property(string(), (cookies) => expect(() => readRegionCookie(cookies)).not.toThrow()));
});

test('a region goes through the cookie as it was', () => {
  assert(
    property(
      integer({ min: 10001, max: 10034 }),
      constantFrom(0, 310100),
      constantFrom('上海市', '江苏省苏州市; a=b'),
      (stateProvinceId, cityId, label) => {
        const region = { stateProvinceId, cityId, districtId: 0, label };
        const cookies = `a=1; region=${encodeURIComponent(JSON.stringify({ ...region, stateProvince: label }))}; b=2`;
        expect(readRegionCookie(cookies)).toEqual({ kind: 'region', region });
      },
    ),
  );
});

test('a header that names no province means Shanghai', () => {
  assert(
    property(oneof(string(), integer().map(String)), (text) => {
      const id = provinceIdOf(text);
      expect(isProvinceId(id)).toBe(true);
      if (String(id) !== text) expect(id).toBe(10009);
    }),
  );
});
