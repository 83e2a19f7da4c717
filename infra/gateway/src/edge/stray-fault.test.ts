import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type EdgeStand, edgeStand } from '../testing/edge-stand.ts';

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
