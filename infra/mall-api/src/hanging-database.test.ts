import { afterAll, expect, test } from '@jest/globals';
import { type AServedMall, aServedMall, type Told } from './testing/a-served-mall.ts';
import { anOwnServer, aServersFolder, makeDatabase } from './testing/an-own-server.ts';

const server = await anOwnServer(await aServersFolder());
let mall: AServedMall | undefined;
let stopped: number[] = [];
const goOn = () => {
  for (const pid of stopped.splice(0)) process.kill(pid, 'SIGCONT');
};
afterAll(async () => {
  goOn();
  mall?.end();
  await server.end();
});

const hangingMs = 20_000;
/** What a browser waits for an answer (rule calls 4). */
const patienceMs = 8000;

test('while PostgreSQL hangs for 20 s every call ends in time with 503, and afterwards all is well by itself', async () => {
  await makeDatabase(server, 'mall');
  const api = await aServedMall(server.url('mall'));
  mall = api;
  const read = () => api.ask('/api/product/SearchSku/AA0001', { payload: {} });
  const write = () => api.ask('/api/customer/Login', { payload: { username: '13800138000', password: 'Mall2026!' } });
  expect((await read()).answer.reason).toBe('SKU_NOT_FOUND');
  expect((await write()).answer.reason).toBe('LOGIN_PASSWORD_WRONG');

  stopped = server.processes();
  for (const pid of stopped) process.kill(pid, 'SIGSTOP');
  const until = performance.now() + hangingMs;
  const told: Told[] = [];
  while (performance.now() < until) {
    const [ready, ...answers] = await Promise.all([
      api.ask('/readyz'),
      ...Array.from({ length: 20 }, (_, i) => (i % 2 ? read() : write())),
    ]);
    expect([ready!.status, ready!.ms < 3000]).toEqual([503, true]);
    told.push(...answers);
  }
  for (const { status, answer, headers } of told)
    expect([status, answer.message, headers['retry-after']]).toEqual([503, '服务不可用', '2']);
  expect(Math.max(...told.map(({ ms }) => ms))).toBeLessThan(patienceMs);

  goOn();
  const back = performance.now();
  while ((await api.ask('/readyz')).status !== 200) expect(performance.now() - back).toBeLessThan(10_000);
  expect((await read()).answer.reason).toBe('SKU_NOT_FOUND');
  expect((await write()).answer.reason).toMatch(/LOGIN_PASSWORD_WRONG|CAPTCHA_REQUIRED/);
}, 90_000);
