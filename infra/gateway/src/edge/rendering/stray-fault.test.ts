import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type EdgeStand, edgeStand } from '../../testing/edge-stand.ts';
import { buildOf, plainShell } from '../../testing/faulty-area.ts';
import { until } from '../../testing/running-gateway.ts';
import { fallbackRegion } from '../region.ts';
import type { Harm } from './area-processes.ts';
import { createRenderer } from './renderer.ts';

/** Leaves something behind that ends after its page was answered. */
const areaCode = `module.exports = { widgets: {},
  load: async ({ pathname }) => {
    const fault = () => new Error('stray');
    if (pathname === '/promise') setTimeout(() => Promise.reject(fault()), 30);
    if (pathname === '/timer') setTimeout(() => { throw fault(); }, 30);
    if (pathname === '/flood') setInterval(() => { for (let n = 0; n < 50; n += 1) Promise.reject(fault()); }, 1);
    if (pathname === '/exit') setTimeout(() => process.exit(3), 30);
    if (pathname === '/long') await new Promise((resolve) => setTimeout(resolve, 150));
    return { data: { values: {}, failures: {} }, head: { title: 'x' } };
  },
  render: async ({ pathname }) => ({ html: '<h1>' + pathname + '</h1>', styles: '' }) };`;

let stand: EdgeStand;
beforeAll(async () => {
  stand = await edgeStand({ areaCode, paths: ['/promise', '/timer', '/exit', '/long', '/page'] });
});
afterAll(() => stand.close());

const page = async (path: string) => (await fetch(stand.site + path)).text();

test.each(['/promise', '/timer', '/exit'])('what %s leaves behind ends neither the gateway nor the pages beside it', async (path) => {
  const beside = page(`/long?beside=${path}`);
  expect(await page(path)).toContain(`<h1>${path}</h1>`);
  expect(await beside).toContain('<h1>/long</h1>');
  // Over by now: it comes after 30 ms, and the page beside took 150.
  expect(await page(`/page?after=${path}`)).toContain('<h1>/page</h1>');
  expect((await fetch(`${stand.site}/healthz`)).status).toBe(200);
});

/** A renderer of its own, and the harm it told of. */
async function withRenderer(work: (render: (pathname: string) => Promise<string | undefined>, harms: Harm[]) => Promise<void>) {
  const folder = await mkdtemp(join(tmpdir(), 'mall-stray-'));
  const harms: Harm[] = [];
  const renderer = createRenderer(4000, (harm) => harms.push(harm));
  try {
    const fileOf = async (name: string, code: string) => ({
      file: join(await buildOf(folder, name, [], code), 'server/server.cjs'),
      ...{ integrity: '', version: 'v1', calls: [] },
    });
    const bundles = { shell: await fileOf('shell', plainShell), 'mf-test': await fileOf('mf-test', areaCode) };
    const route = { path: '/page', screen: 'page', layout: 'default', area: 'mf-test' };
    const task = {
      bundles,
      route,
      widgets: {},
      area: 'mf-test',
      routes: [],
      search: '',
      region: fallbackRegion,
      apiUrl: 'http://127.0.0.1:1',
    };
    await work(async (pathname) => (await renderer.render({ ...task, pathname }))?.screen?.html, harms);
  } finally {
    await renderer.close();
    await rm(folder, { recursive: true, force: true });
  }
}

test.each(['/promise', '/timer'])('what %s leaves behind is told when it comes while the process has nothing to do', (pathname) =>
  withRenderer(async (render, harms) => {
    expect(await render(pathname)).toContain(pathname);
    await until(async () => harms.some(({ why }) => why.includes('stray')));
    expect(await render('/page')).toContain('/page');
  }),
);

test(
  'an area that leaves one fault after the other is ended, and the first few are told: the log is written in the thread that serves everybody',
  () =>
    withRenderer(async (render, harms) => {
      for (let time = 1; time <= 3; time += 1) {
        expect(await render('/flood')).toContain('/flood');
        await until(async () => harms.filter(({ why }) => why.includes('again and again')).length === time);
      }
      // Six a second at most, and the hundred that end it come at once.
      expect(harms.length).toBeLessThan(60);
      expect(harms.at(-1)!.restsUntil).toEqual(expect.any(String));
      expect(await render('/page')).toBeUndefined();
    }),
  120_000,
);
