/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals';
import { fakePlatform } from '@mall/testing';
import { act } from '@testing-library/react';
import { readCookie } from '../platform/cookies.ts';
import type { ShellPlatform } from '../platform/shell-platform.ts';
import { changeRegion } from './change-region.ts';
import { locateVisitor } from './locate-visitor.ts';
import { locatedNote } from './located-note.ts';
import { specialRegion } from './special-region.ts';

const guangdong = {
  label: '广东省',
  stateProvince: '广东省',
  stateProvinceId: 10019,
  provinceAbbreviation: '广东',
  city: '',
  cityId: 0,
  district: '',
  districtId: 0,
};

function visitor(answer: () => Promise<unknown>) {
  const platform = fakePlatform({ session: { signedIn: false }, answers: { location: { getAllowSaleRegionByIp: answer as never } } });
  const told: unknown[] = [];
  platform.bus.on('location:changed', (event) => told.push(event));
  return { platform: platform as unknown as ShellPlatform, seen: platform.seen, told };
}

beforeEach(() => {
  locatedNote.set(undefined);
  // biome-ignore lint/suspicious/noDocumentCookie: each visitor begins without one
  document.cookie = 'region=; Max-Age=0; Path=/';
});

test('who is found buys for the own place; the areas hear of it and the cookie keeps it', async () => {
  const { platform, told } = visitor(async () => ({ ...guangdong, result: true }));
  expect(await act(() => locateVisitor(platform))).toBe(true);
  expect(locatedNote.get()).toEqual({ text: '已自动定位到广东省', isElsewhere: false });
  expect(told).toEqual([{ stateProvinceId: 10019, label: '广东省' }]);
  expect(JSON.parse(readCookie('region'))).toMatchObject({ stateProvinceId: 10019 });
});

test('who lives where nothing is sold yet is placed elsewhere and told so', async () => {
  const { platform } = visitor(async () => ({ ...guangdong, result: false }));
  await act(() => locateVisitor(platform));
  expect(locatedNote.get()).toEqual({ text: '抱歉，当前位置暂未开放销售，已为您定位到广东省', isElsewhere: true });
});

test('a failed look-up leaves Shanghai as it is, silently', async () => {
  const { platform, seen, told } = visitor(async () => {
    throw new Error('请求超时');
  });
  expect(await locateVisitor(platform)).toBe(false);
  expect([locatedNote.get(), seen.notices, told, platform.region.get().stateProvinceId]).toEqual([undefined, [], [], 10009]);
});

test('being located where one was already tells nobody, unless a special one held until now; a selection is always told', () => {
  const { platform, told } = visitor(async () => guangdong);
  const shanghai = { stateProvinceId: 10009, stateProvince: '上海市', cityId: 0, districtId: 0, label: '上海' };
  changeRegion(platform, shanghai);
  expect(told).toEqual([]);
  specialRegion.set(10019);
  changeRegion(platform, shanghai);
  expect(told).toEqual([{ stateProvinceId: 10009, label: '上海' }]);
  expect(specialRegion.get()).toBe(0);
  changeRegion(platform, shanghai, true);
  expect(told).toHaveLength(2);
});
