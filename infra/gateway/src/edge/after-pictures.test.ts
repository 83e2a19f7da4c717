import { runInNewContext } from 'node:vm';
import { expect, test } from '@jest/globals';
import { snapshotOf } from '../registry/snapshot.ts';
import { aRelease, aRoute } from '../testing/release.ts';
import { startScripts } from './start-scripts.ts';

const shell = aRelease('shell', {
  entry: ['main.js'],
  files: { 'main.js': { integrity: '', bytes: 9, brotli: 5 } },
  routes: [aRoute('/*')],
});

interface Picture {
  complete: boolean;
  top: number;
  decoded: Promise<void>;
}

/** Runs the last script of a rendered page whose lazy pictures are these, up to its first paint; `pass` lets the time of its timers up to `ms` go by. */
function painted(pictures: Picture[]) {
  const { end } = startScripts(snapshotOf({ shell }), 'shell', 'one', true);
  const added: string[] = [];
  const timers = new Map<number, { ms: number; go: () => void }>();
  const after = (go: () => void, ms = 0) => {
    timers.set(timers.size + 1, { ms, go });
    return timers.size;
  };
  const root = { dataset: { unpainted: '' } as Record<string, string> };
  let seePaint = () => {};
  class PerformanceObserver {
    static supportedEntryTypes = ['paint'];
    constructor(seen: (list: object) => void) {
      seePaint = () => seen({ getEntriesByName: () => [{}] });
    }
    observe() {}
    disconnect() {}
  }
  const images = pictures.map(({ complete, top, decoded }) => ({
    complete,
    decode: () => decoded,
    getBoundingClientRect: () => ({ width: 160, top, bottom: top + 160, left: 0, right: 160 }),
  }));
  const document = {
    hidden: false,
    documentElement: root,
    currentScript: { nonce: 'n' },
    cookie: '',
    querySelector: () => null,
    querySelectorAll: (selector: string) => (selector.includes('img[loading=lazy]') ? images : []),
    createElement: (tag: string) => ({ tag }),
    head: { append: ({ tag }: { tag: string }) => added.push(tag) },
  };
  const window = { PerformanceObserver };
  const clearTimeout = (timer: number) => timers.delete(timer);
  const globals = {
    document,
    window,
    PerformanceObserver,
    clearTimeout,
    setTimeout: after,
    innerHeight: 900,
    innerWidth: 1440,
    addEventListener() {},
  };
  runInNewContext(end.replace(/^<script[^>]*>|<\/script>$/g, ''), { ...globals, requestAnimationFrame: (go: () => void) => after(go) });
  seePaint();
  const pass = async (ms: number) => {
    for (let turn = 0; turn < 5; turn += 1) {
      await new Promise((resolve) => setImmediate(resolve));
      for (const [timer, due] of [...timers]) if (due.ms <= ms && timers.delete(timer)) due.go();
    }
  };
  return { root, pass, scripts: () => added.filter((tag) => tag === 'script').length };
}

const never = new Promise<void>(() => {});

test('scripts are asked for when the pictures in the window are there, and what was held is let go before', async () => {
  let arrive = () => {};
  const page = painted([{ complete: false, top: 0, decoded: new Promise((resolve) => (arrive = resolve)) }]);
  await page.pass(0);
  expect(page.root.dataset).not.toHaveProperty('unpainted');
  expect(page.scripts()).toBe(0);
  arrive();
  await page.pass(0);
  expect(page.scripts()).toBe(1);
});

test('a picture that never comes holds the scripts no longer than 400 ms, and asks for them once', async () => {
  const page = painted([{ complete: false, top: 0, decoded: never }]);
  await page.pass(399);
  expect(page.scripts()).toBe(0);
  await page.pass(400);
  await page.pass(1000);
  expect(page.scripts()).toBe(1);
});

test.each([
  ['below the window', { complete: false, top: 900, decoded: never }],
  ['already there', { complete: true, top: 0, decoded: never }],
])('a picture %s holds nothing', async (_, picture) => {
  const page = painted([picture]);
  await page.pass(0);
  expect(page.scripts()).toBe(1);
});

test('a picture that fails lets the scripts go', async () => {
  const page = painted([{ complete: false, top: 0, decoded: Promise.reject(new Error('broken')) }]);
  await page.pass(0);
  expect(page.scripts()).toBe(1);
});
