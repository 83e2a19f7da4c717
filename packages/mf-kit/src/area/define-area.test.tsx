/** @jest-environment jsdom */
import { beforeAll, expect, jest, test } from '@jest/globals';
import { createBus } from '@mall/event-bus';
import { useState } from 'react';
import { defineManifest } from '../manifest/define-manifest.ts';
import { type Platform, visitor } from '../platform/platform.ts';
import { usePlatform } from '../platform/platform-context.tsx';
import { createStore } from '../platform/store.ts';
import { call } from '../read/call.ts';
import { useCall } from '../read/use-call.ts';
import { Link } from '../routing/link.tsx';
import { useLocation } from '../routing/router.ts';
import { useParams } from '../routing/screen-context.ts';
import { defineScreens } from '../routing/screens.ts';
import { Slot } from '../slots/slot.tsx';
import { defineArea } from './define-area.tsx';

const manifest = defineManifest({
  name: 'mf-test',
  platform: '^0.3',
  routes: [
    { path: '/part/:sku', screen: 'part', access: 'public', layout: 'default', title: '零件' },
    { path: '/broken', screen: 'broken', access: 'public', layout: 'default' },
    { path: '/words', screen: 'words', access: 'public', layout: 'default' },
  ],
});

function Part() {
  const { sku } = useParams();
  const [count, setCount] = useState(0);
  return (
    <>
      <h1>零件 {sku}</h1>
      <button type="button" onClick={() => setCount(count + 1)}>
        {count}
      </button>
      <Link to="/elsewhere">别处</Link>
      <Slot name="credit-tag" fallback={<i>没有账期</i>} />
    </>
  );
}
function BrokenWidget(): never {
  throw new Error('坏的部件');
}
let isRepaired = false;
function Broken() {
  if (!isRepaired) throw new Error('坏了');
  return <h1>修好了</h1>;
}
const answers: unknown[] = [{}, { keywords: ['内六角', '轴承'], activities: [] }];
function Words() {
  const { data } = useCall(call('layout.getMallHotSearchKeywords', { index: 0, count: 6 }));
  return <p>{data ? data.keywords.join('、') : '正在读取'}</p>;
}
const placesSeen: string[] = [];
function Place() {
  const { area } = usePlatform();
  const { pathname } = useLocation();
  placesSeen.push(`${area} ${pathname}`);
  return <h1>{area}</h1>;
}
const placeScreens = defineScreens({ place: { component: async () => ({ default: Place }) } });
const screens = defineScreens({
  words: { component: async () => ({ default: Words }) },
  part: { component: async () => ({ default: Part }) },
  broken: { component: async () => ({ default: Broken }) },
});

function aPlatform(): Platform {
  return {
    area: 'mf-test',
    bus: createBus(() => {}),
    session: createStore(visitor),
    region: createStore({ stateProvinceId: 10009, cityId: 0, districtId: 0, label: '上海' }),
    navigate: jest.fn(),
    warm: jest.fn(),
    requireLogin: jest.fn(),
    notify: jest.fn(),
    report: jest.fn(),
    widget: () => ({ owner: 'mf-credit', Widget: BrokenWidget }),
    sdk: { layout: { getMallHotSearchKeywords: async () => answers.shift() } } as unknown as Platform['sdk'],
  };
}

async function mountAt(path: string) {
  window.history.replaceState(null, '', path);
  document.body.innerHTML = '<div></div>';
  const props = {
    platform: aPlatform(),
    domElement: document.body.firstElementChild as HTMLElement,
    onFailure: jest.fn(),
    name: 'mf-test',
  };
  const area = defineArea(manifest, screens);
  await area.bootstrap(props);
  await area.mount(props);
  return { ...props, area };
}

