import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type EdgeStand, edgeStand } from '../testing/edge-stand.ts';

/** Names another address for what the last part of the path says. */
const areaCode = `const to = { old: '/page/new', query: '/page/new?a=1', self: '/page/self', elsewhere: '//elsewhere.example/x', back: '/\\\\elsewhere.example', split: '/x\\r\\nset-cookie: a=b' };
module.exports = { widgets: {},
  load: async ({ pathname }) => ({ data: { values: {}, failures: {} }, head: { title: '', movedTo: to[pathname.split('/').pop()] } }),
  render: async () => ({ html: '<h1>here</h1>', styles: '' }) };`;

let stand: EdgeStand;
beforeAll(async () => {
  stand = await edgeStand({ areaCode, paths: ['/page/:id'] });
});
afterAll(() => stand.close());
const asked = async (path: string) => {
  const { status, headers } = await fetch(stand.site + path, { redirect: 'manual' });
  return [status, headers.get('location')];
};

test('what moved is led to for good, with what was asked along; the kept answer, too (rule page-addresses 19)', async () => {
  expect(await asked('/page/old?utm_source=a&x=1')).toEqual([301, '/page/new?utm_source=a&x=1']);
  expect(await asked('/page/old?utm_source=b&x=1')).toEqual([301, '/page/new?utm_source=b&x=1']);
  expect(await asked('/page/old')).toEqual([301, '/page/new']);
  expect(await asked('/page/query?b=2')).toEqual([301, '/page/new?a=1']);
});

test('a page leads neither to itself nor out of the mall, whatever an area says', async () => {
  for (const name of ['self', 'elsewhere', 'back', 'split', 'new']) expect(await asked(`/page/${name}`)).toEqual([200, null]);
});
