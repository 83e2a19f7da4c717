/** @jest-environment jsdom */
import { beforeEach, expect, jest, test } from '@jest/globals';
import type { AreaLifecycles } from '@mall/mf-kit';
import type { LiveArea } from '@mall/mf-kit/manifest';
import { fakePlatform } from '@mall/testing';

let area: Partial<AreaLifecycles>;
const dropped = jest.fn();
jest.unstable_mockModule('./load-area.ts', () => ({ loadArea: async () => area, dropArea: dropped }));
const { containArea } = await import('./contain.ts');

const live: LiveArea = { name: 'mf-test', version: 'v1', base: '/', entry: 'x.js', integrity: '', routes: [], widgets: [], screens: {} };
const settled = () => new Promise((resolve) => setTimeout(resolve));

function aHost() {
  document.body.innerHTML = '<div id="area-mf-test"></div>';
  const host = document.getElementById('area-mf-test')!;
  const platform = fakePlatform();
  return { host, platform, contained: containArea(live, host, platform as never, undefined) };
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

test('an area draws into its host and leaves nothing behind', async () => {
  area = working();
  const { host, contained } = aHost();
  await contained.mount();
  await settled();
  expect(host.textContent).toBe('页面');
  await contained.unmount();
  expect(host.childElementCount).toBe(0);
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

test('an unmount that never ends does not keep the next area waiting for more than two seconds', async () => {
  jest.useFakeTimers();
  area = { ...working(), unmount: () => new Promise(() => {}) };
  const { host, contained } = aHost();
  await contained.mount();
  await jest.advanceTimersByTimeAsync(1);
  const leaving = contained.unmount();
  await jest.advanceTimersByTimeAsync(2_000);
  await leaving;
  expect(host.childElementCount).toBe(0);
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
