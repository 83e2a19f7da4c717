import { spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { filledData } from './filled-data.ts';
import { freePort } from './free-port.ts';

export interface Site {
  url: string;
  /** Where its mall API listens; '' where only the site is known. */
  apiUrl: string;
  /** What it keeps on this machine, its embedded database too; '' where that isn't ours. */
  dataFolder: string;
  close(): Promise<void>;
}

/** How many SKUs the site of specs has. */
export const siteSize = () => process.env.MALL_CATALOGUE ?? '6000';

/**
 * The site that specs run against: the one `MALL_SITE` names, else one of its own with a small catalogue in a data folder of its own.
 * @throws when it is not up within four minutes, or outside the mall's repository, which alone can start one
 */
export async function openSite(): Promise<Site> {
  const { MALL_SITE: given, MALL_SITE_API: apiUrl = '', MALL_SITE_DATA: dataFolder = '' } = process.env;
  if (given) return { url: given, apiUrl, dataFolder, close: async () => {} };
  const root = join(import.meta.dirname, '../../../..');
  if (!existsSync(join(root, 'scripts/start.mjs')))
    throw new Error(
      'Name a running mall: MALL_SITE=https://mall.example.com npm run e2e. Only its own repository can start one; for specs that order and pay name another: MALL_TRADING_SITE.',
    );
  const size = siteSize();
  const data = await filledData(root, size);
  const port = await freePort();
  const apiPort = await freePort();
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env: {
      ...process.env,
      MALL_DATA: data,
      PORT: String(port),
      API_PORT: String(apiPort),
      MALL_CATALOGUE: size,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  const close = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(data, { recursive: true, force: true });
  };
  await new Promise<void>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('the site was not up within four minutes')), 240_000);
    let seen = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      seen += text;
      if (!/百工商城 is up/.test(seen)) return;
      clearTimeout(late);
      resolve();
    });
    void ended.then(() => reject(new Error(`the site did not start\n${seen}`)));
  });
  return { url: `http://127.0.0.1:${port}`, apiUrl: `http://127.0.0.1:${apiPort}`, dataFolder: data, close };
}
