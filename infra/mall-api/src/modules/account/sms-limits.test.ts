import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { smsWebhook } from '../../adapters/sms.ts';
import { buildApp } from '../../app.ts';
import { recordedJobs } from '../../jobs/jobs.ts';
import { readSettings } from '../../settings.ts';
import { aMall } from '../../testing/a-mall.ts';
import { embedded } from '../../testing/embedded.ts';
import { solvedCaptcha } from '../../testing/solve-captcha.ts';
import { testingDatabase } from '../../testing/testing-database.ts';

const db = await testingDatabase();
const app = await aMall(db);
let mall = '';
beforeAll(async () => {
  mall = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

const postTo = async (base: string, name: string, payload: object, ip: string) => {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': ip };
  const answer = await fetch(`${base}/api/customer/${name}`, { method: 'POST', headers, body: JSON.stringify(payload) });
  return answer.json() as Promise<{ code: number; reason?: string; body: { isNeeded: boolean; ticket: string } }>;
};
const askForCode = (cellPhone: string, ip: string, captcha = {}) => postTo(mall, 'GetMobileCode', { cellPhone, ...captcha }, ip);
const aNumber = (at: number) => `1370000${String(at).padStart(4, '0')}`;

test('sixty requests at once from one address bring thirty codes; each further one costs a captcha', async () => {
  const ip = '198.18.1.1';
  const answers = await Promise.all(Array.from({ length: 60 }, (_, at) => askForCode(aNumber(at), ip)));
  expect(answers.filter(({ code }) => code === 0)).toHaveLength(30);
  expect(answers.filter(({ reason }) => reason === 'CAPTCHA_REQUIRED')).toHaveLength(30);
  expect(await db.sql`select 1 from sms_message`).toHaveLength(30);
  const captcha = await solvedCaptcha((name, payload) => postTo(mall, name, payload, ip), { userName: aNumber(70), scope: 'sms' });
  expect((await askForCode(aNumber(70), ip, captcha)).code).toBe(0);
  expect((await askForCode(aNumber(71), ip, captcha)).reason).toBe('CAPTCHA_WRONG');
  expect((await askForCode(aNumber(72), '198.18.1.2')).code).toBe(0);
  await db.sql`update sms_source set sent_at = array(select at - interval '61 minutes' from unnest(sent_at) as at)`;
  expect((await askForCode(aNumber(73), ip)).code).toBe(0);
});

test('a number gets one of sixty codes asked for at once from everywhere, and ten a day', async () => {
  const phone = aNumber(100);
  for (let round = 0; round < 10; round += 1) {
    const answers = await Promise.all(Array.from({ length: 6 }, (_, at) => askForCode(phone, `198.18.2.${round * 6 + at}`)));
    expect(answers.map(({ reason }) => reason ?? 'ok').sort()).toEqual([...Array(5).fill('SMS_TOO_SOON'), 'ok']);
    await db.sql`update sms_code set sent_at = sent_at - interval '61 seconds' where phone = ${phone}`;
  }
  expect((await askForCode(phone, '198.18.2.200')).reason).toBe('SMS_TOO_MANY');
});

test('where the provider refuses, the buyer is told at once, and may ask again at once', async () => {
  let status = 500;
  const texts: string[] = [];
  const provider = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      texts.push(JSON.parse(body).text);
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((listening) => provider.listen(0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${(provider.address() as { port: number }).port}/`;
  const parts = { db, settings: readSettings(embedded), jobs: recordedJobs() };
  const real = await buildApp({ ...parts, sms: smsWebhook({ url, secret: 's' }) });
  const away = await buildApp({ ...parts, sms: smsWebhook({ url: 'http://127.0.0.1:9/', secret: 's' }) });
  try {
    const [base, gone] = [await real.listen({ host: '127.0.0.1', port: 0 }), await away.listen({ host: '127.0.0.1', port: 0 })];
    const ask = (at: string) => postTo(at, 'GetMobileCode', { cellPhone: aNumber(200) }, '198.18.3.1');
    expect(await ask(base)).toMatchObject({ code: 50017, reason: 'SMS_NOT_SENT', message: '短信发送失败，请稍后再试' });
    expect((await ask(gone)).reason).toBe('SMS_NOT_SENT');
    expect(await db.sql`select 1 from sms_code where phone = ${aNumber(200)}`).toHaveLength(0);
    status = 204;
    expect((await ask(base)).code).toBe(0);
    expect((await ask(base)).reason).toBe('SMS_TOO_SOON');
    expect(texts).toHaveLength(2);
  } finally {
    await Promise.all([real.close(), away.close()]);
    provider.close();
  }
});

test('a provider that is silent may have sent it: the code stays good', async () => {
  const silent = createServer(() => {});
  await new Promise<void>((listening) => silent.listen(0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${(silent.address() as { port: number }).port}/`;
  await expect(smsWebhook({ url, secret: '' }, fetch, 50).send(db, aNumber(300), 'code')).resolves.toBeUndefined();
  silent.closeAllConnections();
  silent.close();
});
