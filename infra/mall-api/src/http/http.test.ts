import { createHash, createHmac, randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { afterAll, expect, jest, test } from '@jest/globals';
import { defineCall } from '@mall/api-contract';
import Type from 'typebox';
import { smsOutbox } from '../adapters/sms.ts';
import { buildApp } from '../app.ts';
import { recordedJobs } from '../jobs/jobs.ts';
import { readSettings } from '../settings.ts';
import { embedded } from '../testing/embedded.ts';
import { testingDatabase } from '../testing/testing-database.ts';
import { MallError } from './mall-error.ts';
import { route } from './route.ts';

const db = await testingDatabase();
const installationKey = randomBytes(32);
const app = await buildApp({ db, installationKey, settings: readSettings(embedded), jobs: recordedJobs(), sms: smsOutbox() });

const order = defineCall({
  method: 'POST',
  path: '/api/probe/PlaceOrder/{shop}',
  summary: 'probe',
  access: 'public',
  effect: 'write',
  params: Type.Object({ shop: Type.Integer() }),
  body: Type.Object({
    quantity: Type.Integer({ minimum: 1, maximum: 9999 }),
    note: Type.Optional(Type.String({ maxLength: 5 })),
    lines: Type.Optional(Type.Array(Type.Object({ sku: Type.String() }))),
  }),
  response: Type.Object({ number: Type.Integer() }),
  refusals: ['FORBIDDEN'],
  idempotent: true,
});
const secret = defineCall({
  method: 'GET',
  path: '/api/probe/GetSecret',
  summary: 'probe',
  access: 'login',
  effect: 'read',
  response: Type.String(),
});
const broken = defineCall({
  method: 'GET',
  path: '/api/probe/Broken',
  summary: 'probe',
  access: 'public',
  effect: 'read',
  response: Type.String(),
});
const full = defineCall({
  method: 'POST',
  path: '/api/probe/Full',
  summary: 'probe',
  access: 'public',
  effect: 'write',
  body: Type.Object({ where: Type.String() }),
  response: Type.String(),
});
const secretive = defineCall({
  method: 'POST',
  path: '/api/probe/Secretive',
  summary: 'probe',
  access: 'public',
  effect: 'write',
  body: Type.Object({ reason: Type.String() }),
  response: Type.String(),
  refusals: ['CREDIT_LIMIT_EXCEEDED'],
});

const alsoRead = defineCall({
  method: 'POST',
  path: '/api/probe/SelectAll',
  summary: 'probe',
  access: 'public',
  effect: 'write',
  alsoGet: true,
  body: Type.Object({ shop: Type.Integer({ minimum: 1 }) }),
  response: Type.Integer(),
});

let outcome: 'ok' | 'refuse' = 'ok';
const work = jest.fn(async (quantity: number) => {
  // A count outside of the refused transaction stays, what is inside goes.
  await db.sql`insert into login_failure (number, source, failures) values ('probe', '', 1) on conflict (number, source) do update set failures = login_failure.failures + 1`;
  return db.transaction(async (tx) => {
    const [row] = await tx.sql<{ id: number }[]>`insert into sms_message (phone, text) values ('probe', ${String(quantity)}) returning id`;
    await new Promise((resolve) => setTimeout(resolve, 30));
    if (outcome === 'refuse') throw new MallError('FORBIDDEN');
    return { number: row!.id };
  });
});
route(app, order, ({ quantity }) => work(quantity));
route(app, secret, () => 'secret');
route(app, broken, () => {
  throw new Error('the password is 12345');
});
route(app, full, async ({ where }) => {
  if (where === 'database') await db.sql`do $$ begin raise exception 'No space left on device' using errcode = '53100'; end $$`;
  if (where === 'disk') await writeFile('/dev/full', 'x');
  return 'kept';
});
const selected = jest.fn();
route(app, alsoRead, ({ shop }) => {
  selected();
  return shop;
});
route(app, secretive, ({ reason }) => {
  if (reason === 'undeclared') throw new MallError('CART_FULL');
  throw new MallError('CREDIT_LIMIT_EXCEEDED', { shortfall: (reason === 'declared' ? 1 : 'much') as number });
});
app.addHook('onRequest', async (request) => {
  const { 'idempotency-key': key } = request.headers;
  request.caller ??= {
    kp: undefined,
    operatorId: undefined,
    staff: undefined,
    provinceId: 10009,
    ip: request.ip,
    device: '',
    userAgent: '',
    requestId: request.id,
    idempotencyKey: typeof key === 'string' ? key : undefined,
    token: undefined,
  };
});

afterAll(() => app.close());
const place = (payload: unknown, key?: string, shop = '1') =>
  app.inject({
    method: 'POST',
    url: `/api/probe/PlaceOrder/${shop}`,
    payload: payload as object,
    headers: key ? { 'idempotency-key': key } : {},
  });
const made = async () => (await db.sql<{ n: number }[]>`select count(*)::int as n from sms_message where phone = 'probe'`)[0]!.n;

test.each([
  [{ quantity: 0 }, 'quantity', '不能小于 1'],
  [{ quantity: '5' }, 'quantity', '类型应为 integer'],
  [{}, 'quantity', '缺失'],
  [{ quantity: 1, price: 1 }, 'price', '是未知字段'],
  [{ quantity: 1, lines: [{ sku: 'A', price: 1 }] }, 'lines.0.price', '是未知字段'],
  [{ quantity: 1, note: '一二三四五六' }, 'note', '长度不能超过 5'],
  [{ quantity: 1.5 }, 'quantity', '类型应为 integer'],
  [[], 'body', '类型应为 object'],
])('%j is refused, with %s named', async (payload, field, problem) => {
  const answer = await place(payload);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({
    code: 400,
    reason: 'BAD_REQUEST',
    message: `请求错误：${field} ${problem}`,
    details: { field },
    body: null,
  });
});

test('bad paths, unknown query fields, broken JSON and other media types are refused alike', async () => {
  expect((await place({ quantity: 1 }, undefined, 'x')).json().details.field).toBe('shop');
  expect((await app.inject('/api/probe/Broken?surprise=1')).json().details.field).toBe('surprise');
  const raw = (type: string, payload: string) =>
    app.inject({ method: 'POST', url: '/api/probe/PlaceOrder/1', headers: { 'content-type': type }, payload });
  expect((await raw('application/json', '{"quantity":')).statusCode).toBe(400);
  expect((await raw('application/json', '{"quantity":1,"__proto__":{}}')).statusCode).toBe(400);
  expect((await raw('text/plain', 'quantity=1')).json().details.field).toBe('content-type');
});

test('over real HTTP, a body of a megabyte is refused and the answer carries its headers', async () => {
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const response = await fetch(`${address}/api/probe/PlaceOrder/1`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-request-id': 'buyers-request-1' },
    body: JSON.stringify({ quantity: 1, note: 'x'.repeat(1_100_000) }),
  });
  expect(response.status).toBe(413);
  expect(response.headers.get('x-request-id')).toBe('buyers-request-1');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toMatchObject({ code: 413, reason: 'BODY_TOO_LARGE', requestId: 'buyers-request-1' });
});

