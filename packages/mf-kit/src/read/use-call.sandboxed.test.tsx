/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { createBus } from '@mall/event-bus';
import { render, screen, waitFor } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { type Platform, visitor } from '../platform/platform.ts';
import { PlatformProvider } from '../platform/platform-context.tsx';
import { createStore } from '../platform/store.ts';
import { call } from './call.ts';
import { DataProvider } from './data-provider.tsx';
import { noPageData, type PageData, serialiseKey } from './page-data.ts';
import { useCall } from './use-call.ts';

const places = call('location.getAllowSaleStateProvinces');

function Provinces() {
  const { data, error, isLoading, refresh } = useCall(places);
  return (
    <div aria-busy={isLoading}>
      <p>{data ? data.map(({ name }) => name).join(' ') : error ? error.message : '正在加载'}</p>
      {data && error && <p role="alert">{error.message}</p>}
      <button type="button" onClick={() => void refresh()}>
        刷新
      </button>
    </div>
  );
}

function open(read: () => Promise<unknown>, page: PageData = noPageData) {
  const platform = {
    area: 'test',
    sdk: { location: { getAllowSaleStateProvinces: read } },
    bus: createBus(() => {}),
    session: createStore(visitor),
    region: createStore({ stateProvinceId: 10009, cityId: 0, districtId: 0, label: '上海' }),
  } as unknown as Platform;
  render(
    <PlatformProvider platform={platform}>
      <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
        <DataProvider page={page}>
          <Provinces />
        </DataProvider>
      </SWRConfig>
    </PlatformProvider>,
  );
}
const shanghai = [{ id: 10009, name: '上海', abbreviation: '沪' }];

test('what came in the page is shown at once and not asked for again', async () => {
  const read = jest.fn(async () => shanghai);
  open(read, { values: { [serialiseKey(places.key)]: shanghai }, failures: {} });
  expect(screen.getByText('上海')).toBeDefined();
  await waitFor(() => expect(screen.getByText('上海').parentElement?.getAttribute('aria-busy')).toBe('false'));
  expect(read).not.toHaveBeenCalled();
});

test('what the server was refused is said at once, and the browser asks for itself', async () => {
  open(async () => shanghai, {
    values: {},
    failures: {
      [serialiseKey(places.key)]: { message: '服务不可用', reason: 'SERVICE_UNAVAILABLE', code: 503, details: undefined, requestId: '' },
    },
  });
  expect(screen.getByText('服务不可用')).toBeDefined();
  expect(await screen.findByText('上海')).toBeDefined();
});

test('a failed refresh keeps what was shown', async () => {
  const answers = [async () => shanghai, () => Promise.reject(new Error('请求超时'))];
  open(() => answers.shift()!());
  await screen.findByText('上海');
  screen.getByRole('button').click();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('请求超时'));
  expect(screen.getByText('上海')).toBeDefined();
});

test('an answer waits until the sign that has just appeared was seen; a refresh of what is shown asks no sign (rule calls 18)', async () => {
  const sign = document.createElement('span');
  sign.dataset.sign = '';
  const asked = jest.fn(() => [{ startTime: 0, timeline: { currentTime: 250 }, effect: { getTiming: () => ({ delay: 200 }) } } as never]);
  sign.getAnimations = asked;
  document.body.append(sign);
  const answers = [shanghai, [{ id: 10010, name: '江苏', abbreviation: '苏' }]];
  const from = performance.now();
  open(async () => answers.shift());
  await screen.findByText('上海');
  expect(performance.now() - from).toBeGreaterThan(140);
  expect(asked).toHaveBeenCalledTimes(1);
  screen.getByRole('button').click();
  await screen.findByText('江苏');
  expect(asked).toHaveBeenCalledTimes(1);
  sign.remove();
});
