import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { CartTransfer, ShoppingCart } from '@mall/api-contract/cart';
import { aBuyer } from '../../testing/a-buyer.ts';
import { aColleague } from '../../testing/a-colleague.ts';
import { type AServedMall, aServedMall } from '../../testing/a-served-mall.ts';
import { aSku } from '../../testing/a-sku.ts';
import { testingDatabase } from '../../testing/testing-database.ts';
import { untilBlocked } from '../../testing/until-blocked.ts';

const db = await testingDatabase();
let mall: AServedMall;
const skus: string[] = [];
beforeAll(async () => {
  for (let i = 0; i < 6; i += 1) skus.push((await aSku(db, { stock: { 1: 1000 } })).skuNumber);
  mall = await aServedMall(db.url);
});
afterAll(() => mall.end());

const asker = (token: string) => ({
  post: async (path: string, payload: object = {}) => (await mall.ask(`/api/shoppingCart/${path}`, { payload, token })).answer,
  get: async (path: string) => (await mall.ask(`/api/shoppingCart/${path}`, { token })).answer,
});
/** A manager whose cart holds two of each SKU, and two colleagues. */
async function aTeam() {
  const manager = await aBuyer(db);
  const [one, other] = [await aColleague(db, manager.kp, '小张'), await aColleague(db, manager.kp, '小李')];
  for (const sku of skus) await manager.wants(sku, 2);
  const cart = (await asker(manager.token).post('GetShoppingCartWithDiscount')).body as ShoppingCart;
  return { manager, one, other, ids: cart.lines.map(({ id }) => id), kpId: manager.kp.kpId };
}
const log = async (token: string, kpId?: number) =>
  (await asker(token).get(`GetShoppingCartTransferLogs${kpId ? `?kpId=${kpId}` : ''}`)).body as CartTransfer[];

test('everybody of a company looks into a colleague’s cart and takes lines over; both see who took what (rules cart 12, 28, 29; roles 4)', async () => {
  const { one, ids, kpId, manager } = await aTeam();
  const own = asker(one.token);
  expect((await own.post(`GetShoppingCartWithDiscount`, { kpId })).body.lines).toHaveLength(6);
  const { body } = await own.post('AddShoppingCartItemsByOtherKp', { kpId, ids: ids.slice(0, 2) });
  expect(body).toMatchObject({
    taken: [{ quantity: 2 }, { quantity: 2 }],
    refused: [],
    totalProducts: 2,
    cart: { kpId, totalProducts: 4 },
  });
  const again = (await own.post('AddShoppingCartItemsByOtherKp', { kpId, ids: ids.slice(0, 2) })).body;
  expect(again).toMatchObject({
    taken: [],
    refused: [{ id: ids[0], message: '该商品已不在对方的购物车中' }, { id: ids[1] }],
    totalProducts: 2,
  });
  await own.post('AddShoppingCartTransferLog', { ids: body.transferIds, remark: ' 合并到本周的订单 ' });
  for (const seen of [await log(one.token), await log(manager.token), await log(one.token, kpId)])
    expect(seen.map(({ fromName, toName, quantity, remark }) => [fromName, toName, quantity, remark])).toEqual(
      Array.from({ length: 2 }, () => ['王工', '小张', 2, '合并到本周的订单']),
    );
});

