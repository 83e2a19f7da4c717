import { readFileSync, rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { pino } from 'pino';
import { smsOutbox } from '../adapters/sms.ts';
import { buildApp } from '../app.ts';
import { recordedJobs } from '../jobs/jobs.ts';
import { readSettings } from '../settings.ts';
import { embedded } from '../testing/embedded.ts';
import { startEmbeddedServer } from './embedded-server.ts';
import { openMallDatabase } from './open-mall-database.ts';

const dataFolder = await mkdtemp(join(tmpdir(), 'mall-server-'));
const settings = { ...readSettings(embedded), dataFolder };
const mall = await openMallDatabase(settings, pino({ level: 'silent' }));
const app = await buildApp({ db: mall.db, settings, jobs: recordedJobs(), sms: smsOutbox() });
afterAll(async () => {
  await app.close();
  await mall.close();
  rmSync(dataFolder, { recursive: true, force: true });
});

const postmaster = () => Number(readFileSync(join(dataFolder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
const sendCode = (cellPhone: string) => app.inject({ method: 'POST', url: '/api/customer/GetMobileCode', payload: { cellPhone } });
const outbox = (phone: string) => app.inject(`/api/console/GetSmsMessages?phone=${phone}`);
/** A read waits some seconds for the database before it is refused; a busy machine may need several of them. */
async function patientOutbox(phone: string) {
  for (;;) {
    const begun = performance.now();
    const answer = await outbox(phone);
    if (answer.statusCode !== 503) return answer;
    expect(performance.now() - begun).toBeGreaterThan(4000);
  }
}

test('a database that is killed comes back by itself: reads wait for it, and what was committed is still there', async () => {
  expect((await sendCode('13800138000')).json().code).toBe(0);
  const before = postmaster();
  process.kill(before, 'SIGKILL');
  const answers = await Promise.all(Array.from({ length: 5 }, () => patientOutbox('13800138000')));
  for (const answer of answers) expect(answer.json().body).toHaveLength(1);
  expect(postmaster()).not.toBe(before);
  expect((await app.inject('/readyz')).statusCode).toBe(200);
  expect((await sendCode('13800138001')).json().code).toBe(0);
});

test('a write that meets a dead database is refused with 503, not half done', async () => {
  process.kill(postmaster(), 'SIGKILL');
  const answer = await sendCode('13800138002');
  const { reason, code } = answer.json();
  expect([
    [503, 'SERVICE_UNAVAILABLE', 503],
    [200, undefined, 0],
  ]).toContainEqual([answer.statusCode, reason, code]);
  expect((await patientOutbox('13800138002')).json().body).toHaveLength(code === 0 ? 1 : 0);
});

test('a second API on the same folder is told who uses it', async () => {
  // The one that was killed is back before.
  while ((await app.inject('/readyz')).statusCode !== 200);
  const other = Object.getOwnPropertyDescriptor(process, 'pid')!;
  const pid = process.pid;
  Object.defineProperty(process, 'pid', { ...other, value: pid + 1_000_000 });
  try {
    await expect(startEmbeddedServer({ folder: dataFolder })).rejects.toThrow(`in use by process ${pid}`);
  } finally {
    Object.defineProperty(process, 'pid', other);
  }
});
