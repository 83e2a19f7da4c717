import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { embedded } from './testing/embedded.ts';
import { testingDatabase } from './testing/testing-database.ts';
import { untilBlocked } from './testing/until-blocked.ts';

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

/** Starts the API in a process of its own. */
async function started() {
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
  return { child, ended, get: (path: string, headers = {}) => fetch(`http://127.0.0.1:${port}${path}`, { headers }) };
}

test('the product starts by itself on an empty database, migrates it, serves it, and ends when told to', async () => {
  await db.sql.unsafe('drop schema public cascade; create schema public').simple();
  const { child, ended, get } = await started();
  for (const path of ['/healthz', '/readyz', '/api/setting/GetMallIndex', '/api/product/SearchCategoryTree'])
    expect((await get(path)).status).toBe(200);
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});

test('what is under way when it is told to end is answered, and nobody new is let in', async () => {
  const { child, ended, get } = await started();
  const asked = await db.transaction(async (tx) => {
    await tx.sql`lock table session in access exclusive mode`;
    const answer = get('/api/customer/GetCustomerBalance', { token: 'x'.repeat(40) });
    await untilBlocked(db);
    child.kill('SIGTERM');
    const isRefused = () =>
      get('/healthz').then(
        ({ status }) => status === 503,
        () => true,
      );
    while (!(await isRefused()));
    return { answer };
  });
  expect((await asked.answer).status).toBe(401);
  expect(await ended).toBe(0);
});
