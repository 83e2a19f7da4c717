/** @jest-environment jsdom */
import { beforeEach, expect, jest, test } from '@jest/globals';
import { createBus } from '@mall/event-bus';
import { waitFor } from '@testing-library/react';
import { useState } from 'react';
import { defineArea } from '../area/define-area.tsx';
import { defineManifest } from '../manifest/define-manifest.ts';
import { type Platform, visitor } from '../platform/platform.ts';
import { createStore } from '../platform/store.ts';
import { useNavigate } from './router.ts';
import { defineScreens } from './screens.ts';

const manifest = defineManifest({
  name: 'mf-test',
  platform: '^0.3',
  routes: [{ path: '/part/:sku', screen: 'part', access: 'public', layout: 'default' }],
});
const Related = () => <h2 id="relations-title">替代与配件</h2>;
function Part() {
  const [hasRead, setRead] = useState(false);
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => setRead(true)}>
        读到了
      </button>
      <button type="button" onClick={() => void navigate('/part/2#relations-title')}>
        另一个
      </button>
      {hasRead && <Related />}
    </>
  );
}

const platform: Platform = {
  area: 'mf-test',
  bus: createBus(() => {}),
  session: createStore(visitor),
  region: createStore({ stateProvinceId: 10009, cityId: 0, districtId: 0, label: '上海' }),
  navigate: () => {},
  warm: () => {},
  requireLogin: () => {},
  notify: () => {},
  report: () => {},
  widget: () => undefined,
  sdk: {} as Platform['sdk'],
};

const scrolledTo: string[] = [];
const settled = async () => {
  await new Promise((resolve) => setTimeout(resolve, 0));
  await new Promise((resolve) => requestAnimationFrame(resolve));
};
const press = async (name: string) => {
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)!.click();
  await settled();
};

/** Mounts an area whose screen shows its anchor once it read its data; `markup` is what the server rendered of it. */
async function mountAt(address: string, state: object | null = null, markup = '', Screen = Part) {
  window.history.replaceState(state, '', address);
  document.body.innerHTML = `<div${markup && ' data-ssr="1"'}>${markup}</div>`;
  const area = defineArea(manifest, defineScreens({ part: { component: async () => ({ default: Screen }) } }));
  const props = { platform, domElement: document.body.firstElementChild as HTMLElement, onFailure: jest.fn(), name: 'mf-test' };
  await area.bootstrap(props);
  await area.mount(props);
  await settled();
  return () => area.unmount(props);
}

beforeEach(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = false;
  scrolledTo.length = 0;
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolledTo.push(this.id);
  };
});

test('an address with an anchor leads to it once the screen shows it, and only once', async () => {
  const unmount = await mountAt('/part/1#relations-title');
  expect(scrolledTo).toEqual([]);
  await press('读到了');
  await waitFor(() => expect(scrolledTo).toEqual(['relations-title']));
  await unmount();
});

test('a buyer who moves meanwhile is left where they are', async () => {
  const unmount = await mountAt('/part/1#relations-title');
  window.dispatchEvent(new Event('wheel'));
  await press('读到了');
  expect(scrolledTo).toEqual([]);
  await unmount();
});

test('going to an anchor within the area scrolls, going back and forward keeps the position', async () => {
  const unmount = await mountAt('/part/1');
  await press('读到了');
  await press('另一个');
  await waitFor(() => expect(scrolledTo).toEqual(['relations-title']));
  for (const step of [-1, 1]) {
    const moved = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    window.history.go(step);
    await moved;
    await settled();
  }
  expect(window.location.hash).toBe('#relations-title');
  expect(scrolledTo).toEqual(['relations-title']);
  await unmount();
});

test('where the server’s markup has the anchor, the browser was there first', async () => {
  const unmount = await mountAt('/part/1#relations-title', null, '<!--$--><h2 id="relations-title">替代与配件</h2><!--/$-->', Related);
  expect(scrolledTo).toEqual([]);
  await unmount();
});
