import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { assistantTools } from '@mall/api-contract/assistant/tools';
import type { AssistantAbility } from '@mall/domain/assistant';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { type ABuyer, aBuyer } from '../../testing/a-buyer.ts';
import { aColleague } from '../../testing/a-colleague.ts';
import { aMall } from '../../testing/a-mall.ts';
import { aSku } from '../../testing/a-sku.ts';
import { httpAsker } from '../../testing/http-asker.ts';
import { testingDatabase } from '../../testing/testing-database.ts';
import { buildSearchIndex } from '../search/index-build.ts';

const db = await testingDatabase();
const app = await aMall(db);
const { address, get, post } = await httpAsker(app);
const where = `${address}/api/ai/mcp`;
const clients: Client[] = [];
let buyer: ABuyer;
let sku: string;

beforeAll(async () => {
  sku = (await aSku(db, { skuNumber: 'AB1C2345', listPrice: 100, stock: { 1: 100_000 } })).skuNumber;
  await buildSearchIndex(db);
  buyer = await aBuyer(db);
});
afterAll(async () => {
  await Promise.all(clients.map((client) => client.close()));
  await app.close();
});

interface Wish {
  abilities?: readonly AssistantAbility[];
  callsPerDay?: number;
  cartLimitFen?: number;
}
const everything = ['prices', 'orders', 'cart', 'prepare'] as const;
async function aKey({ abilities = everything, callsPerDay = 1000, cartLimitFen = 100_000 }: Wish = {}, token = buyer.token) {
  const told = await post('/api/ai/AddAssistantKey', { name: '采购小助手', abilities, callsPerDay, cartLimitFen, days: 30 }, token);
  return told.body as { id: number; secret: string };
}
async function connect(secret: string) {
  const client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(
    new StreamableHTTPClientTransport(new URL(where), { requestInit: { headers: { authorization: `Bearer ${secret}` } } }),
  );
  clients.push(client);
  return client;
}
async function use(client: Client, name: string, input: object = {}) {
  const { content, isError = false } = await client.callTool({ name, arguments: input as Record<string, unknown> });
  return { text: (content as { text: string }[])[0]!.text, isError: isError === true };
}
const send = (secret: string, body: unknown, headers: Record<string, string> = {}, url = where) =>
  fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      authorization: `Bearer ${secret}`,
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const listing = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} };

test('the SDK’s own client lists all tools and calls each of them; none is refused by the protocol (rule agent 8)', async () => {
  const { orderId, orderNumber } = await buyer.orders(sku, 2, 'unionPay');
  const client = await connect((await aKey()).secret);
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name).sort()).toEqual(assistantTools.map(({ name }) => name).sort());
  const inputs: Record<string, object> = {
    search_products: { keyword: 'M8x30 内六角' },
    ...{
      get_product: { sku },
      compare_products: { skuNumbers: [sku] },
      get_price_and_arrival: { skuNumberAndQuantities: [{ skuNumber: sku, quantity: 5 }] },
    },
    ...{ get_substitutes: { query: { skuNumber: sku } }, search_help: { keyword: '发票' }, get_help: { id: 1 } },
    ...{ search_knowledge: { keyword: '轴承' }, select_part: { job: 'convert', value: 1, from: 'in', to: 'mm' } },
    ...{ get_order: { orderNumber }, get_parcels: { orderId }, read_list: { data: 'M8x30 内六角螺钉 50个' } },
    ...{ add_to_cart: { sku, quantity: 3 }, add_to_inquiry: { sku, quantity: 3 }, start_inquiry: { data: 'M8x30 50个' } },
    ...{ add_to_list: { skus: [sku] }, add_to_favourites: { sku }, add_to_comparison: { skuNumbers: [sku] } },
    ...{ cancel_order: { orderId, reason: '不需要了' }, receive_coupon: { couponPackageId: 1 }, list_approvals: { box: 'mine' } },
  };
  const told = new Map<string, { text: string; isError: boolean }>();
  for (const { name } of tools) told.set(name, await use(client, name, inputs[name]));
  // There is no such article and no such coupon, and an empty input says what it lacks.
  const failed = [...told].filter(([, { isError }]) => isError).map(([name, { text }]) => `${name} ${text}`);
  expect(failed.filter((one) => !/^(get_help 没有找到|receive_coupon 没有找到|start_after_sales 请求错误|select_part )/.test(one))).toEqual(
    [],
  );
  expect(told.get('search_products')!.text).toContain(sku);
  expect(told.get('get_order')!.text).toContain(orderNumber);
  expect(JSON.parse(told.get('add_to_cart')!.text)).toMatchObject({
    added: { sku, quantity: 3 },
    cartUrl: expect.stringMatching(/\/mycart$/),
  });
  // An order is cancelled by its person alone.
  expect(JSON.parse(told.get('cancel_order')!.text).confirmUrl).toMatch(/\/customer\/assistantActs\/\w{26}$/);
  expect((await get(`/api/order/GetOrderByOrderId/${orderId}`, buyer.token)).body.status).not.toBe('cancelled');
  const uses = (await post('/api/ai/GetAssistantKeyUses', {}, buyer.token)).body;
  expect(uses.total).toBe(tools.length);
});

