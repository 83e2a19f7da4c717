import { afterAll, expect, test } from '@jest/globals';
import type { ChatEvent } from '@mall/api-contract/assistant';
import { comparedInAddress } from '@mall/domain/comparison';
import { sitePageAt } from '@mall/domain/content/site-pages';
import { aMall } from '../../../testing/a-mall.ts';
import { aSku } from '../../../testing/a-sku.ts';
import { testingDatabase } from '../../../testing/testing-database.ts';
import { buildSearchIndex } from '../../search/index-build.ts';

const db = await testingDatabase();
const app = await aMall(db);
afterAll(() => app.close());

test('asked what two differ in, it opens a page of the mall that shows these two (rule comparison 11)', async () => {
  for (const skuNumber of ['AB1C2345', 'AB1C2346']) await aSku(db, { skuNumber, listPrice: 86 });
  await buildSearchIndex(db);
  const { body } = await app.inject({ method: 'POST', url: '/api/ai/mall/chat', payload: { question: 'AB1C2345 和 AB1C2346 有什么区别' } });
  const events = body.split('\n\n').filter((line) => line.startsWith('data: {'));
  const opened = events
    .map((line) => JSON.parse(line.slice('data: '.length)) as ChatEvent)
    .flatMap((event) => (event.type === 'FuncFrontend' && event.name === 'openPage' ? [String(event.arguments.url)] : []));
  expect(opened).toHaveLength(1);
  expect(sitePageAt(opened[0]!)?.page).toBe('/comparison/:sku');
  expect(comparedInAddress(opened[0]!.split('/').at(-1)!).sort()).toEqual(['AB1C2345', 'AB1C2346']);
});
