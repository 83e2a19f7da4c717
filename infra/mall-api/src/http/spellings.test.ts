import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { json } from 'node:stream/consumers';
import { afterAll, expect, test } from '@jest/globals';
import { type CallContract, contract, formsOf } from '@mall/api-contract';
import { canonicalUrl } from '@mall/api-contract/canonical-url';
import { matchCall } from '@mall/api-contract/match-call';
import { spellings } from '@mall/api-contract/spellings';
import { pino } from 'pino';
import { smsOutbox } from '../adapters/sms.ts';
import { buildApp } from '../app.ts';
import { recordedJobs } from '../jobs/jobs.ts';
import { readSettings } from '../settings.ts';
import { embedded } from '../testing/embedded.ts';
import { testingDatabase } from '../testing/testing-database.ts';

const db = await testingDatabase();
let routed: string | undefined;
/** The API says in its log which route an address came to. */
const log = new Writable({
  write(line, _encoding, done) {
    const { msg, method, url } = JSON.parse(String(line));
    if (msg === 'request') routed = `${method} ${url}`;
    done();
  },
});
const settings = { ...readSettings(embedded), console: 'open' as const };
const app = await buildApp({ db, settings, jobs: recordedJobs(), sms: smsOutbox(), logger: pino({ level: 'info' }, log) });
afterAll(() => app.close());

const forms = Object.values(contract as unknown as Record<string, Record<string, CallContract>>)
  .flatMap((calls) => Object.values(calls))
  .flatMap((call) => formsOf(call).map(({ method, path }) => ({ call, method, path })));
const routeOf = (path: string) => path.replace(/\{(\w+)\}/g, ':$1');

/** Asks with nothing that any call takes, so that none does anything. */
async function ask(method: 'GET' | 'POST', url: string) {
  routed = undefined;
  const nonsense = { payload: { spelled: 1 } };
  const { statusCode } = await app.inject({ method, url: `${url}?spelled=1`, ...(method === 'POST' ? nonsense : {}) });
  return { statusCode, routed };
}

test('the router comes from each spelling of each call to the call that the gateway’s rules see, or to none', async () => {
  const wrong: object[] = [];
  for (const { method, path } of forms) {
    const written = Object.values(spellings(path.replace(/\{\w+\}/g, '7'))).map((spelling) => canonicalUrl(spelling)?.split('?')[0]);
    for (const url of new Set(written.filter((one) => one?.startsWith('/api/')))) {
      const matched = matchCall(method, url!);
      const { statusCode, routed: came } = await ask(method, url!);
      const isRight = matched ? came === `${method} ${routeOf(matched.call.path)}` : statusCode === 404;
      if (!isRight) wrong.push({ method, path, url, matched: matched?.name, came, statusCode });
    }
  }
  expect(wrong.slice(0, 5)).toEqual([]);
  expect(forms.length).toBeGreaterThan(600);
});

test('whoever asks without the gateway is understood the same way, and refused in words where two things could be meant', async () => {
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const told = (path: string) =>
    new Promise<{ status: number; answer: { code: number; message: string; reason?: string } }>((resolve, reject) => {
      request({ host: '127.0.0.1', port, path, agent: false }, async (answer) => {
        resolve({ status: answer.statusCode!, answer: (await json(answer)) as never });
      })
        .on('error', reject)
        .end();
    });
  for (const path of ['/api//setting/./GetMallLayOut/', '/%61pi/setting/%47etMallLayOut?', '/x/../api/setting/GetMallLayOut'])
    expect((await told(path)).answer.code).toBe(0);
  for (const path of ['/api/setting/GetMallLayOut;a=b', '/api\\..\\setting', '/api/setting/x%2f../GetMallLayOut', '/api/%zz', '/api/a%00'])
    expect([path, await told(path)]).toMatchObject([
      path,
      { status: path.startsWith('/api\\') ? 404 : 400, answer: { message: expect.stringMatching(/[\u4e00-\u9fff]/) } },
    ]);
});
