/** @jest-environment jsdom */
import { beforeEach, expect, jest, test } from '@jest/globals';
import type { AreaLifecycles } from '@mall/mf-kit';
import type { LiveArea } from '@mall/mf-kit/manifest';
import { fakePlatform } from '@mall/testing';
import { waitFor } from '@testing-library/react';

let area: Partial<AreaLifecycles>;
const dropped = jest.fn();
jest.unstable_mockModule('./load-area.ts', () => ({ loadArea: async () => area, dropArea: dropped, isLoaded: () => true }));
const { containArea } = await import('./contain.ts');
const { areaStates, disableArea, onAreaTiming, reloadArea } = await import('../platform/area-states.ts');

const aLiveArea = (changes: Partial<LiveArea> = {}): LiveArea => ({
  name: 'mf-test',
  version: 'v1',
  base: '/',
  entry: 'x.js',
  integrity: '',
  routes: [],
  widgets: [],
  screens: {},
  platform: '^0.3',
  ...changes,
});
const stateOf = () => areaStates.get()['mf-test'];
const settled = () => new Promise((resolve) => setTimeout(resolve));

function aHost(live = aLiveArea(), newest?: LiveArea) {
  document.body.innerHTML = '<div id="area-mf-test"></div>';
  const host = document.getElementById('area-mf-test')!;
  const platform = fakePlatform();
  return { host, platform, contained: containArea(live, host, platform, undefined, async () => newest) };
}
const working = (text = '页面'): AreaLifecycles => ({
  bootstrap: async () => {},
  mount: async ({ domElement }) => {
    domElement.textContent = text;
  },
  unmount: async () => {},
  warm: () => {},
});

beforeEach(() => {
  jest.useRealTimers();
  dropped.mockClear();
});

test('an area draws into its host; left, it is out of sight at once, out of the page and taken down soon', async () => {
  const unmount = jest.fn(async () => {});
  area = { ...working(), unmount };
  const { host, contained } = aHost();
  await contained.mount();
  await settled();
  expect(host.textContent).toBe('页面');
  await contained.unmount();
  expect(host.firstElementChild).toHaveClass('area-aside');
  await waitFor(() => expect(unmount).toHaveBeenCalledTimes(1));
  expect(host.hidden).toBe(true);
  expect(host.childElementCount).toBe(0);
});

test('coming back before the last visit was taken down waits for nothing, and what is taken down then is the last visit’s', async () => {
  const drawn: HTMLElement[] = [];
  const takenDown: HTMLElement[] = [];
  area = {
    ...working(),
    mount: async ({ domElement }) => {
      drawn.push(domElement);
      domElement.textContent = `第${drawn.length}次`;
    },
    unmount: async ({ domElement }) => void takenDown.push(domElement),
  };
  const { host, contained } = aHost();
  await contained.mount();
  await settled();
  await contained.unmount();
  await contained.mount();
  await settled();
  expect(host.lastElementChild).toHaveTextContent('第2次');
  expect(host.hidden).toBe(false);
  await waitFor(() => expect(takenDown).toEqual([drawn[0]]));
  expect(host.textContent).toBe('第2次');
  expect(stateOf()?.state).toBe('mounted');
});

test('an area that throws while mounting shows the fallback, and its retry really tries again', async () => {
  area = { ...working(), mount: () => Promise.reject(new Error('broken')) };
  const { host, platform, contained } = aHost();
  await contained.mount();
  await settled();
  expect(host.textContent).toContain('这部分暂时打不开');
  expect(platform.seen.reports).toHaveLength(1);
  area = working('修好了');
  host.querySelector('button')!.click();
  await settled();
  expect(host.textContent).toBe('修好了');
});

test('a mount that never ends is cut off; what it draws later reaches nobody', async () => {
  jest.useFakeTimers();
  let late: HTMLElement | undefined;
  area = {
    ...working(),
    mount: ({ domElement }) => {
      late = domElement;
      return new Promise(() => {});
    },
  };
  const { host, contained } = aHost();
  await contained.mount();
  await jest.advanceTimersByTimeAsync(5_000);
  expect(host.textContent).toContain('这部分暂时打不开');
  late!.textContent = '迟到';
  expect(document.body.textContent).not.toContain('迟到');
});

test('an unmount that never ends keeps no next area waiting, and is cut off after two seconds', async () => {
  jest.useFakeTimers();
  area = { ...working(), unmount: () => new Promise(() => {}) };
  const { host, contained } = aHost();
  await contained.mount();
  await jest.advanceTimersByTimeAsync(1);
  await contained.unmount();
  await jest.advanceTimersByTimeAsync(300);
  expect(host.hidden).toBe(true);
  expect(host.childElementCount).toBe(0);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(dropped).toHaveBeenCalled();
});

test('leaving while an area still loads: it never appears', async () => {
  let finish = () => {};
  area = {
    ...working(),
    bootstrap: () =>
      new Promise<void>((resolve) => {
        finish = resolve;
      }),
  };
  const { host, contained } = aHost();
  await contained.mount();
  await settled();
  await contained.unmount();
  finish();
  await settled();
  expect(host.textContent).toBe('');
});

test('an area built for another platform is never loaded; the reason is kept; after the right one got live the retry mounts it', async () => {
  area = working();
  const { host, platform, contained } = aHost(aLiveArea({ platform: '^7.0' }), aLiveArea({ version: 'v2' }));
  await contained.mount();
  expect(host.textContent).toContain('这部分暂时打不开');
  expect(stateOf()).toMatchObject({ state: 'refused', version: 'v1', reason: expect.stringContaining('^7.0') });
  expect(platform.seen.reports).toHaveLength(1);
  host.querySelector('button')!.click();
  await settled();
  expect(host.textContent).toBe('页面');
  expect(stateOf()).toMatchObject({ state: 'mounted', version: 'v2' });
});

test('a disabled area gives way to a notice until it is reloaded', async () => {
  area = working();
  const { host, contained } = aHost();
  await contained.mount();
  await settled();
  disableArea('mf-test');
  await settled();
  expect(host.textContent).toContain('已停用');
  await contained.unmount();
  await contained.mount();
  await waitFor(() => expect(host.hidden).toBe(false));
  expect(host.textContent).toContain('已停用');
  reloadArea('mf-test');
  await settled();
  expect(host.textContent).toBe('页面');
});

test('how an area is and how long its mount took can be read', async () => {
  area = working();
  const marks: string[] = [];
  const end = onAreaTiming(({ kind }) => void marks.push(kind));
  const { contained } = aHost();
  expect(stateOf()?.state).toBe('idle');
  await contained.mount();
  expect(stateOf()?.state).toBe('loading');
  await settled();
  expect(stateOf()).toMatchObject({ state: 'mounted', mountMs: expect.any(Number) });
  expect(marks).toContain('mount');
  await contained.unmount();
  await waitFor(() => expect(stateOf()?.state).toBe('idle'));
  end();
});
