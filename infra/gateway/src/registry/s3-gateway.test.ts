import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { aBuild, aShell, scriptOf, testRoute } from '../testing/built-release.ts';
import { bringLive, publish, type RunningGateway, startGateway, startPlainApi, until } from '../testing/running-gateway.ts';
import { type S3Server, startS3 } from '../testing/s3-server.ts';

const adminToken = 'mall_the-first-administrators-token';
const before = { ...process.env };
let s3: S3Server;
let api: Awaited<ReturnType<typeof startPlainApi>>;
let gateways: [RunningGateway, RunningGateway];

beforeAll(async () => {
  [s3, api] = await Promise.all([startS3(), startPlainApi()]);
  Object.assign(process.env, s3.env);
  gateways = [await startGateway('s3://mall/site', api.url, adminToken), await startGateway('s3://mall/site', api.url, adminToken)];
});
afterAll(async () => {
  await Promise.all(gateways.map((gateway) => gateway.close()));
  await Promise.all([s3.stop(), api.stop()]);
  for (const name of Object.keys(s3.env)) delete process.env[name];
  Object.assign(process.env, before);
});

test('two gateways on one bucket: a team publishes through one, visitors of the other see it', async () => {
  const [first, second] = gateways;
  const admin = first.as(adminToken);
  await bringLive(admin, aShell('s1'));
  const { token } = (await admin('POST', 'tokens', { area: 'mf-search', name: 'search-ci' })).body;
  const search = (version: string) => aBuild('mf-search', version, [testRoute('/search', 'results')]);
  const page = async ({ site }: RunningGateway) => (await fetch(`${site}/search`)).text();
  await bringLive(first.as(token), search('v1'));
  await until(async () => (await page(second)).includes('<h1>mf-search v1</h1>'));
  await publish(first.as(token), search('v2'));
  expect((await second.as(token)('POST', 'areas/mf-search/promote', {})).status).toBe(200);
  expect(await page(second)).toContain('<h1>mf-search v2</h1>');
  await until(async () => (await page(first)).includes('<h1>mf-search v2</h1>'));

  await first.as(token)('POST', 'areas/mf-search/rollback', {});
  expect(await page(first)).toContain('<h1>mf-search v1</h1>');
  expect(await (await fetch(`${second.site}/assets/mf-search/v2/main.js`)).text()).toBe(scriptOf('mf-search', 'v2').toString());
  expect((await second.as(token)('POST', 'areas/shell/rollback', {})).body.error.code).toBe('WRONG_AREA');
});
