import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type EdgeStand, edgeStand } from '../testing/edge-stand.ts';

/** The same inputs each time, so that the gate says the same of the same tree; FUZZ_SEED=$RANDOM looks elsewhere, FUZZ_RUNS=5000 longer. */
const runs = Number(process.env.FUZZ_RUNS ?? 400);
const seed = Number(process.env.FUZZ_SEED ?? 20_261_122);

const areaCode = `module.exports = { widgets: {},
  load: async ({ pathname, search }) => ({ data: { values: { told: pathname + search }, failures: {} }, head: { title: pathname } }),
  render: async ({ data }) => ({ html: '<h1>' + data.values.told.replace(/[<>&]/g, '') + '</h1>', styles: '' }) };`;

let stand: EdgeStand;
beforeAll(async () => {
  stand = await edgeStand({ areaCode, paths: ['/', '/page', '/p/:sku', '/t/agreement/:type?'] });
});
afterAll(() => stand.close());

const odd = [
  ...[
    '',
    '.',
    '..',
    '...',
    '%2e%2e%2f',
    '%00',
    '%',
    '%zz',
    '%c0%af',
    '\\',
    '~',
    '__proto__',
    'constructor',
    'x'.repeat(3000),
    '%E4%B8%AD'.repeat(300),
  ],
  ...[
    '<script>',
    '"><img>',
    '{{7*7}}',
    "';--",
    '*',
    ':sku',
    '/',
    '//',
    '///',
    '?',
    '#',
    ';',
    '@',
    '-1',
    '1e999',
    '\u{d83d}\u{dd29}',
    '．．',
  ],
];
const piece = fc.oneof(fc.constantFrom(...odd), fc.string({ maxLength: 30 }));
/** What a request line can carry. */
const sent = (text: string) => text.replace(/[^\x21-\x7e]/g, (letter) => encodeURIComponent(letter.toWellFormed()));
const header = piece.map((text) => text.replace(/[^\x20-\x7e]/g, '?'));
const places = [
  '',
  'page',
  'p',
  't/agreement',
  'assets',
  '_platform',
  '_staff',
  '_console',
  '_cashier',
  'img',
  '_debug',
  'api',

  '_live',
];
const inputs = fc.record({
  method: fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'),
  path: fc.tuple(fc.constantFrom(...places), fc.array(piece, { maxLength: 3 })).map(([place, rest]) => `/${[place, ...rest].join('/')}`),
  query: fc.array(fc.tuple(piece, piece), { maxLength: 4 }),
  headers: fc.dictionary(
    fc.constantFrom(
      'cookie',
      'accept',
      'accept-language',
      'accept-encoding',
      'user-agent',
      'if-none-match',
      'range',
      'x-forwarded-for',
      'x-forwarded-host',
      'origin',
      'referer',
      'sec-fetch-site',
      'authorization',
      'content-type',
    ),
    header,
    { maxKeys: 5 },
  ),
  cookies: fc.array(fc.tuple(fc.constantFrom('region', 'token', 'device', 'operatorId', 'pin', 'staff', 'mall-debug', 'uuid'), header), {
    maxLength: 4,
  }),
});
type Input = typeof inputs extends fc.Arbitrary<infer I> ? I : never;

const ask = ({ method, path, query, headers, cookies }: Input) =>
  new Promise<{ status: number; text: string }>((resolve, reject) => {
    const search = query.map(([name, value]) => `${sent(name)}=${sent(value)}`).join('&');
    const jar = cookies.map(([name, value]) => `${name}=${value}`).join('; ');
    const asked = request(
      stand.site,
      { method, path: sent(`${path}?${search}`), headers: { ...headers, ...(jar ? { cookie: jar } : {}) } },
      (answer) => {
        let text = '';
        answer
          .setEncoding('utf8')
          .on('data', (part: string) => {
            text += part;
          })
          .on('end', () => resolve({ status: answer.statusCode!, text }));
      },
    );
    asked.on('error', reject).end();
  });

test(`whatever address, method, header and cookie: no fault, and nothing of the inside (FUZZ_SEED=${seed})`, async () => {
  await fc.assert(
    fc.asyncProperty(inputs, async (input) => {
      const { status, text } = await ask(input);
      expect(status).toBeLessThan(500);
      expect(text).not.toMatch(/node_modules|\.ts:\d|\bat \S+ \(|TypeError|ENOENT/);
    }),
    { numRuns: runs, seed, endOnFailure: true },
  );
});
