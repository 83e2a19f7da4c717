import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { embedded } from './testing/embedded.ts';
import { testingDatabase } from './testing/testing-database.ts';

const db = await testingDatabase();
let mall: ChildProcess | undefined;
afterEach(() => {
  mall?.kill('SIGKILL');
});

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

test('the product starts by itself on an empty database, migrates it, serves it, and ends when told to', async () => {
  await db.sql.unsafe('drop schema public cascade; create schema public').simple();
  const port = await freePort();
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { ...process.env, ...embedded, DATABASE_URL: db.url, API_PORT: String(port), LOG_LEVEL: 'fatal' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  mall = child;
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  await new Promise<void>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => text.includes('mall-api listens') && resolve());
    ended.then((code) => reject(new Error(`ended with ${code}`)));
  });
  const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  for (const path of ['/healthz', '/readyz', '/api/setting/GetMallIndex', '/api/product/SearchCategoryTree'])
    expect((await get(path)).status).toBe(200);
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});
