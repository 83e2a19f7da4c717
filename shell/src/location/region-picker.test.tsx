/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { accessibilityFaults, fakePlatform, refusal, renderPage, screen, waitFor } from '@mall/testing';
import type { ShellPlatform } from '../platform/shell-platform.ts';
import RegionPicker from './region-picker.tsx';

const provinces = [
  { id: 10009, name: '上海市', abbreviation: '上海' },
  { id: 10010, name: '江苏省', abbreviation: '江苏' },
];
const places = {
  getAllowSaleStateProvinces: async () => provinces,
  getAllowSaleCitiesByStateProvince: async () => [{ id: 320500, name: '苏州市' }],
  getAllowSaleDistrictsByCity: async () => [{ id: 320505, name: '虎丘区' }],
};

function open(location: object = places) {
  const platform = fakePlatform({ answers: { location: location as never } });
  const onClose = jest.fn();
  const view = renderPage(<RegionPicker platform={platform as unknown as ShellPlatform} onClose={onClose} />, {
    answers: { location: location as never },
  });
  return { ...view, platform, onClose };
}

test('by the keyboard: each choice leads to the next level’s tab, and nothing is confirmed before there is a province', async () => {
  const { user, platform, onClose } = open();
  await screen.findByRole('button', { name: '江苏省' });
  expect(screen.getByRole('button', { name: '确定' })).toBeDisabled();
  screen.getByRole('button', { name: '江苏省' }).focus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('tab', { name: '城市' })).toHaveFocus();
  (await screen.findByRole('button', { name: '苏州市' })).focus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('tab', { name: '区县' })).toHaveFocus();
  await user.click(await screen.findByRole('button', { name: '虎丘区' }));
  expect(await accessibilityFaults(document.body)).toEqual([]);
  await user.click(screen.getByRole('button', { name: '确定' }));
  expect(platform.region.get()).toMatchObject({ stateProvinceId: 10010, cityId: 320500, districtId: 320505, label: '江苏省苏州市虎丘区' });
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('another province drops city and district; not selecting falls back to the label of what lies above', async () => {
  const { user, platform } = open();
  await user.click(await screen.findByRole('button', { name: '江苏省' }));
  await user.click(await screen.findByRole('button', { name: '苏州市' }));
  await user.click(screen.getByRole('tab', { name: '江苏省' }));
  await user.click(await screen.findByRole('button', { name: '上海市' }));
  expect(screen.getByRole('tab', { name: '区县' })).toBeDisabled();
  await user.click(await screen.findByRole('button', { name: '暂不选择' }));
  await user.click(screen.getByRole('button', { name: '确定' }));
  expect(platform.region.get()).toMatchObject({ stateProvinceId: 10009, cityId: 0, label: '上海市' });
});

test('a list that does not come says so, and its retry brings it; cancelling changes nothing', async () => {
  const read = jest
    .fn<() => Promise<typeof provinces>>()
    .mockRejectedValueOnce(refusal('NETWORK', '网络异常'))
    .mockResolvedValue(provinces);
  const { user, platform, onClose } = open({ ...places, getAllowSaleStateProvinces: read });
  await user.click(await screen.findByRole('button', { name: '重试' }));
  await user.click(await screen.findByRole('button', { name: '江苏省' }));
  await user.click(screen.getByRole('button', { name: '取消' }));
  expect(onClose).toHaveBeenCalled();
  expect(platform.region.get().stateProvinceId).toBe(10009);
});

test('locating anew takes the place that was found and closes; where it fails the buyer is asked to choose', async () => {
  const found = { stateProvinceId: 10010, stateProvince: '江苏省', cityId: 0, districtId: 0, label: '江苏省', result: true };
  const { user, platform, onClose } = open({ ...places, getAllowSaleRegionByIp: async () => found });
  await user.click(await screen.findByRole('button', { name: '重新定位' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(platform.region.get().label).toBe('江苏省');
});

test('where locating fails the buyer is asked to choose, and the picker stays', async () => {
  const failing = open({ ...places, getAllowSaleRegionByIp: () => Promise.reject(refusal('TIMEOUT', '请求超时')) });
  await failing.user.click(await screen.findByRole('button', { name: '重新定位' }));
  await waitFor(() => expect(failing.platform.seen.notices).toEqual([{ tone: 'warning', text: '定位失败，请手动选择地区' }]));
  expect(failing.onClose).not.toHaveBeenCalled();
});
