import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type EdgeStand, edgeStand } from '../testing/edge-stand.ts';
import { tell } from '../testing/open-view.ts';

const areaCode = `module.exports = { widgets: {}, load: async () => ({ data: { values: {}, failures: {} }, head: { title: 'x' } }), render: async () => ({ html: '', styles: '' }) };`;
let stand: EdgeStand;
beforeAll(async () => {
  stand = await edgeStand({ areaCode, paths: ['/page'] });
});
afterAll(() => stand.close());

test('a source that tells more than 300 times a minute is told so, another is heard, and pages come to both', async () => {
  const noisy = '203.0.113.7';
  const statuses: number[] = [];
  for (let round = 0; round < 31; round += 1)
    statuses.push(...(await Promise.all(Array.from({ length: 10 }, async () => (await tell(stand.site, {}, noisy)).status))));
  expect(statuses.filter((status) => status === 400)).toHaveLength(300);
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  expect((await tell(stand.site, {}, '203.0.113.8')).status).toBe(400);
  expect((await fetch(`${stand.site}/page`, { headers: { 'x-forwarded-for': noisy } })).status).toBe(200);
  expect(await (await fetch(`${stand.site}/metrics`)).text()).toMatch(/mall_[a-z_]*beacons[a-z_]*\{outcome="limited"\} 10/);
});
