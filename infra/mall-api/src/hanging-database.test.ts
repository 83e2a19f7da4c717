import { afterAll, expect, test } from '@jest/globals';
import { answeredWithinMs } from './database/asked-by.ts';
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

/** What a browser waits for an answer (rule calls 4). */
const patienceMs = 8000;

test('while PostgreSQL hangs every call ends with 503, before a browser gives it up, and afterwards all is well by itself', async () => {
  await makeDatabase(server, 'mall');
  const api = await aServedMall(server.url('mall'));
  mall = api;
  const read = () => api.ask('/api/product/SearchSku/AA0001', { payload: {} });
  const write = () => api.ask('/api/customer/Login', { payload: { username: '13800138000', password: 'Mall2026!' } });
  expect((await read()).answer.reason).toBe('SKU_NOT_FOUND');
  expect((await write()).answer.reason).toBe('LOGIN_PASSWORD_WRONG');

  stopped = server.processes();
  for (const pid of stopped) process.kill(pid, 'SIGSTOP');
  const told: Told[] = [];
  for (let round = 0; round < 2; round += 1) {
    const [ready, ...answers] = await Promise.all([
      api.ask('/readyz'),
      ...Array.from({ length: 20 }, (_, i) => (i % 2 ? read() : write())),
    ]);
    expect(ready!.status).toBe(503);
    told.push(...answers);
  }
  for (const { status, answer, headers } of told)
    expect([status, answer.message, headers['retry-after']]).toEqual([503, '服务不可用', '2']);
  expect(answeredWithinMs).toBeLessThan(patienceMs);

  goOn();
  while ((await api.ask('/readyz')).status !== 200);
  expect((await read()).answer.reason).toBe('SKU_NOT_FOUND');
  expect((await write()).answer.reason).toMatch(/LOGIN_PASSWORD_WRONG|CAPTCHA_REQUIRED/);
});
