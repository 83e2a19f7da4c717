/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals';
import { fakePlatform } from '@mall/testing';
import { readCookie, writeCookie } from '../platform/cookies.ts';
import type { ShellPlatform } from '../platform/shell-platform.ts';
import { locatedNote } from './located-note.ts';
import { restoreRegion } from './restore-region.ts';

const fujian = { stateProvinceId: 10013, cityId: 0, districtId: 0, label: '福建省' };

/** The page as the gateway made it for what the cookie says. */
function visitor(cookie: object, page: typeof fujian) {
  writeCookie('region', JSON.stringify(cookie));
  const platform = fakePlatform({ session: { signedIn: false } }) as unknown as ShellPlatform;
  platform.region.set(page);
  restoreRegion(platform, false);
  return { region: platform.region.get(), cookie: JSON.parse(readCookie('region')) as object, note: locatedNote.get() };
}

beforeEach(() => locatedNote.set(undefined));

test('who kept a province where nothing is sold buys for the one that stands in for it, and is told so', () => {
  const { region, cookie, note } = visitor({ stateProvinceId: 10032, cityId: 0, districtId: 0, label: '台湾省' }, fujian);
  expect(region).toEqual(fujian);
  expect(cookie).toMatchObject({ ...fujian, stateProvince: '福建省' });
  expect(note).toEqual({ text: '抱歉，当前位置暂未开放销售，已为您定位到福建省', isElsewhere: true });
});

test('who kept a city that no carrier reaches buys for its province', () => {
  const hainan = { stateProvinceId: 10021, cityId: 0, districtId: 0, label: '海南省' };
  const { region, note } = visitor({ ...hainan, cityId: 460300, label: '海南省三沙市' }, hainan);
  expect(region).toEqual(hainan);
  expect(note?.isElsewhere).toBe(true);
});

test('whoever kept a place that is on sale has it back, district and all, without a word', () => {
  const kept = { stateProvinceId: 10013, cityId: 350100, districtId: 350102, label: '福建省福州市鼓楼区' };
  const { region, note } = visitor(kept, fujian);
  expect(region).toEqual(kept);
  expect(note).toBeUndefined();
});
