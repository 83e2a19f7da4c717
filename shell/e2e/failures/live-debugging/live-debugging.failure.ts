import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { browser, expect } from '@wdio/globals';
import { operatorPage } from '../../pages/operator.page.ts';
import { stand } from '../stand/control.ts';
import { areaOf, beginAnew, isSamePage, openPage } from '../stand/rest-of-the-site.ts';

const area = 'mf-live-debugging';
const folder = join(import.meta.dirname, '../dist/live-debugging', area);
const page = join(folder, 'src/page.tsx');
const command = join(import.meta.dirname, '../../../../packages/build-config/bin/mall-webpack.mjs');

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });

/** Serves the area as its team does: `npm run dev -- --live`. */
async function serveLive(port: number): Promise<ChildProcess> {
  const server = spawn(process.execPath, [command, 'serve', '--live'], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), MALL_API: process.env.MALL_BASE_URL },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await browser.waitUntil(
    () =>
      fetch(`http://localhost:${port}/area.json`).then(
        ({ ok }) => ok,
        () => false,
      ),
    {
      timeout: 60_000,
      timeoutMsg: 'the development server did not start',
    },
  );
  return server;
}

describe('an area that its team debugs live inside the site', () => {
  let server: ChildProcess;
  let port: number;
  const first = readFileSync(page, 'utf8');
  before(async () => {
    await beginAnew();
    await stand.publish(area);
    port = await freePort();
    server = await serveLive(port);
    await operatorPage.signIn();
  });
  after(async () => {
    writeFileSync(page, first);
    server.kill('SIGTERM');
    await operatorPage.signOut();
    await stand.retire(area);
  });

  it('shows what was saved, without a page load, and keeps what was counted and typed', async () => {
    await openPage(`/failure/live-debugging?mf=${area}@http://localhost:${port}`);
    const host = areaOf(area);
    await expect(host.$('h1')).toHaveText('第一版');
    await host.$('button').click();
    await host.$('button').click();
    await host.$('input').setValue('不要丢');
    for (const words of ['第二版', '第三版', '第四版']) {
      const shown = browser.executeAsync(
        (name: string, wanted: string, done: () => void) => {
          const look = () => document.querySelector(`#area-${name} h1`)?.textContent === wanted && done();
          new MutationObserver(look).observe(document.getElementById(`area-${name}`)!, {
            childList: true,
            characterData: true,
            subtree: true,
          });
        },
        area,
        words,
      );
      // The page listens before the file is saved.
      await browser.execute(() => true);
      writeFileSync(page, first.replace('第一版', words));
      await shown;
    }
    await expect(host.$('button')).toHaveText('点了 2 次');
    await expect(host.$('input')).toHaveValue('不要丢');
    expect(await isSamePage()).toBe(true);
  });
});
