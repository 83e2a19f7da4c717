import { expect, test } from '@jest/globals';
import type { JsonSchema, Release } from '../registry/release.ts';
import { anApi, anObject, aRelease } from '../testing/release.ts';
import { checkApi, checkCalls } from './calls.ts';

const path = '/api/order/GetList';
const text: JsonSchema = { type: 'string' };
const whole: JsonSchema = { type: 'integer' };
const oneOf = (...values: string[]): JsonSchema => ({ anyOf: values.map((value) => ({ const: value, type: 'string' })) });
const list = (items: JsonSchema): JsonSchema => ({ type: 'array', items });
const orNull = (schema: JsonSchema): JsonSchema => ({ anyOf: [schema, { type: 'null' }] });

const using = (reads: JsonSchema, sends: JsonSchema = anObject({}), changes: Partial<Release> = {}) =>
  aRelease('mf-a', { calls: { 'order.getList': { method: 'POST', path, reads, sends } }, ...changes });
const answering = (serves: JsonSchema) => anApi(path, anObject({}, true), serves);
const taking = (accepts: JsonSchema) => anApi(path, accepts, whole);

test('a call the API does not serve is refused, at another path or by another method', () => {
  const elsewhere = anApi('/api/order/GetOther', anObject({}), whole);
  expect(checkCalls(using(whole), [], elsewhere)).toMatchObject([{ rule: 'calls', theirs: `openapi.json：没有 ${path}` }]);
  const got = { ...answering(whole).paths[path]!.post! };
  expect(checkCalls(using(whole), [], { openapi: '3.1.0', paths: { [path]: { get: got } } })).toMatchObject([
    { theirs: `openapi.json：${path} 只有 GET` },
  ]);
});

const order = anObject({ id: whole, status: oneOf('open', 'closed'), 'note?': text, lines: list(anObject({ sku: text })) });
test.each<[string, JsonSchema]>([
  ['more fields than are read', anObject({ ...order.properties!, total: whole })],
  ['a new status', anObject({ ...order.properties!, status: oneOf('open', 'closed', 'returned') })],
  ['fewer statuses', anObject({ ...order.properties!, status: oneOf('open') })],
  ['an optional field that is gone', anObject({ id: whole, status: oneOf('open'), lines: list(anObject({ sku: text })) })],
])('an answer with %s is compatible', (_, serves) => {
  expect(checkCalls(using(order), [], answering(serves))).toEqual([]);
});

test.each<[string, JsonSchema, string]>([
  ['without a field that is read', anObject({ status: oneOf('open'), lines: list(anObject({ sku: text })) }), 'id 缺失'],
  [
    'with a field that may be missing',
    anObject({ ...order.properties!, id: whole, 'status?': text, lines: list(anObject({ 'sku?': text })) }),
    'lines[].sku 可能缺失',
  ],
  ['with text for a number', anObject({ ...order.properties!, id: text, lines: list(anObject({ sku: text })) }), 'id 文本 不在 整数 之内'],
  [
    'with null where nothing expects it',
    anObject({ ...order.properties!, id: orNull(whole), lines: list(anObject({ sku: text })) }),
    'id null 不在 整数 之内',
  ],
])('an answer %s is refused, naming the field', (_, serves, problem) => {
  const reading = anObject({ id: whole, lines: list(anObject({ sku: text })) });
  expect(checkCalls(using(reading), [], answering(serves))).toMatchObject([{ rule: 'calls', message: expect.stringContaining(problem) }]);
});

test('a new kind of a tagged union is growth; a known kind that lost a field is not', () => {
  const sku = anObject({ type: { const: 'sku', type: 'string' }, code: text });
  const brand = anObject({ type: { const: 'brand', type: 'string' }, name: text });
  const served = (...kinds: JsonSchema[]) => answering(list({ anyOf: kinds }));
  const reads = list({ anyOf: [sku, brand] });
  expect(checkCalls(using(reads), [], served(sku, brand, anObject({ type: { const: 'news', type: 'string' } })))).toEqual([]);
  expect(checkCalls(using(reads), [], served(sku, anObject({ type: { const: 'brand', type: 'string' } })))).toHaveLength(1);
});

