import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type EdgeStand, edgeStand } from '../testing/edge-stand.ts';

/** Counts how often its screen was made. */
const areaCode = `let made = 0; module.exports = { widgets: {},
  load: async () => ({ data: { values: {}, failures: {} }, head: { title: '' } }),
  render: async () => ({ html: '<h1>made ' + (made += 1) + '</h1>', styles: '' }) };`;

let stand: EdgeStand;
beforeAll(async () => {
  stand = await edgeStand({ areaCode, paths: ['/page', '/m/quot/:id'], documents: ['/m/quot/:id'] });
});
afterAll(() => stand.close());
const made = async (path: string) => {
  const answer = await fetch(stand.site + path);
  return { n: Number(/made (\d+)/.exec(await answer.text())?.[1]), headers: answer.headers };
};

test('a document that a pass opens is made anew for each who asks: when the pass ends, nobody is shown what was kept (rule inquiry 30)', async () => {
  const [first, second] = [await made('/m/quot/abc'), await made('/m/quot/abc')];
  expect(second.n).toBe(first.n + 1);
  expect([first.headers.get('cache-control'), first.headers.get('x-robots-tag')]).toEqual(['no-store', 'noindex, nofollow']);
  const page = await made('/page');
  expect((await made('/page')).n).toBe(page.n);
  expect(page.headers.get('x-robots-tag')).toBeNull();
});
