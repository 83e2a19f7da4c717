import { type ChildProcess, spawn } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { smsOutbox } from './adapters/sms.ts';
import { buildApp } from './app.ts';
import { recordedJobs } from './jobs/jobs.ts';
import { keyCommand } from './key-command.ts';
import { operatorCommand } from './operator-command.ts';
import { requiredSettings } from './required-settings.ts';
import { readSettings } from './settings.ts';
import { embedded } from './testing/embedded.ts';
import { testingDatabase } from './testing/testing-database.ts';

const db = await testingDatabase();
const checklist = readFileSync(join(import.meta.dirname, '../../../docs/running-it.md'), 'utf8');
/** The environment without what would be a setting of the mall. */
const bare = { PATH: process.env.PATH, HOME: process.env.HOME, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE };
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

/** Starts the product as a production does. @returns once it listens, or with what it said when it ended */
async function start(env: NodeJS.ProcessEnv): Promise<{ said: string; code: number | null }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { ...bare, NODE_ENV: 'production', LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  mall = child;
  let said = '';
  return new Promise((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        said += text;
        if (said.includes('mall-api listens')) resolve({ said, code: null });
      });
    child.once('close', (code) => resolve({ said, code }));
  });
}

const pem = () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return [privateKey.export({ type: 'pkcs8', format: 'pem' }), publicKey.export({ type: 'spki', format: 'pem' })].map(String);
};
const production = () => {
  const [key = '', certificate = ''] = pem();
  return {
    MALL_ADAPTERS: 'real',
    DATABASE_URL: db.url,
    MALL_URL: 'https://www.mall.example',
    METRICS_TOKEN: 'who-may-read-the-figures',
    MALL_DATA_KEYS: `2026:${Buffer.alloc(32, 7).toString('base64')}`,
    MALL_KEY: 'the-key-of-this-installation',
    SMS_URL: 'https://sms.mall.example/send',
    SMS_SECRET: 'secret',
    INVOICE_URL: 'https://invoices.example',
    INVOICE_SECRET: 'secret',
    ID_CHECK_URL: 'https://identity.example/id-card',
    ID_CHECK_SECRET: 'secret',
    FACE_CHECK_URL: 'https://identity.example/face',
    FACE_CHECK_SECRET: 'secret',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'notice@mall.example',
    UNIONPAY_MERCHANT_ID: '777290058110048',
    UNIONPAY_CERT_ID: '68759663125',
    UNIONPAY_PRIVATE_KEY: key,
    UNIONPAY_CERTIFICATE: certificate,
    WECHATPAY_APP_ID: 'wx8888888888888888',
    WECHATPAY_MERCHANT_ID: '1900007291',
    WECHATPAY_CERT_SERIAL: '5157F09EFDC096DE15EBE81A47057A7232F1B8E1',
    WECHATPAY_PRIVATE_KEY: key,
    WECHATPAY_PUBLIC_KEY: certificate,
    WECHATPAY_PUBLIC_KEY_ID: 'PUB_KEY_ID_0119000072912024',
    WECHATPAY_API_KEY: 'k'.repeat(32),
  };
};

