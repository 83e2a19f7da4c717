import { expect, test } from '@jest/globals';
import { resolveRefs } from './resolve-refs.ts';
import { type ContractDocument, callTable, type Schema, usedCalls } from './used-calls.ts';
import { collectNames, type Names, noNames } from './used-names.ts';

const namesIn = (source: string): Names => {
  const names = noNames();
  collectNames(source, names);
  return names;
};
const text: Schema = { type: 'string' };
const object = (properties: Record<string, Schema>, required = Object.keys(properties)): Schema => ({
  type: 'object',
  properties,
  required,
});
const answer = (body: Schema) => ({ 200: { content: { 'application/json': { schema: { properties: { body } } } } } });
const contract: ContractDocument = {
  paths: {
    '/api/search/Find': {
      post: {
        operationId: 'search.find',
        'x-effect': 'read',
        parameters: [],
        requestBody: { content: { 'application/json': { schema: object({ keyword: text, page: text, sort: text }, ['keyword']) } } },
        responses: answer(object({ items: { type: 'array', items: object({ sku: text, price: text, weight: text }) }, total: text })),
      },
    },
    '/api/cart/{id}': {
      get: {
        operationId: 'cart.get',
        'x-effect': 'read',
        parameters: [
          { name: 'id', in: 'path', required: true, schema: text },
          { name: 'full', in: 'query', required: false, schema: text },
        ],
        responses: answer(text),
      },
    },
    '/api/file/Keep': {
      post: {
        operationId: 'file.keep',
        'x-effect': 'write',
        parameters: [{ name: 'folder', in: 'query', required: true, schema: text }],
        requestBody: { content: { 'multipart/form-data': { schema: object({ file: text }) } } },
        responses: answer(object({ name: text })),
      },
    },
  },
};
const callsIn = (source: string) => Object.keys(usedCalls(contract, namesIn(source)));

test.each([
  ['a method of the client', 'const a = await sdk.search.find({ keyword })'],
  ['a client inside something else', 'platform.sdk.search.find({ keyword }, options)'],
  ['a method that is handed on', 'run(sdk.search.find)'],
  ['an optional chain', 'sdk?.search?.find?.({})'],
  ['a name in brackets', "sdk['search']['find']({})"],
  ['a noun taken out', 'const { search } = sdk; search.find({})'],
  ['a method taken out', 'const { find } = sdk.search; find({})'],
  ['both taken out', 'const { search: { find } } = sdk;'],
  ['a named read', "useCall(call('search.find', { keyword }))"],
  ['an address asked without the client', "fetch('/api/search/Find?x=1', { method: 'POST' })"],
  ['a named read in a template', 'useCall(call(`search.find`, { keyword }))'],
])('a call is found as %s', (_, source) => {
  expect(callsIn(source)).toEqual(['search.find']);
});

test('a word alone, a comment or another noun’s method is no call', () => {
  expect(callsIn("// sdk.search.find\nconst find = list.find(Boolean); const search = 'find'; other.find.search()")).toEqual([]);
});

test('reads are what occurs: members, patterns, keys and texts; the rest is pruned', () => {
  const { reads } = usedCalls(contract, namesIn("const { items } = await sdk.search.find({}); show(items[0].sku, column('price'))"))[
    'search.find'
  ]!;
  expect(reads).toEqual({
    ...object({ items: { type: 'array', items: object({ sku: text, price: text }) } }),
  });
});

test('an upload is a call like others: its parameters are compared, its file has no shape', () => {
  const { sends, reads } = usedCalls(contract, namesIn('(await sdk.file.keep({ file, folder })).name'))['file.keep']!;
  expect(sends).toEqual(object({ folder: text }));
  expect(reads).toEqual(object({ name: text }));
});

test('limits of values stand with what is sent, not with what is read', () => {
  const limited = { ...text, maxLength: 20, pattern: '^a', description: '一句话' } as Schema;
  const operation = {
    ...contract.paths['/api/search/Find']!.post!,
    requestBody: { content: { 'application/json': { schema: object({ keyword: limited }) } } },
    responses: answer(object({ total: limited })),
  };
  const { sends, reads } = usedCalls(
    { paths: { '/api/search/Find': { post: operation } } },
    namesIn('(await sdk.search.find({ keyword })).total'),
  )['search.find']!;
  expect(sends).toEqual(object({ keyword: { ...text, maxLength: 20, pattern: '^a' } as Schema }));
  expect(reads).toEqual(object({ total: text }));
});

test('what is required is sent in any case, what is optional where it occurs', () => {
  const { sends } = usedCalls(contract, namesIn('sdk.search.find({ ...filters, page: 2 })'))['search.find']!;
  expect(sends).toEqual(object({ keyword: text, page: text }, ['keyword']));
});

test('path parameters and query are part of what is sent', () => {
  expect(usedCalls(contract, namesIn('sdk.cart.get({ id, full: 1 })'))['cart.get']).toMatchObject({
    method: 'GET',
    path: '/api/cart/{id}',
    sends: { properties: { id: text, full: text }, required: ['id'] },
  });
});

test('an address that ends in a value is found too', () => {
  expect(callsIn(`fetch(\`/api/cart/\${id}\`)`)).toEqual(['cart.get']);
});

test('a build carries the rows of the calls it names and no others, with what goes into the query', () => {
  expect(callTable(contract, namesIn('sdk.cart.get({ id, full: 1 })'))).toEqual({
    cart: { get: ['GET', '/api/cart/{id}', 'read', ['full']] },
  });
  expect(callTable(contract, namesIn("call('search.find')"))).toEqual({ search: { find: ['POST', '/api/search/Find', 'read'] } });
});

test('what the contract refers to by name is read like what is written out', () => {
  const items = { type: 'array', items: { $ref: '#/components/schemas/Sku' } } as Schema;
  const document = resolveRefs({
    paths: { '/api/search/Find': { post: { ...contract.paths['/api/search/Find']!.post!, responses: answer(object({ items })) } } },
    components: { schemas: { Sku: object({ sku: text, weight: text, parent: { $ref: '#/components/schemas/Sku' } as Schema }) } },
  });
  const { reads } = usedCalls(document, namesIn('const { items } = await sdk.search.find({}); show(items[0].sku, items[0].parent)'))[
    'search.find'
  ]!;
  expect(reads.properties?.items?.items?.properties).toEqual({ sku: text, parent: {} });
});