beforeAll(() => {
  // Lifecycles inside act() deadlock.
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = false;
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

test('an area shows the screen its address names, with the route’s parameters, and leaves nothing behind', async () => {
  const { domElement, area, ...props } = await mountAt('/part/M8x30');
  expect(domElement.querySelector('h1')?.textContent).toBe('零件 M8x30');
  expect(document.title).toBe('零件 - 百工商城');
  await area.unmount({ domElement, ...props });
  expect(domElement.innerHTML).toBe('');
});

test('a widget of another area that fails is contained: the page goes on and the report names its owner', async () => {
  const { domElement, platform } = await mountAt('/part/1');
  expect(domElement.querySelector('i')?.textContent).toBe('没有账期');
  expect(platform.report).toHaveBeenCalledWith(expect.objectContaining({ message: '坏的部件' }), expect.stringContaining('mf-credit'));
});

test('a screen that throws shows its fault with a retry that tries again', async () => {
  const { domElement, platform, onFailure } = await mountAt('/broken');
  expect(domElement.textContent).toContain('这部分暂时打不开');
  expect(platform.report).toHaveBeenCalled();
  expect(onFailure).not.toHaveBeenCalled();
  isRepaired = true;
  domElement.querySelector('button')!.click();
  await new Promise((resolve) => setTimeout(resolve, 0));
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(domElement.textContent).toBe('修好了');
});

test('a screen that failed over an answer without its fields asks again when it is tried again', async () => {
  const { domElement, platform } = await mountAt('/words');
  const shows = async (text: string) => {
    for (let time = 0; time < 100 && !domElement.textContent?.includes(text); time += 1)
      await new Promise((resolve) => setTimeout(resolve));
    expect(domElement.textContent).toContain(text);
  };
  await shows('这部分暂时打不开');
  domElement.querySelector('button')!.click();
  await shows('内六角、轴承');
  expect(platform.report).toHaveBeenCalledTimes(1);
});

test('a link within the site goes through the platform and warms up on intent; with a modifier key it is the browser’s', async () => {
  const { domElement, platform } = await mountAt('/part/1');
  const link = domElement.querySelector('a')!;
  link.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
  expect(platform.warm).toHaveBeenCalledWith('/elsewhere');
  const plain = new MouseEvent('click', { bubbles: true, cancelable: true });
  link.dispatchEvent(plain);
  expect(plain.defaultPrevented).toBe(true);
  expect(platform.navigate).toHaveBeenCalledWith('/elsewhere');
  link.addEventListener('click', (event) => event.preventDefault(), { once: true });
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
  expect(platform.navigate).toHaveBeenCalledTimes(1);
});

test('an area taken down after the next one is up leaves that one alone, and reads no address but its own meanwhile', async () => {
  document.body.innerHTML = '';
  placesSeen.length = 0;
  const mountNamed = async (name: string) => {
    window.history.replaceState(null, '', `/${name}`);
    window.dispatchEvent(new PopStateEvent('popstate'));
    const routes = [{ path: `/${name}`, screen: 'place', access: 'public', layout: 'default' } as const];
    const area = defineArea(defineManifest({ name, platform: '^0.3', routes }), placeScreens);
    const domElement = document.body.appendChild(document.createElement('div'));
    const props = { platform: { ...aPlatform(), area: name }, domElement, onFailure: jest.fn() };
    await area.bootstrap(props);
    await area.mount(props);
    return { domElement, leave: () => area.unmount(props) };
  };
  const first = await mountNamed('mf-first');
  const next = await mountNamed('mf-next');
  await first.leave();
  expect(first.domElement.innerHTML).toBe('');
  expect(next.domElement.textContent).toBe('mf-next');
  expect(placesSeen).toEqual(expect.arrayContaining(['mf-first /mf-first', 'mf-next /mf-next']));
  expect(placesSeen).not.toContain('mf-first /mf-next');
});

test('an area that is back before its last screen was taken down keeps the new one, and the old one reads no address any more', async () => {
  document.body.innerHTML = '';
  placesSeen.length = 0;
  const goTo = (path: string) => {
    window.history.replaceState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
  };
  const routes = [{ path: '/again/:one', screen: 'place', access: 'public', layout: 'default' } as const];
  const area = defineArea(defineManifest({ name: 'mf-again', platform: '^0.3', routes }), placeScreens);
  const mountAt = async (path: string) => {
    goTo(path);
    const domElement = document.body.appendChild(document.createElement('div'));
    const props = { platform: { ...aPlatform(), area: path }, domElement, onFailure: jest.fn() };
    await area.mount(props);
    return { domElement, leave: () => area.unmount(props) };
  };
  const before = await mountAt('/again/1');
  before.domElement.remove();
  const now = await mountAt('/again/2');
  await before.leave();
  expect(before.domElement.innerHTML).toBe('');
  expect(now.domElement.textContent).toBe('/again/2');
  expect(placesSeen).not.toContain('/again/1 /again/2');
});