describe('a production', () => {
  test('without its settings doesn’t start, and lists each that the checklist names, with what it is', async () => {
    const { said, code } = await start({ MALL_ADAPTERS: 'real' });
    expect(code).toBe(1);
    const needed = requiredSettings({ NODE_ENV: 'production', MALL_ADAPTERS: 'real' });
    for (const { name, how } of needed.filter((one) => one.name !== 'MALL_ADAPTERS'))
      expect(said).toMatch(new RegExp(`^ +${name} +${how.slice(0, 12).replace(/[^\w ]/g, '.')}`, 'm'));
    const named = [...checklist.matchAll(/^ +\| `([A-Z_]+)` +\|/gm)].map(([, name]) => name);
    expect(named.sort()).toEqual(needed.map(({ name }) => name).sort());
    expect((await start({})).said).toContain('MALL_ADAPTERS');
  });

  test('with them is closed: no console, no operator, no demo, no documentation, no figures', async () => {
    await db.sql.unsafe('drop schema public cascade; create schema public').simple();
    const port = await freePort();
    const { said } = await start({ ...production(), API_PORT: String(port) });
    expect(said).toContain('mall-api listens');
    const ask = (path: string, body?: object) =>
      fetch(`http://127.0.0.1:${port}${path}`, {
        ...(body ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
      });
    for (const path of ['/api/console/GetSmsMessages', '/api/console/GetAccounts', '/api/console/GetWechatScans', '/api/docs'])
      expect([path, (await ask(path)).status]).toEqual([path, 404]);
    const refusal = async (path: string, body: object) => (await (await ask(path, body)).json()).reason;
    // They are there, for operators with a role and for keys (processes/staff/staff-access.test.ts), and there is neither.
    expect(await refusal('/api/staff/ListOrders', {})).toBe('NOT_SIGNED_IN');
    expect(await refusal('/api/operator/AddOperator', {})).toBe('NOT_SIGNED_IN');
    expect(await refusal('/api/customer/LoginAsCustomer', { account: 'operator', password: 'Mall2026!' })).toBe('LOGIN_PASSWORD_WRONG');
    expect(await refusal('/api/customer/Login', { username: '13800138000', password: 'Mall2026!' })).toBe('LOGIN_PASSWORD_WRONG');
    const [counted] = await db.sql<{ n: number }[]>`select (select count(*) from operator) + (select count(*) from kp) as n`;
    expect(Number(counted!.n)).toBe(0);
    // The checklist goes on: the first operator, and a program's key.
    const env = { ...bare, DATABASE_URL: db.url };
    const shown = await operatorCommand(['add', 'he.jun', '--name', '何军', '--employee', 'E-77', '--roles', 'administrator'], env);
    const signIn = await ask('/api/operator/SignIn', { account: 'he.jun', password: /^ {4}(\S+)$/m.exec(shown)![1] });
    expect((await signIn.json()).body.next).toBe('newPassword');
    const [, key = ''] = /Bearer (\S+)/.exec(await keyCommand(['add', 'ERP', '--roles', 'warehouse'], env))!;
    const asErp = await fetch(`http://127.0.0.1:${port}/api/staff/ListQueues`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}` },
    });
    expect((await asErp.json()).body.map(({ queue }: { queue: string }) => queue)).toEqual([
      'toShip',
      'onTheWay',
      'casesToReceive',
      'casesToSend',
    ]);
  });

  test('is whatever doesn’t call itself a development: another word for it, or none beside real adapters, needs the same', () => {
    const needed = (env: NodeJS.ProcessEnv) => requiredSettings(env).map(({ name }) => name);
    const all = needed({ NODE_ENV: 'production', MALL_ADAPTERS: 'real' });
    for (const NODE_ENV of ['prod', 'Production', 'staging', 'live', ' production', 'dev', '', undefined])
      expect([NODE_ENV, needed({ NODE_ENV, MALL_ADAPTERS: 'real' })]).toEqual([NODE_ENV, all]);
    expect(needed({ NODE_ENV: 'development', MALL_ADAPTERS: 'real' })).not.toContain('MALL_KEY');
    expect(needed({ MALL_ADAPTERS: 'embedded' })).toEqual(['MALL_ADAPTERS']);
    expect(readSettings({ ...production(), NODE_ENV: 'prod' }).isDevelopment).toBe(false);
  });

  test('with real adapters refuses the console', () => {
    expect(() => readSettings({ ...production(), NODE_ENV: 'production', MALL_CONSOLE: 'on' })).toThrow('MALL_CONSOLE');
    for (const MALL_CONSOLE of ['yes', 'true', '1']) expect(() => readSettings({ ...embedded, MALL_CONSOLE })).toThrow('MALL_CONSOLE');
  });
});

describe('the console', () => {
  const open = (env: NodeJS.ProcessEnv) => buildApp({ db, settings: readSettings({ ...env }), jobs: recordedJobs(), sms: smsOutbox() });
  const statusFrom = async (env: NodeJS.ProcessEnv, remoteAddress: string, headers: Record<string, string> = {}) => {
    const app = await open(env);
    const { statusCode } = await app.inject({ url: '/api/console/GetWechatScans', remoteAddress, headers });
    await app.close();
    return statusCode;
  };

  test('isn’t there unless it is asked for, embedded adapters or not', async () => {
    expect(await statusFrom({ MALL_ADAPTERS: 'embedded' }, '127.0.0.1')).toBe(404);
  });

  test('answers this machine only, whatever a request says of itself', async () => {
    const on = { ...embedded, MALL_CONSOLE: 'on' };
    expect(await statusFrom(on, '127.0.0.1')).toBe(200);
    expect(await statusFrom(on, '203.0.113.5')).toBe(404);
    expect(await statusFrom(on, '203.0.113.5', { 'x-forwarded-for': '127.0.0.1' })).toBe(404);
    expect(await statusFrom(on, '127.0.0.1', { 'x-forwarded-for': '203.0.113.5' })).toBe(404);
    const inCluster = { ...on, TRUSTED_PROXIES: 'loopback,uniquelocal' };
    expect(await statusFrom(inCluster, '10.0.0.7', { 'x-forwarded-for': '127.0.0.1' })).toBe(404);
  });

  test('answers whoever reaches it where it is told to', async () => {
    expect(await statusFrom(embedded, '203.0.113.5')).toBe(200);
  });
});