test('an unknown address, a visitor at a call for buyers, and an unforeseen error are told apart, and no secret leaks', async () => {
  expect((await app.inject('/api/nothing')).json()).toMatchObject({ code: 404, message: '请求地址出错', details: { url: '/api/nothing' } });
  expect((await app.inject('/api/probe/GetSecret')).json()).toMatchObject({ code: 401, reason: 'NOT_SIGNED_IN' });
  const longest = `/api/probe/PlaceOrder/${'x'.repeat(300)}`;
  expect((await app.inject({ method: 'POST', url: longest, payload: {} })).json()).toMatchObject({ code: 404, reason: 'NOT_FOUND' });
  expect((await app.inject('/api/probe/%zz')).json()).toMatchObject({ code: 400, message: '请求错误：url 无法识别，请检查地址的写法' });
  const failed = await app.inject('/api/probe/Broken');
  expect(failed.json()).toMatchObject({ code: 500, message: '服务器内部错误' });
  expect(failed.body).not.toContain('12345');
});

test('a full disk is no fault of the mall’s: the same again later may work, and does once there is room', async () => {
  const ask = async (where: string) => app.inject({ method: 'POST', url: full.path, payload: { where } });
  for (const where of ['database', 'disk']) {
    const answer = await ask(where);
    expect([answer.statusCode, answer.json().message, answer.headers['retry-after']]).toEqual([503, '服务不可用', '2']);
  }
  expect((await ask('nowhere')).json().body).toBe('kept');
});

test('a write that callers know as a GET too takes the same by both, and a HEAD does nothing', async () => {
  expect((await app.inject({ method: 'POST', url: alsoRead.path, payload: { shop: 7 } })).json().body).toBe(7);
  expect((await app.inject(`${alsoRead.path}?shop=7`)).json().body).toBe(7);
  for (const wrong of [{ shop: 0 }, { shop: 7, more: 1 }, { shop: '7' }])
    expect((await app.inject({ method: 'POST', url: alsoRead.path, payload: wrong })).json().code).toBe(400);
  expect((await app.inject(`${alsoRead.path}?shop=0`)).json().code).toBe(400);
  expect((await app.inject({ method: 'HEAD', url: `${alsoRead.path}?shop=7` })).statusCode).toBe(404);
  expect(selected).toHaveBeenCalledTimes(2);
});