test.each<[string, JsonSchema]>([
  ['takes exactly what is sent', anObject({ id: whole, kind: oneOf('a', 'b') }, true)],
  ['takes more values and an optional field more', anObject({ id: { type: 'number' }, kind: oneOf('a', 'b', 'c'), 'page?': whole }, true)],
  ['takes any text', anObject({ id: whole, kind: text }, true)],
])('an API that %s is compatible', (_, accepts) => {
  expect(checkCalls(using(whole, anObject({ id: whole, kind: oneOf('a', 'b') })), [], taking(accepts))).toEqual([]);
});

test.each<[string, JsonSchema, string]>([
  ['requires a field that is not sent', anObject({ id: whole, 'kind?': text, shop: whole }, true), 'shop 缺失'],
  ['requires a field that is sent now and then', anObject({ id: whole, kind: text }, true), 'kind 可能缺失'],
  ['does not know a field', anObject({ id: whole }, true), 'kind 不被接受'],
  ['takes fewer values', anObject({ id: whole, 'kind?': oneOf('a') }, true), 'kind "b" 不在 "a" 之内'],
  ['takes text for a number', anObject({ id: text, 'kind?': text }, true), 'id 整数 不在 文本 之内'],
])('an API that %s is refused', (_, accepts, problem) => {
  const sends = anObject({ id: whole, 'kind?': oneOf('a', 'b') });
  expect(checkCalls(using(whole, sends), [], taking(accepts))).toMatchObject([{ message: expect.stringContaining(problem) }]);
});

test('a limit that got narrower is refused by its field, for a build that tells limits; one of an older build is compared by shape alone', () => {
  const limited = (maxLength: number) => ({ type: 'string', maxLength }) as JsonSchema;
  const using20 = (more: Partial<Release>) => using(whole, anObject({ remark: limited(20) }), more);
  const api = (maxLength: number) => taking(anObject({ remark: limited(maxLength) }, true));
  expect(checkCalls(using20({ limits: true }), [], api(30))).toEqual([]);
  expect(checkCalls(using20({ limits: true }), [], api(10))).toMatchObject([
    { rule: 'calls', message: expect.stringContaining('remark 最长 20 收紧为 10') },
  ]);
  expect(checkApi(api(10), [using20({ limits: true })])).toHaveLength(1);
  expect(checkCalls(using20({}), [], api(10))).toEqual([]);
});

test('a shape that the document refers to by its name is compared like one that is written out', () => {
  const card = anObject({ id: whole, status: oneOf('open') });
  const referring = (schema: JsonSchema) => ({
    ...answering(list({ $ref: '#/components/schemas/OrderCard' } as JsonSchema)),
    components: { schemas: { OrderCard: schema } },
  });
  expect(checkCalls(using(list(card)), [], referring(anObject({ ...card.properties!, more: text })))).toEqual([]);
  expect(checkCalls(using(list(card)), [], referring(anObject({ id: whole })))).toMatchObject([
    { message: expect.stringContaining('[].status 缺失') },
  ]);
});

const row = { method: 'POST', path, query: [] };
test('the live shell’s client has to know the call by the same address', () => {
  const api = answering(whole);
  expect(checkCalls(using(whole), [aRelease('shell', { sdk: { 'order.getList': row } })], api)).toEqual([]);
  expect(checkCalls(using(whole), [aRelease('shell', { sdk: {} })], api)).toMatchObject([{ theirs: 'shell@v1：没有 order.getList' }]);
});

test('a shell whose client drops a call that a live area uses is refused, naming the area', () => {
  const live = [aRelease('shell', { version: 'v0', sdk: { 'order.getList': row } }), using(whole)];
  expect(checkCalls(aRelease('shell', { sdk: {} }), live, answering(whole))).toMatchObject([{ theirs: `mf-a@v1：POST ${path}` }]);
  expect(checkCalls(aRelease('shell', { sdk: { 'order.getList': row } }), live, answering(whole))).toEqual([]);
});

test('an API that is about to be deployed is told which live area it would break, and lets pass what only grows', () => {
  const live = [aRelease('shell'), using(anObject({ id: whole }))];
  expect(checkApi(answering(anObject({ id: whole, more: text })), live)).toEqual([]);
  expect(checkApi(answering(anObject({ more: text })), live)).toMatchObject([
    {
      message: expect.stringContaining('mf-a 读取的字段不相容：id 缺失'),
      ours: expect.stringContaining('openapi.json'),
      theirs: 'mf-a@v1：读取 id',
    },
  ]);
});
