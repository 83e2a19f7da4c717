import { afterAll, expect, test } from '@jest/globals';
import { aMall, testingDatabase } from '@mall/mall-api/testing';
import { seedHelp } from './seed-help.ts';

const db = await testingDatabase();
await seedHelp(db);
const app = await aMall(db);
afterAll(() => app.close());
const get = async (url: string) => (await app.inject(url)).json();

test('whoever needs help finds groups with their articles, in the order staff gave them, and each article whole', async () => {
  const { body: tree } = await get('/api/helpCenter/GetMallHelpCenterTree');
  expect(tree.map(({ name }: { name: string }) => name)).toEqual([
    '购物指南',
    '价格与优惠',
    '询价与下单',
    '支付与账期',
    '配送与收货',
    '发票',
    '售后服务',
  ]);
  for (const { id: groupId, name: groupName, selfChildren } of tree) {
    for (const { id, name } of selfChildren) {
      const { body } = await get(`/api/helpCenter/GetMallHelpCenterById?id=${id}`);
      expect(body).toMatchObject({ id, name, groupId, groupName });
      expect(body.blocks).toEqual([{ kind: 'text', headings: [], html: expect.stringMatching(/^<p>.{10}/) }]);
    }
  }
});

test('an article nobody wrote, and a group, which has no text, are not found', async () => {
  const { body: tree } = await get('/api/helpCenter/GetMallHelpCenterTree');
  for (const id of [999_999, tree[0].id])
    expect(await get(`/api/helpCenter/GetMallHelpCenterById?id=${id}`)).toMatchObject({ code: 51502, reason: 'HELP_NOT_FOUND' });
  for (const id of ['0', 'x', '1;drop', '99999999999'])
    expect((await get(`/api/helpCenter/GetMallHelpCenterById?id=${encodeURIComponent(id)}`)).reason).toBe('BAD_REQUEST');
});
