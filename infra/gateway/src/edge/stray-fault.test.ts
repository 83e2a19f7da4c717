import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type EdgeStand, edgeStand } from '../testing/edge-stand.ts';
import { buildOf, plainShell } from '../testing/faulty-area.ts';
import { until } from '../testing/running-gateway.ts';
import { fallbackRegion } from './region.ts';
import { createRenderer } from './renderer.ts';

/** Leaves something behind that ends after its page was answered. */
const areaCode = `module.exports = { widgets: {},
  load: async ({ pathname }) => {
    const fault = () => new Error('stray');
    if (pathname === '/promise') setTimeout(() => Promise.reject(fault()), 30);
    if (pathname === '/timer') setTimeout(() => { throw fault(); }, 30);
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

test.each(['/promise', '/timer'])('what %s leaves behind is told when it comes while the thread has nothing to do', async (pathname) => {
  const folder = await mkdtemp(join(tmpdir(), 'mall-stray-'));
  const faults: string[] = [];
  const renderer = createRenderer(4000, (error) => faults.push(String(error)));
  try {
    const fileOf = async (name: string, code: string) => ({
      file: join(await buildOf(folder, name, [], code), 'server/server.cjs'),
      integrity: '',
    });
    const task = {
      bundles: { shell: await fileOf('shell', plainShell), 'mf-test': await fileOf('mf-test', areaCode) },
      widgets: {},
      area: 'mf-test',
      routes: [],
      route: { path: '/page', screen: 'page', layout: 'default', area: 'mf-test' },
      pathname,
      search: '',
      region: fallbackRegion,
      apiUrl: 'http://127.0.0.1:1',
      dataTimeoutMs: 1000,
    };
    expect((await renderer.render(task))?.screen?.html).toContain(pathname);
    await until(async () => faults.some((fault) => fault.includes('stray')), 5000);
    expect((await renderer.render({ ...task, pathname: '/page' }))?.screen?.html).toContain('/page');
  } finally {
    await renderer.close();
    await rm(folder, { recursive: true, force: true });
  }
});
