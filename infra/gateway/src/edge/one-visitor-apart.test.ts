import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type EdgeStand, edgeStand } from '../testing/edge-stand.ts';
import { plainShell } from '../testing/faulty-area.ts';

/** Shows whatever a screen is told; the frame shows whatever it is told. */
const areaCode = `module.exports = { widgets: {},
  load: async (request) => ({ data: { values: { told: JSON.stringify([request.pathname, request.search, request.provinceId]) }, failures: {} }, head: { title: request.pathname } }),
  render: async (request) => ({ html: '<h1>' + request.data.values.told + JSON.stringify(request.platform.region) + '</h1>', styles: '' }) };`;
const shellCode = plainShell
  .replace('(area, sdk) => ({ area, sdk })', '(area, sdk, region) => ({ area, sdk, region })')
  .replace(
    "renderFrame: ({ region }) => ({ header: { html: '<p>页头 '",
    "renderFrame: ({ region, pathname, search }) => ({ header: { html: '<p>' + pathname + search + region.label",
  )
  .replace('platform.region', 'region');

let stand: EdgeStand;
beforeAll(async () => {
  stand = await edgeStand({ areaCode, shellCode, paths: ['/', '/page', '/p/:sku'] });
});
afterAll(() => stand.close());

/** With headers that \`fetch\` would not send, \`host\` among them. */
const get = (path: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number; headers: object; text: string }>((resolve, reject) => {
    const asked = request(stand.site + path, { headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      answer.on('end', () => resolve({ status: answer.statusCode!, headers: answer.headers, text }));
    });
    asked.on('error', reject).end();
  });

/** What differs from answer to answer by design: nonce, view, date. */
const plain = async (path: string, headers: Record<string, string> = {}) => {
  const { status, headers: all, text } = await get(path, headers);
  const { date: _, 'server-timing': __, 'content-security-policy': policy, ...rest } = all as Record<string, string>;
  const nonce = /'nonce-([^']+)'/.exec(policy ?? '')?.[1] ?? '-';
  return JSON.stringify({ status, rest, policy: policy?.replaceAll(nonce, ''), text: text.replaceAll(nonce, '') });
};

const evil = '<script>alert("邪")</script>evil.example';
const values = [
  evil,
  encodeURIComponent(evil),
  'x'.repeat(6000),
  '{"stateProvinceId":10019,"label":"evil"}',
  '%00%0d%0aset-cookie: a=b',
  '~nonce~',
  '-1',
];
const region = (fields: object) => `region=${encodeURIComponent(JSON.stringify({ stateProvinceId: 10019, ...fields }))}`;
const cookies = [
  'token',
  'uuid',
  'operatorId',
  'operator',
  'mf',
  'snapshot',
  'debug',
  'debug-contact',
  'bucket',
  'closed',
  'login-mode',
  'unknown',
  '__proto__',
];
const headers = [
  'host',
  'x-forwarded-host',
  'x-forwarded-for',
  'x-forwarded-proto',
  'forwarded',
  'x-real-ip',
  'accept-language',
  'user-agent',
  'referer',
  'origin',
  'accept',
  'accept-encoding',
].concat([
  'region',
  'token',
  'operatorid',
  'x-mall-candidate',
  'authorization',
  'x-request-id',
  'x-original-url',
  'x-rewrite-url',
  'cache-control',
  'range',
  'if-none-match',
  'purpose',
  'x-debug-session',
]);
const queries = [
  'keyword',
  'kpId',
  'r',
  'd',
  'utm_source',
  'mf',
  'snapshot',
  'region',
  'label',
  'specialRegion',
  'redirect',
  'callback',
  '_x',
  'unknown',
];
const ascii = (text: string) => encodeURI(text).replaceAll('%25', '%').slice(0, 7000);

test('the label of a cookie is nobody’s: a page names the province by the mall’s own name', async () => {
  const cookie = region({ label: 'evil', stateProvince: evil, cityId: 440100 });
  const first = await get('/page', { cookie });
  expect(first.text).toContain('广东省');
  expect(first.text).not.toContain('evil');
  expect((await get('/page', { cookie: region({ label: '广东省' }) })).text).not.toContain('evil');
});

test('a province where nothing is sold is replaced by the one that stands in for it', async () => {
  const { text } = await get('/page', { cookie: region({ stateProvinceId: 10032, label: '台湾省' }) });
  expect(text).toContain('"region":{"stateProvinceId":10013,"cityId":0,"districtId":0,"label":"福建省"}');
});

/** A first visitor's request in a path of its own, then a second visitor's plain one, byte for byte as if the first had never been. */
const attacks: [string, (value: string) => { query?: string; headers?: Record<string, string> }][] = [
  ...headers.map((name): [string, (value: string) => { headers: Record<string, string> }] => [
    `header ${name}`,
    (value) => ({ headers: { [name]: ascii(value).replaceAll('%0d%0a', '') } }),
  ]),
  ...cookies.map((name): [string, (value: string) => { headers: Record<string, string> }] => [
    `cookie ${name}`,
    (value) => ({ headers: { cookie: `${region({})}; ${name}=${encodeURIComponent(value)}` } }),
  ]),
  ...['label', 'stateProvince', 'cityId', 'districtId', 'more'].map(
    (name): [string, (value: string) => { headers: Record<string, string> }] => [
      `cookie region.${name}`,
      (value) => ({ headers: { cookie: region({ [name]: value }).slice(0, 12_000) } }),
    ],
  ),
  ...queries.map((name): [string, (value: string) => { query: string }] => [
    `query ${name}`,
    (value) => ({ query: `?${name}=${encodeURIComponent(value).slice(0, 6000)}` }),
  ]),
];

test.each(attacks)('%s of one visitor is not on another’s page', async (name, attack) => {
  const clean = { cookie: region({ label: '广东省' }) };
  for (const [index, value] of values.entries()) {
    const { query = '', headers: sent = {} } = attack(value);
    // Pages with the same shape of name, so that only what was sent could make a difference.
    const mark = `${name.replaceAll(/\W/g, '')}${index}`;
    const [attacked, control] = [`/p/${mark}a`, `/p/${mark}b`];
    const { status } = await get(`${attacked}${query}`, { ...clean, ...sent });
    expect(status).toBeLessThan(500);
    const second = await plain(attacked, clean);
    const untouched = await plain(control, clean);
    expect(strip(second)).toBe(strip(untouched).replaceAll(control, attacked));
  }
});

/** An etag is of the whole page, so it differs with its name. */
const strip = (answer: string) => answer.replace(/"etag":"[^,]*",/, '');

test('a path’s parameter stays on its own page: the frame around others doesn’t know it', async () => {
  await get('/p/secret-of-the-first?kpId=77&keyword=');
  const { text } = await get('/p/another');
  expect(text).not.toContain('secret-of-the-first');
  expect(text).not.toContain('77');
});

test.each(['//', '///', '//evil.example/x', '/%', '/%E0%A4%A', '/\\\\evil'])(
  '%s is a page that is not there, or no address; never a fault',
  async (path) => {
    const { status } = await get(path, { accept: 'application/json' });
    expect(status).toBe(path.includes('%') ? status : 404);
    expect(status).toBeLessThan(500);
  },
);
