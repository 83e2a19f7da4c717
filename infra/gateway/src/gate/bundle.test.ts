import { expect, test } from '@jest/globals';
import type { Release } from '../registry/release.ts';
import { anApi, anObject, aRelease } from '../testing/release.ts';
import { checkBundle } from './bundle.ts';
import { type BundleFacts, readBundle } from './read-bundle.ts';

const path = '/api/search/HasSku';
const api = anApi(path, anObject({}), { type: 'boolean' });
const asks = 'x={1:{singleton:!0,requiredVersion:"^0.3.0",strictVersion:!0,layer:void 0,shareKey:"@mall/mf-kit"}}';
const facts = (client: string, server = '') =>
  readBundle(
    new Map([
      ['client/remoteEntry.js', Buffer.from(`${asks};${client}`)],
      ['server.cjs', Buffer.from(server)],
      ['maps/x.js.map', Buffer.from(`"${path}"`)],
    ]),
  );
const row = `m.mallCalls={search:{hasSku:["POST","${path}","read"],instant:["GET","/api/product/Instant/{word}","read",["k"]]}}`;
const used = (...paths: [string, string][]) =>
  Object.fromEntries(paths.map(([method, at]) => [at, { method, path: at, sends: {}, reads: {} }]));
const area = (changes: object = {}) =>
  aRelease('mf-a', { platform: '^0.3', limits: true, sharedRanges: { '@mall/mf-kit': '^0.3.0' }, ...changes });
const messages = async (release: Release, said: Promise<BundleFacts>) =>
  checkBundle(release, await said, api).map(({ rule, message }) => `${rule}: ${message}`);

test('a release that says what its files say passes', async () => {
  const calls = used(['POST', path], ['GET', '/api/product/Instant/{word}']);
  expect(checkBundle(area({ calls }), await facts(row, `fetch("${path}")`), api)).toEqual([]);
  expect(checkBundle(area({ platform: '>=0.3.1 <0.4' }), await facts(''), api)).toEqual([]);
});

test.each([
  ['rows of the client', row, '', '2 个没有写进 area.json 的接口：POST /api/search/HasSku、GET /api/product/Instant/{word}'],
  [
    'rows as the server build has them',
    '',
    `mallCalls = {"search":{"hasSku":[\n"POST", "${path}"]}}`,
    '1 个没有写进 area.json 的接口：POST /api/search/HasSku',
  ],
  ['an address that is asked without the client', `fetch('${path}')`, '', `1 个没有写进 area.json 的接口：${path}`],
  ['one in a template', `fetch(\`${path}?a=\${b}\`)`, '', `1 个没有写进 area.json 的接口：${path}`],
])('%s that area.json does not tell are refused', async (_, client, server, message) => {
  expect(await messages(area({ calls: {} }), facts(client, server))).toEqual([`calls: 构建产物使用了 ${message}`]);
});

test('another method than the one that was told is another call; a text that the API doesn’t serve is none', async () => {
  expect(await messages(area({ calls: used(['GET', path], ['GET', '/api/product/Instant/{word}']) }), facts(row))).toHaveLength(1);
  expect(await messages(area({ calls: {} }), facts(`x.startsWith("/api/")||"/api/user"`))).toEqual([]);
});

test.each(['*', '^0.2 || ^0.3', '>=0.3', 'whatever'])('platform %s is wider than what the build loads', async (platform) => {
  expect(await messages(area({ platform }), facts(''))).toEqual([
    `platform: area.json 的 platform ${platform} 比构建产物能用的 ^0.3.0 更宽`,
  ]);
});

test('ranges of shared libraries are those of the build, and an area without the platform’s library is none', async () => {
  expect(await messages(area({ sharedRanges: { '@mall/mf-kit': '*' } }), facts(''))).toEqual([
    'shared: area.json 的共享库范围与构建产物不同：@mall/mf-kit',
  ]);
  expect(await messages(area(), readBundle(new Map()))).toEqual([
    'platform: 构建产物没有向外壳要 @mall/mf-kit，不知道它是为哪个平台构建的',
  ]);
  expect(checkBundle(aRelease('shell'), await readBundle(new Map()), api)).toEqual([]);
});
