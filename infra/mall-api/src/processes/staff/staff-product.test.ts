import { afterAll, expect, test } from '@jest/globals';
import { aCompany } from '../../testing/a-company.ts';
import { aMall } from '../../testing/a-mall.ts';
import { aSku } from '../../testing/a-sku.ts';
import { anOperator } from '../../testing/an-operator.ts';
import { testingDatabase } from '../../testing/testing-database.ts';

const db = await testingDatabase();
const app = await aMall(db);
afterAll(() => app.close());
const editor = await anOperator(db, ['content']);
const keeper = await anOperator(db, ['warehouse']);

const ask = async (path: string, payload: object, { token }: { token: string }) =>
  (await app.inject({ method: 'POST', url: `/api/${path}`, payload, headers: { token } })).json();
const actsOf = async (subject: string) =>
  [...(await db.sql<{ act: string; why: string }[]>`select act, why from staff_act where subject = ${subject} order by id`)].map(
    ({ act, why }) => `${act} ${why}`.trim(),
  );

test('films are listed by how many wish for them, without a word of whom; done, they wait no more until somebody else wishes', async () => {
  const [many, one] = [await aSku(db, { name: '深沟球轴承 6204' }), await aSku(db)];
  const buyers = await Promise.all(Array.from({ length: 3 }, (_, i) => aCompany(db, { name: `轴承买家 ${i}` })));
  const wish = ({ skuNumber }: { skuNumber: string }, buyer: { token: string }) =>
    ask('common/SaveRequestToSkuVideo', { skuNumber: skuNumber.toLowerCase() }, buyer);
  const list = async (isDone = false) => (await ask('staff/ListFilmWishes', { isDone }, editor)).body;
  await wish(one, buyers[0]!);
  for (const buyer of [buyers[0]!, buyers[0]!, buyers[1]!]) await wish(many, buyer);
  const waiting = await list();
  expect(waiting).toMatchObject({
    total: 2,
    items: [
      { skuNumber: many.skuNumber, productName: '深沟球轴承 6204', wishes: 2, doneAt: null },
      { skuNumber: one.skuNumber, wishes: 1 },
    ],
  });
  for (const { phone } of buyers) expect(JSON.stringify(waiting)).not.toContain(phone);
  expect(JSON.stringify(waiting)).not.toMatch(/轴承买家|王工/);

  const finish = () => ask('staff/FinishFilmWish', { skuNumber: many.skuNumber.toLowerCase(), why: ' 视频已上传 ' }, editor);
  expect((await finish()).body).toMatchObject({ skuNumber: many.skuNumber, wishes: 2, lastWishedAt: waiting.items[0].lastWishedAt });
  expect((await finish()).reason).toBe('FILM_WISH_NOT_FOUND');
  expect(await actsOf(`sku:${many.skuNumber}`)).toEqual(['finishFilmWish 视频已上传']);
  expect([(await list()).total, (await list(true)).items]).toMatchObject([1, [{ skuNumber: many.skuNumber, wishes: 2 }]]);

  await wish(many, buyers[0]!);
  expect((await list()).total).toBe(1);
  await wish(many, buyers[2]!);
  expect((await list()).items).toMatchObject([{ skuNumber: many.skuNumber, wishes: 1 }, { skuNumber: one.skuNumber }]);
  expect((await ask('staff/ListFilmWishes', {}, keeper)).reason).toBe('FORBIDDEN');
});

test('of ten who mark a film as done at once one does it, and one act is kept', async () => {
  const { skuNumber } = await aSku(db);
  await ask('common/SaveRequestToSkuVideo', { skuNumber }, await aCompany(db));
  const answers = await Promise.all(Array.from({ length: 10 }, () => ask('staff/FinishFilmWish', { skuNumber }, editor)));
  expect(answers.map(({ reason = 'done' }) => reason).sort()).toEqual(['done', ...Array(9).fill('FILM_WISH_NOT_FOUND')].sort());
  expect(await actsOf(`sku:${skuNumber}`)).toEqual(['finishFilmWish']);
});

test('stock figures that staff hide no buyer reads, until they are shown again; each act is kept', async () => {
  const [{ skuNumber }, other] = [await aSku(db, { name: '球阀 DN25', stock: { 1: 640 } }), await aSku(db)];
  const buyer = await aCompany(db);
  const lines = { skuNumberAndQuantities: [{ skuNumber, quantity: 1 }] };
  const offer = async () =>
    (await ask('product/GetSkuPriceAndDeliveryTimeBySkuNumberAndQuantity', lines, buyer)).body.skuPriceAndDeliveryTimes[skuNumber];
  const change = (isHidden: boolean, why?: string) =>
    ask('staff/ChangeStockDisplay', { skuNumber: skuNumber.toLowerCase(), isHidden, why }, keeper);
  const hidden = async (keyword?: string) => (await ask('staff/ListHiddenStock', { keyword }, keeper)).body;
  expect(await offer()).toMatchObject({ stockFreeIsHide: false, currentWareHouseStockFree: 640, showCart: true });

  const shown = { skuNumber, productName: '球阀 DN25', manufacturerName: '火也', isHidden: true };
  expect((await change(true, '盘点')).body).toMatchObject(shown);
  expect(await offer()).toMatchObject({ stockFreeIsHide: true, currentWareHouseStockFree: null, warehouseStockDto: [], showCart: true });
  expect(await hidden()).toMatchObject({ total: 1, items: [shown] });
  expect([(await hidden('dn25')).total, (await hidden('%')).total, (await hidden(other.skuNumber)).total]).toEqual([1, 0, 0]);

  expect((await change(false)).body.isHidden).toBe(false);
  expect(await offer()).toMatchObject({ stockFreeIsHide: false, currentWareHouseStockFree: 640 });
  expect((await hidden()).total).toBe(0);
  expect(await actsOf(`sku:${skuNumber}`)).toEqual(['hideStock 盘点', 'showStock']);
  expect((await ask('staff/ChangeStockDisplay', { skuNumber: 'NOSUCH1', isHidden: true }, keeper)).reason).toBe('SKU_NOT_FOUND');
  expect((await ask('staff/ChangeStockDisplay', { skuNumber, isHidden: true }, editor)).reason).toBe('FORBIDDEN');
});