test('what a key prepared is done by its person’s press, once, and by nobody else (rule agent 7)', async () => {
  const { orderId, orderNumber } = await buyer.orders(sku, 2, 'unionPay');
  const client = await connect((await aKey()).secret);
  const { confirmUrl } = JSON.parse((await use(client, 'cancel_order', { orderId })).text);
  const id = String(confirmUrl).split('/').at(-1)!;
  const stranger = await aBuyer(db);
  const colleague = await aColleague(db, buyer.kp);
  for (const { token } of [stranger, colleague]) {
    expect((await get(`/api/ai/GetPreparedAct/${id}`, token)).reason).toBe('ASSISTANT_ACT_NOT_FOUND');
    expect((await post('/api/ai/ConfirmPreparedAct', { id }, token)).reason).toBe('ASSISTANT_ACT_NOT_FOUND');
  }
  expect((await get(`/api/ai/GetPreparedAct/${id}`)).reason).toBe('NOT_SIGNED_IN');
  expect((await get(`/api/ai/GetPreparedAct/${id}`, buyer.token)).body).toMatchObject({
    state: 'waiting',
    facts: expect.arrayContaining([{ label: '订单', value: orderNumber }]),
  });
  const presses = await Promise.all(Array.from({ length: 5 }, () => post('/api/ai/ConfirmPreparedAct', { id }, buyer.token)));
  expect(presses.filter(({ body }) => body?.state === 'done').length).toBeGreaterThan(0);
  expect((await get(`/api/ai/GetPreparedAct/${id}`, buyer.token)).body.state).toBe('done');
  const events = await db.sql`select text from sales_order_event where order_id = ${orderId} and text like '%取消%'`;
  expect(events).toHaveLength(1);
});

test('a key never has more rights than it was given, nor than its person has at this moment (rules agent 3, 4)', async () => {
  const plain = await connect((await aKey({ abilities: [] })).secret);
  const names = (await plain.listTools()).tools.map(({ name }) => name);
  expect(names).toContain('search_products');
  for (const hidden of ['add_to_cart', 'cancel_order', 'list_orders', 'get_cart']) expect(names).not.toContain(hidden);
  await expect(use(plain, 'list_orders')).rejects.toThrow('没有这项权限');
  const { text } = await use(plain, 'get_price_and_arrival', { skuNumberAndQuantities: [{ skuNumber: sku, quantity: 5 }] });
  expect(text).toContain(sku);
  expect(text).toContain('***');
  expect(text).not.toMatch(/"\w*Fen":[1-9]|¥\d/);
  const manager = await aColleague(db, buyer.kp, '小主管');
  await db.sql`update kp set rights = '{manage,seePrices}' where id = ${manager.kp.kpId}`;
  const { secret } = await aKey({}, manager.token);
  const client = await connect(secret);
  expect((await client.listTools()).tools.map(({ name }) => name)).not.toContain('cancel_order');
  const withoutManage = await aColleague(db, buyer.kp);
  expect(
    (await post('/api/ai/AddAssistantKey', { name: 'x', abilities: [], callsPerDay: 1, cartLimitFen: 0, days: 1 }, withoutManage.token))
      .reason,
  ).toBe('RIGHT_TO_MANAGE_MISSING');
});

test('disabling the person ends the key at once, as ending it does; a forged one opens nothing (rules agent 2, 3)', async () => {
  const manager = await aColleague(db, buyer.kp, '小主管');
  await db.sql`update kp set rights = '{manage,seePrices,order}' where id = ${manager.kp.kpId}`;
  const { id, secret } = await aKey({}, manager.token);
  const own = await aKey();
  expect((await send(secret, listing)).status).toBe(200);
  expect((await post('/api/customer/SetKpStatus', { id: manager.kp.kpId, status: 'disabled' }, buyer.token)).code).toBe(0);
  const refused = await send(secret, listing);
  expect([refused.status, refused.headers.get('www-authenticate')]).toEqual([401, 'Bearer realm="mall"']);
  expect(await refused.json()).toMatchObject({ jsonrpc: '2.0', error: { code: -32_001, message: expect.stringContaining('密钥无效') } });
  expect(
    (await post('/api/ai/EndAssistantKey', { id: own.id }, buyer.token)).body.keys.find((one: { id: number }) => one.id === own.id).state,
  ).toBe('ended');
  for (const bad of [own.secret, `ak_${id}_${'x'.repeat(43)}`, `ak_999999_${'x'.repeat(43)}`, 'ak_', buyer.token])
    expect((await send(bad, listing)).status).toBe(401);
  const other = await aBuyer(db);
  expect((await post('/api/ai/EndAssistantKey', { id }, other.token)).reason).toBe('ASSISTANT_KEY_NOT_FOUND');
  expect((await get('/api/ai/GetAssistantKeys', other.token)).body.keys).toEqual([]);
  expect((await post('/api/ai/GetAssistantKeyUses', { id }, other.token)).body.total).toBe(0);
  // What lets an assistant in opens no call of the mall.
  const asCall = await fetch(`${address}/api/ai/GetAssistantKeys`, { headers: { authorization: `Bearer ${secret}` } });
  expect(await asCall.json()).toMatchObject({ reason: 'NOT_SIGNED_IN' });
  expect(JSON.stringify(await db.sql`select * from assistant_key`)).not.toContain(own.secret.slice(-43));
});

