import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type EdgeStand, edgeStand } from '../../testing/edge-stand.ts';
import { until } from '../../testing/running-gateway.ts';

/** Ways out of its place that a stranger's server code may try; each says what it got. */
const attempts: Record<string, string> = {
  process: 'typeof process',
  'a global process': 'typeof globalThis.process',
  'an environment variable': 'process.env.PATH',
  'a file': "require('fs').readFileSync('/etc/passwd', 'utf8')",
  'a file by node:': "require('node:fs').readFileSync('/etc/passwd', 'utf8')",
  'a built-in module': "process.getBuiltinModule('fs')",
  'a program': "require('child_process').execSync('id').toString()",
  'a socket': "require('net').connect(80, '127.0.0.1')",
  'another fetch': "await (await fetch('http://127.0.0.1:1/')).text()",
  'an address beside the API': "await (await fetch('/api/../_platform/tokens')).text()",
  'an encoded way out': "await (await fetch('/api/read/..%2f..%2fmetrics')).text()",
  'a call that is not declared': "await (await fetch('/api/order/GetOrderPagedList', { method: 'POST', body: '{}' })).text()",
  'code from a text': "Function('return 1')()",
  eval: "(0, eval)('1')",
  'code of the host': "fetch.constructor('return process')().version",
  'code behind an error of the host': "await import('node:fs').catch((error) => error.constructor.constructor('return process')().version)",
  'an import': "(await import('node:fs')).readFileSync('/etc/passwd', 'utf8')",
  WebAssembly: 'typeof WebAssembly',
  'shared memory': 'typeof SharedArrayBuffer',
  'the realm of the host by a stack': `(() => { const found = []; Error.prepareStackTrace = (_, sites) => sites.map((site) => { found.push(typeof site.getThis(), typeof site.getFunction()); });
    try { null.x } catch (error) { error.stack } Error.prepareStackTrace = undefined;
    return new URL('http://x/').constructor.constructor('return typeof process')(); })()`,
  'the host through a function it gave': "queueMicrotask.constructor.constructor('return process')().pid",
  'the console': "typeof console._stdout + typeof console.constructor('return process')",
  'the garbage collector': 'typeof gc',
};

const areaCode = `
const attempts = {${Object.entries(attempts)
  .map(([name, code]) => `${JSON.stringify(name)}: async () => (${code})`)
  .join(',\n')}};
module.exports = { widgets: {},
  load: async ({ pathname, search }) => {
    const what = decodeURIComponent(search.slice(1));
    let got = '';
    if (pathname === '/try') got = await Promise.resolve().then(attempts[what]).then((value) => 'got ' + String(value), (error) => 'refused ' + String(error && error.message));
    if (pathname === '/loop') for (;;);
    if (pathname === '/heap') { const all = []; for (;;) all.push(new Array(1000).fill({})); }
    if (pathname === '/buffers') { globalThis.kept = []; for (let n = 0; n < 4000; n += 1) { kept.push(new Uint8Array(1024 * 1024).fill(1)); await new Promise((resolve) => setTimeout(resolve, 1)); } }
    if (pathname === '/calls') { await Promise.all(Array.from({ length: 5000 }, () => fetch('/api/read').catch(() => {}))); }
    if (pathname === '/answer') { globalThis.big = 'x'.repeat(1024 * 1024); return { data: { values: { big: Array.from({ length: 60 }, () => big) }, failures: {} }, head: { title: 'x' } }; }
    if (pathname === '/pollute') { Object.prototype.fault = 'polluted'; Array.prototype.map = () => ['polluted']; JSON.stringify = () => '{"head":{"title":"</title><script>polluted"}}'; Promise.prototype.then = () => {}; }
    return { data: { values: { got }, failures: {} }, head: { title: 'x' } };
  },
  render: async ({ pathname, data }) => ({ html: '<h1>' + pathname + '</h1><pre>' + data.values.got + '</pre>', styles: '' }) };`;

const otherCode = `module.exports = { widgets: {}, load: async () => ({ data: { values: {}, failures: {} }, head: { title: 'x' } }), render: async () => ({ html: '<h1>well</h1>', styles: '' }) };`;

const paths = ['/try', '/loop', '/heap', '/buffers', '/calls', '/answer', '/pollute', '/page'];

let stand: EdgeStand;
beforeAll(async () => {
  process.env.MALL_TEST_SECRET = 'a secret of the gateway';
  stand = await edgeStand({
    areaCode,
    paths,
    others: [{ name: 'mf-other', paths: ['/other'], code: otherCode }],
  });
});
afterAll(() => stand.close());

const page = async (path: string) => (await fetch(stand.site + path)).text();

describe('an area’s server code reaches', () => {
  test.each(Object.keys(attempts))('nothing by %s', async (name) => {
    const [, got = ''] = /<pre>([\s\S]*?)<\/pre>/.exec(await page(`/try?${encodeURIComponent(name)}`)) ?? [];
    expect(got).toMatch(/^refused |^got (undefined)+$|UNDECLARED_CALL/);
    expect(got).not.toMatch(/root:|secret|v2\d\./);
  });
});

describe('while one area', () => {
  test.each(['/loop', '/heap', '/buffers', '/calls', '/answer'])(
    'does %s, another’s pages come whole, and its own come unrendered',
    async (path) => {
      // A version of its own: what died for one of these is not run for the next.
      await stand.publish('mf-test', paths, `${areaCode} // ${path}`, `v-${path.slice(1)}`);
      expect(await page('/page')).toContain('<h1>/page</h1>');
      const harm = page(path);
      const beside = Array.from({ length: 5 }, (_, n) => page(`/other?${path}=${n}`));
      for (const text of await Promise.all(beside)) expect(text).toContain('<h1>well</h1>');
      const own = await harm;
      expect(own).toContain('<div id="area-mf-test"></div>');
      expect(await page(`/other?after=${path}`)).toContain('<h1>well</h1>');
      // Its page may have been given up before it had done its worst.
      const counted = `mall_area_server_harm_total{area="mf-test",version="v-${path.slice(1)}"} 1`;
      await until(async () => (await page('/metrics')).includes(counted));
      // It begins anew, with nothing of what it did.
      expect(await page(`/page?after=${path}`)).toContain('<h1>/page</h1>');
    },
  );
});

test('what an area does to the prototypes of its realm stays there, and what it says then is text', async () => {
  await stand.publish('mf-test', paths, `${areaCode} // pollutes`, 'v-pollute');
  expect(await page('/pollute')).not.toContain('<script>polluted');
  const other = await page('/other?polluted');
  expect(other).toContain('<h1>well</h1>');
  expect(other).not.toContain('polluted</');
});

test('an area that died three times in a minute is left to the browser at once, and a new version of it is not', async () => {
  await stand.publish('mf-test', paths, `${areaCode} // dies`, 'v-dies');
  for (let time = 0; time < 3; time += 1) await page(`/heap?${time}`);
  // It would be whole where it was run.
  expect(await page('/page?resting')).not.toContain('<h1>/page</h1>');
  await stand.publish('mf-test', ['/page'], otherCode.replace('well', 'mended'), 'v2');
  let asked = 0;
  await until(async () => (await page(`/page?v2=${++asked}`)).includes('<h1>mended</h1>'));
});
