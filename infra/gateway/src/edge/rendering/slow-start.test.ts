import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type EdgeStand, edgeStand } from '../../testing/edge-stand.ts';
import { until } from '../../testing/running-gateway.ts';

const areaCode = `module.exports = { widgets: {}, load: async () => ({ data: { values: {}, failures: {} }, head: { title: 'x' } }), render: async () => ({ html: '<h1>well</h1>', styles: '' }) };`;

let stand: EdgeStand;
beforeAll(async () => {
  stand = await edgeStand({ areaCode, paths: ['/page'] });
});
afterAll(() => stand.close());

test('an area that never ends beginning keeps no page of the others waiting as long as a part may take: it is absent there', async () => {
  // Everything that a first page of any area has to begin.
  expect(await (await fetch(`${stand.site}/page`)).text()).toContain('<h1>well</h1>');
  await stand.publish('mf-loops', ['/loops'], 'for (;;);', 'v1', { widgets: { hint: './hint.tsx' } });
  const harm = async () => /mall_area_server_harm_total\{area="mf-loops"/.test(await (await fetch(`${stand.site}/metrics`)).text());
  expect(await (await fetch(`${stand.site}/page?beside`)).text()).toContain('<h1>well</h1>');
  // It is still given the time that a part may take, and the page did not wait for that.
  expect(await harm()).toBe(false);
  await until(harm);
});
