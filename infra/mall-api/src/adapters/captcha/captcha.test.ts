import { createServer } from 'node:http';
import { expect, test } from '@jest/globals';
import { readWork, solveWork } from '@mall/domain/account';
import { readSettings } from '../../settings.ts';
import { embedded } from '../../testing/embedded.ts';
import { testingDatabase } from '../../testing/testing-database.ts';
import { captchaOf } from './captcha-of.ts';
import { captchaService } from './captcha-service.ts';
import { proofOfWork } from './proof-of-work.ts';

const db = await testingDatabase();
const key = Buffer.alloc(32, 7);
const here = { scope: 'login', source: '192.0.2.1' } as const;

test('the work proves itself for one purpose, and nothing of it can be changed', async () => {
  const port = proofOfWork(async () => key, 20);
  const { kind, ticket } = await port.task(1, here);
  const randomStr = await solveWork(ticket);
  expect(kind).toBe('work');
  const solved = await port.check({ ticket, randomStr }, here);
  expect(solved).toEqual({ id: readWork(ticket).salt, level: 1, expiresAt: new Date(readWork(ticket).expiresAt) });
  expect(await port.check({ ticket, randomStr }, { ...here, scope: 'sms' })).toBeUndefined();
  expect(await port.check({ ticket, randomStr }, { ...here, source: '192.0.2.2' })).toBeUndefined();
  for (const wrong of ['', '0', `${randomStr} `, `0${randomStr}`])
    expect(await port.check({ ticket, randomStr: wrong }, here)).toBeUndefined();
  const harder = Buffer.from(JSON.stringify({ ...readWork(ticket), level: 7 })).toString('base64url');
  for (const forged of [`${harder}.${ticket.split('.')[1]}`, ticket.split('.')[0]!, 'nonsense', ''])
    expect(await port.check({ ticket: forged, randomStr }, here)).toBeUndefined();
  expect(await proofOfWork(async () => Buffer.alloc(32), 20).check({ ticket, randomStr }, here)).toBeUndefined();
});

test('each level is twice the work, for five minutes', async () => {
  const port = proofOfWork(async () => key, 600);
  const before = Date.now();
  const works = await Promise.all([1, 2, 7].map(async (level) => readWork((await port.task(level, here)).ticket)));
  expect(works.map(({ most }) => most)).toEqual([600, 1200, 38_400]);
  expect(works[0]!.expiresAt - Date.now()).toBeLessThanOrEqual(300_000);
  expect(works[0]!.expiresAt).toBeGreaterThanOrEqual(before + 300_000);
});

test('every process of the API signs with the key of the database', async () => {
  const [one, other] = [1, 2].map(() => captchaOf(db, readSettings(embedded)));
  const [first, second] = await Promise.all([one!.task(1, here), other!.task(1, here)]);
  const randomStr = await solveWork(first.ticket);
  expect(await other!.check({ ticket: first.ticket, randomStr }, here)).toMatchObject({ level: 1 });
  expect(await one!.check({ ticket: second.ticket, randomStr: await solveWork(second.ticket) }, here)).toMatchObject({ level: 1 });
});

test('an outside service is asked whether ticket and random string are right; one that fails lets nobody in', async () => {
  const seen: unknown[] = [];
  let status = 200;
  const service = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    seen.push({ authorization: request.headers.authorization, ...JSON.parse(body) });
    response.writeHead(status).end(JSON.stringify({ valid: JSON.parse(body).randomStr === '@right' }));
  });
  await new Promise<void>((listening) => service.listen(0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${(service.address() as { port: number }).port}/`;
  const env = { CAPTCHA_URL: url, CAPTCHA_SECRET: 's', CAPTCHA_APP_ID: 'mall', CAPTCHA_SCRIPT: 'https://captcha.example/captcha.js' };
  const { captcha } = readSettings({ ...embedded, ...env, MALL_CAPTCHA: 'service' });
  const port = captchaService(captcha!);
  expect(await port.task(3, here)).toEqual({ kind: 'service', ticket: 'mall', script: 'https://captcha.example/captcha.js' });
  expect(await port.check({ ticket: 't1', randomStr: '@wrong' }, here)).toBeUndefined();
  expect(await port.check({ ticket: 't1', randomStr: '@right' }, here)).toMatchObject({
    id: expect.stringMatching(/^[0-9a-f]{64}$/),
    level: 7,
  });
  expect(seen[0]).toEqual({ authorization: 'Bearer s', appId: 'mall', ticket: 't1', randomStr: '@wrong', ip: '192.0.2.1', scope: 'login' });
  status = 500;
  await expect(port.check({ ticket: 't1', randomStr: '@right' }, here)).rejects.toThrow('the captcha service answered 500');
  service.close();
  expect(() => readSettings({ ...embedded, MALL_CAPTCHA: 'service' })).toThrow(
    /CAPTCHA_URL[\s\S]*CAPTCHA_SECRET[\s\S]*CAPTCHA_APP_ID[\s\S]*CAPTCHA_SCRIPT/,
  );
  expect(() => readSettings({ ...embedded, MALL_CAPTCHA: 'picture' })).toThrow('MALL_CAPTCHA');
});