test('another company’s orders are nobody’s here, and a tool takes nothing but what it declares (rules agent 3, 8)', async () => {
  const other = await aBuyer(db);
  const { orderNumber, orderId } = await other.orders(sku, 1, 'unionPay');
  const client = await connect((await aKey()).secret);
  expect(await use(client, 'get_order', { orderNumber })).toMatchObject({ isError: true });
  expect(await use(client, 'cancel_order', { orderId })).toMatchObject({ isError: true });
  const cheeky = await use(client, 'add_to_cart', { sku, quantity: 1, kpId: other.kp.kpId, isSkipShoppingCart: true });
  expect(cheeky).toMatchObject({ isError: true, text: expect.stringContaining('未知字段') });
  expect(await use(client, 'add_to_cart', { sku, quantity: -5 })).toMatchObject({ isError: true });
});

test('a key in the address, a page of another site, too much, batches and nonsense are refused in the protocol’s form (rule agent 8)', async () => {
  const { secret } = await aKey();
  const told = async (answer: Response) => [answer.status, ((await answer.json()) as { error: { message: string } }).error.message];
  expect(await told(await send(secret, listing, {}, `${where}?key=${secret}`))).toEqual([400, expect.stringContaining('不能写在网址里')]);
  expect(await told(await send(secret, listing, { origin: 'https://evil.example' }))).toEqual([403, expect.stringContaining('其他网站')]);
  expect(await told(await send(secret, { ...listing, params: { x: 'x'.repeat(70_000) } }))).toEqual([413, expect.stringContaining('64KB')]);
  expect(await told(await send(secret, [listing, listing]))).toEqual([400, '请一次发送一条消息']);
  for (const nonsense of ['{', '"x"', '{"jsonrpc":"1.0"}']) expect((await told(await send(secret, nonsense)))[0]).toBe(400);
  expect((await fetch(where)).status).toBe(405);
  const unknown = (await (await send(secret, { ...listing, method: 'resources/list' })).json()) as { error: object };
  expect(unknown.error).toMatchObject({ code: -32_601, message: expect.stringContaining('不支持的方法') });
});

test('fifty at once never put more into the cart than the key may, and use no more calls than it has (rule agent 5)', async () => {
  const { id, secret } = await aKey({ cartLimitFen: 2000, callsPerDay: 40 });
  const body = (n: number) => ({
    jsonrpc: '2.0',
    id: n,
    method: 'tools/call',
    params: { name: 'add_to_cart', arguments: { sku, quantity: 3 } },
  });
  const before = (
    await db.sql`select coalesce(sum(quantity), 0)::int as n from cart_item where sku_number = ${sku} and kp_id = ${buyer.kp.kpId}`
  )[0]!.n;
  const answers = await Promise.all(
    Array.from(
      { length: 50 },
      async (_, n) => (await send(secret, body(n))).json() as Promise<{ result?: { isError?: boolean; content: { text: string }[] } }>,
    ),
  );
  const added = answers.filter(({ result }) => result && !result.isError).length;
  const after = (
    await db.sql`select coalesce(sum(quantity), 0)::int as n from cart_item where sku_number = ${sku} and kp_id = ${buyer.kp.kpId}`
  )[0]!.n;
  expect(added).toBeGreaterThan(0);
  expect(added).toBeLessThanOrEqual(6);
  expect(after - before).toBe(added * 3);
  const words = answers.map(({ result }) => result?.content[0]?.text ?? '').join('\n');
  expect(words).toContain('调用次数已用完');
  expect((await db.sql`select calls, cart_fen from assistant_key_day where key_id = ${id}`)[0]).toEqual({
    calls: 40,
    cartFen: added * 300,
  });
});

test('more than sixty a minute with one key are told to come back later (rule agent 5)', async () => {
  const { secret } = await aKey();
  const answers = await Promise.all(Array.from({ length: 65 }, () => send(secret, listing)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(60);
  expect(answers.find(({ status }) => status === 429)?.headers.get('retry-after')).toBe('60');
});

test('of twenty keys made at once in a company that has some, no more than twenty live', async () => {
  const other = await aBuyer(db);
  const wish = { name: '助手', abilities: [], callsPerDay: 1, cartLimitFen: 0, days: 1 };
  const told: number[] = [];
  for (let i = 0; i < 3; i += 1)
    told.push(
      ...(await Promise.all(Array.from({ length: 8 }, () => post('/api/ai/AddAssistantKey', wish, other.token)))).map(({ code }) => code),
    );
  expect(told.filter((code) => code === 0)).toHaveLength(20);
  expect(told.filter((code) => code === 76302)).toHaveLength(4);
});
