import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type EdgeStand, edgeStand } from '../testing/edge-stand.ts';

/** Says which flags it is rendered with, and how often it was. */
const areaCode = `let times = 0; module.exports = { widgets: {},
  load: async () => ({ data: { values: {}, failures: {} }, head: { title: 'x' } }),
  render: async ({ platform }) => ({ html: '<h1>' + JSON.stringify(platform.flags) + ' ' + ++times + '</h1>', styles: '' }) };`;
const shellCode = `module.exports = {
  provide: {}, globalCss: '', createSdk: () => ({}),
  serverPlatform: (area, sdk, region, widget, flags) => ({ area, flags }),
  loadFrame: async () => ({ values: {}, failures: {} }),
  renderFrame: ({ flags }) => ({ header: { html: '<p>frame ' + JSON.stringify(flags) + '</p>', styles: '' }, aside: { html: '', styles: '' }, footer: { html: '', styles: '' } }),
  shell: { widgets: {}, load: async () => undefined, render: async () => ({ html: '', styles: '' }) } };`;

let stand: EdgeStand;
beforeAll(async () => {
  stand = await edgeStand({
    areaCode,
    shellCode,
    paths: ['/'],
    api: (request, response) => {
      const customerId = request.headers.token === 'of-seven' ? 7 : 8;
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ code: 0, message: '', body: { customerId } }));
    },
  });
});
afterAll(() => stand.close());

const end = { owner: '周琳', ends: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10) };
const set = (name: string, wish: object) => stand.gateway.registry.setFlag(name, { ...end, ...wish }, { who: '周琳' });
async function visit(cookie = '') {
  const answer = await fetch(`${stand.site}/`, { headers: cookie ? { cookie } : {} });
  const html = await answer.text();
  const [, flags, times] = /<h1>(\[[^\]]*\]) (\d+)/.exec(html)!;
  const page = JSON.parse(/id="mall-page"[^>]*>(.*?)<\/script>/s.exec(html)![1]!) as { flags?: string[] };
  const frame = JSON.parse(/<p>frame (\[[^\]]*\])/.exec(html)![1]!) as string[];
  return {
    flags: JSON.parse(flags!) as string[],
    times: Number(times),
    page: page.flags ?? [],
    frame,
    marks: answer.headers.getSetCookie(),
  };
}
const askedWho = () => stand.asked.filter(({ url }) => url === '/api/customer/GetCustomerInfo').length;

test('without a flag nobody is marked or asked for; one of 100 % changes the page for all and marks nobody', async () => {
  expect(await visit('token=of-seven')).toMatchObject({ flags: [], page: [], frame: [], marks: [], times: 1 });
  await set('mf-test.all', { percent: 100 });
  const after = await visit('token=of-seven');
  expect(after).toMatchObject({ flags: ['mf-test.all'], page: ['mf-test.all'], frame: ['mf-test.all'], marks: [] });
  expect(await visit()).toEqual(after);
  expect(askedWho()).toBe(0);
});

test('server and browser are told the same, and visitors with the same flags share one page of the cache', async () => {
  await set('mf-test.half', { percent: 50 });
  const seen = new Map<string, Set<number>>();
  for (let bucket = 0; bucket < 100; bucket += 1) {
    const { flags, page, frame, times } = await visit(`bucket=${bucket}`);
    expect([page, frame]).toEqual([flags, flags]);
    seen.set(flags.join(), (seen.get(flags.join()) ?? new Set()).add(times));
  }
  expect([...seen.keys()].sort()).toEqual(['mf-test.all', 'mf-test.all,mf-test.half']);
  // Rendered once for each face, however many came.
  expect([...seen.values()].map(({ size }) => size)).toEqual([1, 1]);
  const [mark] = (await visit()).marks;
  expect(mark).toMatch(/^bucket=\d{1,2}; .*Path=\/; HttpOnly/);
});

test('a company has its flag wherever it signs in, and shares the page with whoever has the same', async () => {
  await set('mf-test.half', { percent: 0, companies: [7] });
  const ours = await visit('token=of-seven; bucket=3');
  expect(ours.flags).toEqual(['mf-test.all', 'mf-test.half']);
  expect((await visit('token=of-eight; bucket=3')).flags).toEqual(['mf-test.all']);
  expect((await visit('bucket=3')).flags).toEqual(['mf-test.all']);
  expect(askedWho()).toBe(2);
  // Whose it is is known for a while, and the page is the one that others with both flags were given before.
  expect(await visit('token=of-seven; bucket=4')).toEqual(ours);
  expect(askedWho()).toBe(2);
});

test('every change stands in the log of releases, with who and why', async () => {
  await stand.gateway.registry.dropFlag('mf-test.half', { who: '周琳', why: '已全量' });
  const [dropped, before] = await stand.gateway.registry.history({ limit: 2 });
  expect(dropped).toMatchObject({ act: 'flag', area: 'mf-test', flag: 'mf-test.half', who: '周琳', why: '已全量' });
  expect(before).toMatchObject({ act: 'flag', flag: 'mf-test.half' });
  expect((await visit()).flags).toEqual(['mf-test.all']);
});
