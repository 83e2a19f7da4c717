import { expect, test } from '@jest/globals';
import { aBuyer } from '../../testing/a-buyer.ts';
import { aSku } from '../../testing/a-sku.ts';
import { testingDatabase } from '../../testing/testing-database.ts';
import { cartService } from './cart.service.ts';

const db = await testingDatabase();
const cart = cartService(db);
const skus = await Promise.all(Array.from({ length: 4 }, () => aSku(db, { stock: { 1: 1000 } })));
const aFullCart = async () => {
  const buyer = await aBuyer(db);
  for (const { skuNumber } of skus) await buyer.wants(skuNumber, 5);
  return { buyer, lines: (await cart.read(buyer.viewer)).lines };
};

test('what was taken out comes back as it was: its place, quantity, choice and what it stands for (rule cart 30)', async () => {
  const { buyer, lines } = await aFullCart();
  await cart.update(buyer.viewer, [{ id: lines[1]!.id, quantity: 7, selected: false }]);
  await db.sql`update cart_item set replaced_sku = 'OLD1' where id = ${lines[2]!.id}`;
  const before = await cart.read(buyer.viewer);
  const ids = [lines[1]!.id, lines[2]!.id];
  expect((await cart.remove(buyer.viewer, ids)).lines).toHaveLength(2);
  expect((await cart.remove(buyer.viewer, ids)).lines).toHaveLength(2);
  expect(await cart.restore(buyer.viewer, ids)).toEqual(before);
  expect(await cart.restore(buyer.viewer, ids)).toEqual(before);
});

test('what was put in again meanwhile stays as it is; another’s lines and what is a day old come back to nobody', async () => {
  const { buyer, lines } = await aFullCart();
  const stranger = await aBuyer(db);
  const [first, second] = lines;
  await cart.remove(buyer.viewer, [first!.id, second!.id]);
  await buyer.wants(first!.sku, 9);
  expect((await cart.restore(stranger.viewer, [first!.id, second!.id])).lines).toEqual([]);
  await db.sql`update removed_cart_item set removed_at = now() - interval '25 hours' where id = ${second!.id}`;
  const { lines: after } = await cart.restore(buyer.viewer, [first!.id, second!.id]);
  expect(after.map(({ sku, quantity }) => [sku, quantity])).toEqual([[first!.sku, 9], ...lines.slice(2).map(({ sku }) => [sku, 5])]);
});

test('fifty tabs that delete and undo at once leave each line once', async () => {
  const { buyer, lines } = await aFullCart();
  const ids = lines.map(({ id }) => id);
  await Promise.all(Array.from({ length: 50 }, (_, i) => (i % 2 ? cart.remove(buyer.viewer, ids) : cart.restore(buyer.viewer, ids))));
  const { lines: after } = await cart.restore(buyer.viewer, ids);
  expect(after.map(({ id }) => id)).toEqual(ids);
});

test('a full cart takes nothing back, and says so', async () => {
  const { buyer, lines } = await aFullCart();
  await cart.remove(buyer.viewer, [lines[0]!.id]);
  await db.sql`insert into cart_item (kp_id, sku_number, quantity) select ${buyer.kp.kpId}, 'FILL' || n, 1 from generate_series(1, 197) n`;
  await expect(cart.restore(buyer.viewer, [lines[0]!.id])).rejects.toMatchObject({ reason: 'CART_FULL' });
});
