import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { CampaignDraft } from '@mall/domain/discount';
import { aCampaignDraft } from '../../testing/a-campaign-draft.ts';
import { aCompany } from '../../testing/a-company.ts';
import { aMall } from '../../testing/a-mall.ts';
import { aSku } from '../../testing/a-sku.ts';
import { anOperator } from '../../testing/an-operator.ts';
import { testingDatabase } from '../../testing/testing-database.ts';

const db = await testingDatabase();
const app = await aMall(db);
afterAll(() => app.close());
let neirong = '';
/** Ten people: one alone has a line of few writes. */
let crowd: string[] = [];
let skus: string[] = [];
beforeAll(async () => {
  crowd = (await Promise.all(Array.from({ length: 10 }, () => anOperator(db, ['content'])))).map(({ token }) => token);
  neirong = crowd[0]!;
  skus = (await Promise.all([10_000, 20_000, 40_000].map((listPrice) => aSku(db, { listPrice })))).map(({ skuNumber }) => skuNumber);
  await aSku(db, { skuNumber: 'GONE1', isActive: false });
});
beforeEach(async () => {
  await db.sql`delete from promotion_price`;
  await db.sql`delete from campaign`;
});

const post = async (call: string, payload: object, { token = neirong, key }: { token?: string; key?: string } = {}) =>
  (
    await app.inject({ method: 'POST', url: `/api/staff/${call}`, payload, headers: { token, ...(key ? { 'idempotency-key': key } : {}) } })
  ).json();
const draftOf = (draft: Partial<CampaignDraft> = {}) => aCampaignDraft({ skus, ...draft });
const price = { kind: 30, rule: null, thresholds: [], priceShare: 8500 } as const;
const make = (draft: Partial<CampaignDraft> = {}, token = neirong) => post('MakeCampaign', { draft: draftOf(draft) }, { token });
const of = (i: number) => ({ token: crowd[i % crowd.length]! });
const starts = (id: number) => db.sql`update campaign set starts_at = now() - interval '1 minute' where id = ${id}`;
const fieldsOf = (answer: { details: { problems: { field: string }[] } }) => answer.details.problems.map(({ field }) => field);

test('staff make a campaign, change it before it starts, and then can only end it; each act is kept', async () => {
  const { body: made } = await make();
  expect(made).toMatchObject({ state: 'planned', skuCount: 3, version: 1, canChange: true, linkUrl: `/discount/20/${made.id}` });
  const { body: changed } = await post('ChangeCampaign', {
    campaignId: made.id,
    version: 1,
    draft: draftOf({ ...price, thresholds: [], skus: [skus[0]!] }),
  });
  expect(changed).toMatchObject({ skuCount: 1, version: 2, kind: 30 });
  expect(await db.sql`select price from promotion_price`).toEqual([{ price: 8500 }]);
  await starts(made.id);
  expect((await post('ChangeCampaign', { campaignId: made.id, version: 2, draft: draftOf() })).reason).toBe('CAMPAIGN_STARTED');
  expect((await post('EndCampaign', { campaignId: made.id })).reason).toBe('BAD_REQUEST');
  expect((await post('EndCampaign', { campaignId: made.id, why: '库存不足' })).body).toMatchObject({ state: 'ended', canEnd: false });
  expect((await post('EndCampaign', { campaignId: made.id, why: '再来' })).reason).toBe('CAMPAIGN_OVER');
  const { body: acts } = await post('ListActs', { subject: `campaign:${made.id}` });
  expect(acts.items.map(({ act, why }: { act: string; why: string }) => [act, why])).toEqual([
    ['endCampaign', '库存不足'],
    ['changeCampaign', ''],
    ['makeCampaign', ''],
  ]);
});

test('what did not start and is ended never starts', async () => {
  const { body: made } = await make();
  await post('EndCampaign', { campaignId: made.id, why: '取消' });
  await starts(made.id);
  expect((await app.inject(`/api/discount/SearchCampaignById/${made.id}/`)).json().body).toMatchObject({ state: 'ended', skuCount: 0 });
});

test('what can’t be made says why, in words and where', async () => {
  expect(fieldsOf(await make({ name: '' }))).toEqual(['name']);
  expect(fieldsOf(await make({ thresholds: [] }))).toEqual(['thresholds']);
  const wrong = await make({ skus: [...skus, 'NOSUCH', 'GONE1'] });
  expect(wrong.details.problems.map(({ message }: { message: string }) => message)).toEqual([
    '找不到商品：NOSUCH',
    '已下架或价格详询，不能参加活动：GONE1',
  ]);
  expect((await make({ skus: [], categoryIds: [2_147_483_647] })).details.problems[0].message).toBe('所选分类与品牌里没有在售商品');
  expect((await make({ name: '长'.repeat(10_000) })).reason).toBe('BAD_REQUEST');
  expect((await post('ChangeCampaign', { campaignId: 2_147_483_647, version: 1, draft: draftOf() })).reason).toBe('CAMPAIGN_NOT_FOUND');
  expect((await post('ListCampaigns', { pageIndex: 100_000 })).reason).toBe('BAD_REQUEST');
  expect((await post('ListCampaigns', { keyword: '%' })).body.total).toBe(0);
});

