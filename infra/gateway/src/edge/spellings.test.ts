import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type CallContract, contract, formsOf } from '@mall/api-contract';
import { spellings } from '@mall/api-contract/spellings';
import { createGateway } from '../gateway.ts';
import { openingStaffSession, signingIn } from './session-calls.ts';

const calls = Object.values(contract as unknown as Record<string, Record<string, CallContract>>).flatMap((all) => Object.values(all));
const filled = (path: string) => path.replace(/\{\w+\}/g, '7');
/** Every call in every form it is served as. */
const forms = calls.flatMap((call) =>
  formsOf(call).map(({ method, path }) => ({ call, method, listed: filled(path).replace(/\/$/, ''), path: filled(path) })),
);
const known = new Set(forms.map(({ method, listed }) => `${method} ${listed}`));
const givesToken = new Set([...signingIn, ...openingStaffSession].map(({ path }) => filled(path)));

/** What reached the API of each request, as it came there. */
const reached = new Map<string, string[]>();
const agent = new Agent({ keepAlive: true, maxSockets: 16 });
/** As the API: an address that is not exactly a call’s leads nowhere; its own test shows that its router reads the same. */
const api = createServer((asked, response) => {
  const path = asked.url!.split('?')[0]!;
  const isCall = known.has(`${asked.method} ${path}`);
  reached.get(String(asked.headers['x-test']))?.push(`${asked.method} ${path}`);
  response.writeHead(isCall ? 200 : 404, { 'content-type': 'application/json' });
  const body = givesToken.has(path) ? { token: 'the-token', kpId: 7 } : true;
  response.end(JSON.stringify(isCall ? { code: 0, message: '', body } : { code: 404, message: '请求地址出错', body: null }));
});
let folder: string;
let gateway: Awaited<ReturnType<typeof createGateway>>;
let site: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mall-spellings-'));
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  gateway = await createGateway({
    port: 0,
    host: '127.0.0.1',
    apiUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    registry: join(folder, 'registry'),
    adminToken: undefined,
    consoleFolder: undefined,
    devServers: undefined,
    logLevel: 'silent',
  });
  site = await gateway.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  agent.destroy();
  await gateway.app.close();
  api.closeAllConnections();
  await new Promise((resolve) => api.close(resolve));
  await rm(folder, { recursive: true, force: true });
});

interface Answer {
  status: number;
  text: string;
  cookies: string[];
  /** What of it reached the API. */
  asked: string[];
}

let sent = 0;
/** Sends a request line as it stands: no client tidies the address. */
const send = (method: string, path: string, from: Record<string, string>) =>
  new Promise<Answer>((resolve, reject) => {
    sent += 1;
    const id = String(sent);
    const asked: string[] = [];
    reached.set(id, asked);
    const headers = { 'x-test': id, cookie: 'token=of-a-buyer', ...from, ...(method === 'POST' ? { 'content-length': '0' } : {}) };
    const asking = request(site, { method, path, agent, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      answer.on('end', () => {
        reached.delete(id);
        const cookies = (answer.headers['set-cookie'] ?? []).map((one) => one.split('=')[0]!);
        resolve({ status: answer.statusCode!, text, cookies, asked });
      });
    });
    asking.on('error', reject).end();
  });
/** Each one's work, sixteen at once. */
async function forEach<T>(all: readonly T[], work: (one: T) => Promise<void>) {
  const left = all.values();
  const worker = async () => {
    for (const one of left) await work(one);
  };
  await Promise.all(Array.from({ length: 16 }, worker));
}

const ofOwnPage = () => ({ origin: site, 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' });
const ofSibling = { origin: 'https://promo.mall.example', 'sec-fetch-site': 'same-site' };
const ofPicture = { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' };
const typed = { 'sec-fetch-site': 'none', 'sec-fetch-dest': 'document' };
const isWrite = ({ call, method }: { call: CallContract; method: string }) => method !== 'GET' || call.effect === 'write';

test('each call in thirty spellings is the same call under the same rules, or refused', async () => {
  const wrong: object[] = [];
  await forEach(forms, async ({ method, listed, path }) => {
    const usual = await send(method, path, ofOwnPage());
    if (usual.text.includes('the-token')) wrong.push({ method, path, told: usual.text });
    for (const [name, spelling] of Object.entries(spellings(path))) {
      const { status, asked, text, cookies } = await send(method, spelling, ofOwnPage());
      const isTheSame = [status, text, asked, cookies].join() === [usual.status, usual.text, usual.asked, usual.cookies].join();
      // Where it isn't the call, no call is made.
      const isRefused = status >= 400 && !asked.some((one) => known.has(one));
      if (!isTheSame && !isRefused) wrong.push({ method, path, listed, name, spelling, status, asked, text });
    }
  });
  expect(wrong.slice(0, 5)).toEqual([]);
  expect(forms.length).toBeGreaterThan(600);
}, 120_000);

test('no spelling brings a write of another site to the API, and none that a GET does', async () => {
  const through: object[] = [];
  await forEach(forms.filter(isWrite), async (form) => {
    // A POST of another site is one however its address is written.
    const others = form.method === 'GET' ? Object.entries(spellings(form.path)) : [];
    for (const [name, spelling] of [['as it is listed', form.path], ...others] as const)
      for (const from of form.method === 'GET' ? [ofSibling, ofPicture, typed, {}] : [ofSibling]) {
        const { asked } = await send(form.method, spelling, from);
        if (asked.some((one) => known.has(one))) through.push({ ...form, name, spelling, from });
      }
  });
  expect(through.slice(0, 5)).toEqual([]);
}, 120_000);

test('what gives a session is heard in each spelling that is heard at all, and no page sees its token', async () => {
  const seen = await Promise.all(
    forms
      .filter(({ call }) => signingIn.has(call))
      .map(async ({ method, path }) => {
        const answers = [];
        for (const one of [path, `${path}/`, path.replace('/customer/', '/customer//'), path.replace('customer', '%63ustomer')])
          answers.push(await send(method, one, ofOwnPage()));
        return answers.map(({ text, cookies }) => [text.includes('the-token'), JSON.parse(text).code, cookies.includes('token')]);
      }),
  );
  expect(seen.flat()).toEqual(seen.flat().map(() => [false, 0, true]));
});