test('to change a colleague’s cart one is its manager, and of another company it isn’t there', async () => {
  const { one, other, ids, kpId } = await aTeam();
  const stranger = await aBuyer(db);
  const [own, theirs] = [asker(one.token), asker(stranger.token)];
  const writes: [string, object][] = [
    [`UpdateCartItems?kpId=${kpId}`, { items: [{ id: ids[0], quantity: 9 }] }],
    [`DeleteCartItems?kpId=${kpId}`, { ids }],
    [`RestoreCartItems?kpId=${kpId}`, { ids }],
    [`substituteSkuBatch?kpId=${kpId}`, {}],
    [`CancelSubstituteSku?kpId=${kpId}`, {}],
  ];
  for (const [path, payload] of writes)
    expect([(await own.post(path, payload)).reason, (await theirs.post(path, payload)).reason]).toEqual([
      'CART_NOT_YOURS',
      'CART_NOT_YOURS',
    ]);
  for (const path of ['GetShoppingCartWithDiscount', 'AddShoppingCartItemsByOtherKp', 'ExportShoppingCartList'])
    expect(
      (
        await theirs.post(
          path === 'ExportShoppingCartList' ? `${path}?kpId=${kpId}` : path,
          path === 'ExportShoppingCartList' ? {} : { kpId, ...(path.startsWith('Add') ? { ids } : {}) },
        )
      ).reason,
    ).toBe('CART_NOT_YOURS');
  expect((await theirs.get(`GetShoppingCartTransferLogs?kpId=${kpId}`)).reason).toBe('CART_NOT_YOURS');
  expect((await theirs.get(`GetCartSubstitutes?kpId=${kpId}`)).reason).toBe('CART_NOT_YOURS');
  const { transferIds } = (await own.post('AddShoppingCartItemsByOtherKp', { kpId, ids: [ids[0]] })).body;
  for (const forger of [asker(other.token), theirs])
    expect((await forger.post('AddShoppingCartTransferLog', { ids: transferIds, remark: '我拿的' })).reason).toBe(
      'CART_TRANSFER_NOT_FOUND',
    );
  // Lines of one cart named as another's are nobody's.
  const mine = (await own.post('GetShoppingCartWithDiscount')).body.lines[0].id;
  const mixed = (await asker(other.token).post('AddShoppingCartItemsByOtherKp', { kpId, ids: [mine] })).body;
  expect(mixed.taken).toEqual([]);
});

test('fifty who take the same lines at once, in both directions, leave every piece in one cart', async () => {
  const { manager, one, other, ids, kpId } = await aTeam();
  const takers = [one, other, { token: manager.token, kp: manager.kp }];
  const of = (i: number) => ({ taker: takers[i % 3]!, from: takers[(i + 1) % 3]!.kp.kpId });
  const answers = await Promise.all(
    Array.from({ length: 50 }, async (_, i) => {
      const { taker, from } = of(i);
      return asker(taker.token).post('AddShoppingCartItemsByOtherKp', { kpId: i % 2 ? from : kpId === taker.kp.kpId ? from : kpId, ids });
    }),
  );
  expect(answers.filter(({ code }) => code !== 0)).toEqual([]);
  const carts = await Promise.all(
    takers.map(async ({ token }) => (await asker(token).post('GetShoppingCartWithDiscount')).body as ShoppingCart),
  );
  const pieces = carts.flatMap(({ lines }) => lines.map(({ sku, quantity }) => [sku, quantity]));
  expect(pieces.toSorted()).toEqual(skus.map((sku) => [sku, 2]).toSorted());
  const taken = answers.reduce((sum, { body }) => sum + body.taken.length, 0);
  expect(taken).toBe((await db.sql`select id from cart_transfer where from_kp_id = any(${takers.map(({ kp }) => kp.kpId)}::int[])`).length);
});

test('a mall that dies in the middle of a transfer has moved nothing, and the same again moves it', async () => {
  const { one, ids, kpId } = await aTeam();
  const take = () => asker(one.token).post('AddShoppingCartItemsByOtherKp', { kpId, ids });
  const died = await db.transaction(async (tx) => {
    // The log waits for somebody else's lock; lines have changed carts in the same transaction already.
    await tx.sql`lock table cart_transfer in exclusive mode`;
    const asked = take().then(
      () => 'answered',
      () => 'died',
    );
    await untilBlocked(db);
    mall.child.kill('SIGKILL');
    return asked;
  });
  expect(died).toBe('died');
  mall.end();
  mall = await aServedMall(db.url);
  expect((await asker(one.token).post('GetShoppingCartWithDiscount', { kpId })).body.totalProducts).toBe(6);
  expect((await take()).body).toMatchObject({ totalProducts: 6, cart: { totalProducts: 0 } });
});