test('a refusal that the call does not declare, or with other facts, fails in tests', async () => {
  const refused = async (reason: string) => (await app.inject({ method: 'POST', url: secretive.path, payload: { reason } })).json().reason;
  expect(await refused('declared')).toBe('CREDIT_LIMIT_EXCEEDED');
  expect(await refused('undeclared')).toBe('SERVER_ERROR');
  expect(await refused('other facts')).toBe('SERVER_ERROR');
});

test('what is served is told, down to the fields a request may carry', async () => {
  const { paths } = (await app.inject('/openapi.json')).json();
  expect(paths['/api/customer/Login'].post.requestBody.content['application/json'].schema).toMatchObject({
    required: ['username', 'password'],
    additionalProperties: false,
  });
});

test('the calls can be looked through in development, and in production there is no such page', async () => {
  expect((await app.inject('/api/docs')).body).toContain('/api/docs/swagger-ui-bundle.js');
  for (const file of ['start.js', 'swagger-ui-bundle.js', 'swagger-ui.css'])
    expect((await app.inject(`/api/docs/${file}`)).statusCode).toBe(200);
  const live = await buildApp({
    db,
    settings: readSettings({
      ...embedded,
      NODE_ENV: 'production',
      DATABASE_URL: 'postgres://mall@127.0.0.1/mall',
      MALL_URL: 'https://mall.example',
      METRICS_TOKEN: 'figures',
      MALL_KEY: 'a key of sixteen letters',
      MALL_DATA_KEYS: `2026:${Buffer.alloc(32, 7).toString('base64')}`,
    }),
    jobs: recordedJobs(),
    sms: smsOutbox(),
  });
  expect((await live.inject('/api/docs')).statusCode).toBe(404);
  await live.close();
});

test('ten clicks with one key place one order, and all ten read its number', async () => {
  const before = await made();
  const answers = await Promise.all(Array.from({ length: 10 }, () => place({ quantity: 3 }, 'key-of-ten-clicks')));
  expect(new Set(answers.map((answer) => answer.json().body.number)).size).toBe(1);
  expect((await made()) - before).toBe(1);
});

test('the same key with other content is refused; another key is another order', async () => {
  const before = await made();
  await place({ quantity: 1, note: 'a' }, 'key-reused');
  expect((await place({ note: 'a', quantity: 1 }, 'key-reused')).json().code).toBe(0);
  expect((await place({ quantity: 2, note: 'a' }, 'key-reused')).json().reason).toBe('IDEMPOTENCY_KEY_REUSED');
  await place({ quantity: 1, note: 'a' }, 'key-another');
  expect((await made()) - before).toBe(2);
});

test('of what came with a key only a hash under the installation’s key is kept', async () => {
  const input = { shop: 1, quantity: 4, note: '1357' };
  await place({ quantity: 4, note: '1357' }, 'key-with-a-secret');
  const [row] = await db.sql<{ inputHash: Buffer }[]>`select input_hash from idempotent_answer where key = 'key-with-a-secret'`;
  const canonical = JSON.stringify({ note: input.note, quantity: input.quantity, shop: input.shop });
  expect(row!.inputHash.toString('hex')).not.toBe(createHash('sha256').update(canonical).digest('hex'));
  expect(row!.inputHash.toString('hex')).toBe(createHmac('sha256', installationKey).update(canonical).digest('hex'));
});

test('an answer kept before hashes were keyed is still given for its key', async () => {
  const first = (await place({ quantity: 5 }, 'key-of-last-week')).json();
  await db.sql`update idempotent_answer set input_hash = '' where key = 'key-of-last-week'`;
  const before = await made();
  expect((await place({ quantity: 5 }, 'key-of-last-week')).json().body).toEqual(first.body);
  expect(await made()).toBe(before);
});

test('a refused write leaves nothing but its count of failures, and its key can be used again', async () => {
  outcome = 'refuse';
  const before = await made();
  const failures = async () =>
    (await db.sql<{ failures: number }[]>`select failures from login_failure where number = 'probe'`)[0]!.failures;
  const counted = await failures();
  expect((await place({ quantity: 1 }, 'key-refused')).json().reason).toBe('FORBIDDEN');
  expect(await made()).toBe(before);
  expect(await failures()).toBe(counted + 1);
  outcome = 'ok';
  expect((await place({ quantity: 1 }, 'key-refused')).json().code).toBe(0);
  expect((await made()) - before).toBe(1);
});