test('goods are named by category and brand, of both where both are named', async () => {
  expect((await make({ skus: [], categoryIds: [22_001], manufacturerIds: [101] })).body.skuCount).toBe(3);
  expect(fieldsOf(await make({ skus: [], categoryIds: [22_001], manufacturerIds: [999] }))).toEqual(['goods']);
});

test('a SKU takes part in one campaign at a time: of fifty made at once with the same SKU one is', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, (_, i) => make({ name: `第${i}个` }, of(i).token)));
  expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
  expect(new Set(answers.filter(({ code }) => code !== 0).map(({ reason }) => reason))).toEqual(new Set(['CAMPAIGN_INVALID']));
  const [{ startsAt } = { startsAt: '' }] = await db.sql<{ startsAt: string }[]>`select ends_at as starts_at from campaign`;
  const later = new Date(Date.parse(startsAt) + 86_400_000).toISOString();
  expect((await make({ startsAt, endsAt: later })).code).toBe(0);
});

test('what a category holds and takes part elsewhere is left out; what is named by its number is refused', async () => {
  await make({ skus: [skus[0]!] });
  const draft = draftOf({ skus: [], categoryIds: [22_001] });
  expect((await post('PreviewCampaign', { draft })).body).toMatchObject({ skuCount: 2, leftOut: 1, problems: [] });
  expect((await post('MakeCampaign', { draft })).body.skuCount).toBe(2);
  expect(fieldsOf(await make({ skus: [skus[0]!] }))).toEqual(['goods']);
  expect((await post('PreviewCampaign', { draft })).body.problems).toHaveLength(1);
});

test('of fifty changes to one version one counts, and of fifty ends one', async () => {
  const { body: made } = await make();
  const change = (i: number) => post('ChangeCampaign', { campaignId: made.id, version: 1, draft: draftOf({ name: `改${i}` }) }, of(i));
  const changes = await Promise.all(Array.from({ length: 50 }, (_, i) => change(i)));
  expect(changes.filter(({ code }) => code === 0)).toHaveLength(1);
  expect(new Set(changes.map(({ reason }) => reason))).toEqual(new Set([undefined, 'CAMPAIGN_CHANGED']));
  const ends = await Promise.all(Array.from({ length: 50 }, (_, i) => post('EndCampaign', { campaignId: made.id, why: '结束' }, of(i))));
  expect(ends.filter(({ code }) => code === 0)).toHaveLength(1);
});

test('the same sent again and again with its key is made once', async () => {
  const key = randomUUID();
  const draft = draftOf();
  const answers = await Promise.all(Array.from({ length: 8 }, () => post('MakeCampaign', { draft }, { key })));
  expect(new Set(answers.map(({ body }) => body?.id)).size).toBe(1);
  expect(await db.sql`select count(*)::int as n from campaign`).toEqual([{ n: 1 }]);
});

test('a preview shows goods, what a cart would save and what is wrong, and makes nothing', async () => {
  const { body } = await post('PreviewCampaign', {
    draft: draftOf({ name: '' }),
    cart: [
      { sku: skus[2]!.toLowerCase(), quantity: 2 },
      { sku: 'NOSUCH', quantity: 1 },
    ],
  });
  expect(body).toMatchObject({
    problems: [{ field: 'name', message: '请填写活动名称' }],
    skuCount: 3,
    cart: { lines: [{ quantity: 2, beforeFen: 80_000, discountFen: 3000, afterFen: 77_000 }], discountFen: 3000 },
  });
  const { body: priced } = await post('PreviewCampaign', { draft: draftOf({ ...price, thresholds: [] }) });
  expect(priced.cart).toMatchObject({ beforeFen: 70_000, discountFen: 10_500, afterFen: 59_500 });
  expect(await db.sql`select id from campaign`).toEqual([]);
});

test('no buyer makes, sees or ends any, nor does staff of other roles', async () => {
  const { body: made } = await make();
  const buyer = (await aCompany(db)).token;
  const cangku = (await anOperator(db, ['warehouse'])).token;
  for (const token of [buyer, cangku]) {
    expect((await post('MakeCampaign', { draft: draftOf() }, { token })).reason).toBe('FORBIDDEN');
    expect((await post('GetCampaign', { campaignId: made.id }, { token })).reason).toBe('FORBIDDEN');
    expect((await post('EndCampaign', { campaignId: made.id, why: 'x' }, { token })).reason).toBe('FORBIDDEN');
  }
});
