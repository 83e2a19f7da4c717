import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { $, browser, expect } from '@wdio/globals';
import { type PlainServer, servePlainly } from '../deploying/plain-server.ts';

const root = join(import.meta.dirname, '../../..');
const { MALL_SITE: site = '', MALL_SITE_API: api = '', MALL_SITE_DATA: data = '' } = process.env;

/** What `npx mall export` does at a team's desk. */
function exportTo(out: string) {
  const MALL_TOKEN = process.env.MALL_TOKEN ?? readFileSync(resolve(root, data || '.mall', 'registry/admin-token'), 'utf8').trim();
  const { status, stderr } = spawnSync(process.execPath, ['infra/cli/bin/mall.mjs', 'export', '--out', out, '--gateway', site], {
    cwd: root,
    env: { ...process.env, MALL_TOKEN },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`mall export ended with ${status}: ${stderr}`);
}

describe('the site as plain files', () => {
  const out = mkdtempSync(join(tmpdir(), 'mall-export-'));
  let server: PlainServer;
  before(async () => {
    exportTo(out);
    server = await servePlainly(out, api || site);
  });
  after(async () => {
    await server.close();
    rmSync(out, { recursive: true, force: true });
  });

  it('is drawn by the browser from a server that knows nothing of it, with its frame, its data and its links', async () => {
    await browser.url(`${server.url}/`);
    await $('#frame-header input').waitForDisplayed();
    await $('main a[href^="/p/"]').waitForExist();
    await browser.execute(() => Object.assign(window, { isMarked: true }));
    await browser.execute(() => history.pushState(null, '', '/search?keyword=m8'));
    await $('#area-mf-search a[href^="/p/"]').waitForDisplayed();
    expect(await browser.execute(() => (window as { isMarked?: boolean }).isMarked)).toBe(true);
    expect(server.refused()).toEqual([]);
  });

  it('answers an address with parameters by its page for what it doesn’t have, which is the right one', async () => {
    await browser.url(`${server.url}/search?keyword=m8`);
    const product = await $('#area-mf-search a[href^="/p/"]');
    await product.waitForDisplayed();
    const path = (await product.getAttribute('href'))!;
    await browser.url(`${server.url}${path}`);
    const number = path.split('/').pop()!.split('?')[0]!;
    await $(`#area-mf-storefront img[src*="/${number}/"]`).waitForExist({ timeoutMsg: `the page of ${number} was not drawn` });
    expect(server.refused()).toEqual([]);
  });

  it('runs no script that is not its own: its policy holds without a nonce', async () => {
    await browser.url(`${server.url}/`);
    const ran = await browser.execute(() => {
      const script = document.createElement('script');
      script.textContent = 'window.isBroken = true';
      document.head.append(script);
      return (window as { isBroken?: boolean }).isBroken === true;
    });
    expect(ran).toBe(false);
    const html = readFileSync(join(out, 'index.html'), 'utf8');
    expect(html).not.toContain(` nonce="`);
    expect(html).not.toContain('unsafe-eval');
  });
});
