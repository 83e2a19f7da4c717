import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from '@jest/globals';
import { quotationRepository } from '../../modules/inquiry/quotation.repository.ts';
import { aBuyer } from '../../testing/a-buyer.ts';
import { aServedMall } from '../../testing/a-served-mall.ts';
import { aSku } from '../../testing/a-sku.ts';
import { anInquiry } from '../../testing/an-inquiry.ts';
import { testingDatabase } from '../../testing/testing-database.ts';
import { untilBlocked } from '../../testing/until-blocked.ts';

const db = await testingDatabase();
const ends: (() => void)[] = [];
afterAll(() => {
  for (const end of ends) end();
});

test('an API that is killed between order and count has done neither, and the same again does both once (rule inquiry 33)', async () => {
  const buyer = await aBuyer(db);
  const { skuNumber } = await aSku(db, { listPrice: 1000, stock: { 1: 50 } });
  const { id, lineIds } = await anInquiry(db, buyer, [{ sku: skuNumber, quantity: 10 }]);
  const ordersOf = async () =>
    (await db.sql<{ n: number }[]>`select count(*)::int as n from sales_order where kp_id = ${buyer.kp.kpId}`)[0]!.n;
  const ordered = async () => (await quotationRepository(db).lines(id))[0]!.orderedQuantity;
  const first = await aServedMall(db.url);
  ends.push(() => first.end());
  const page = await first.ask(`/api/checkout/ReloadInquiry/${id}`, { payload: {}, token: buyer.token });
  const payload = { priceToken: page.answer.body.priceToken, addressId: buyer.addressId, invoiceId: 0, paymentMethod: 'unionPay' };
  const key = randomUUID();
  const order = (mall: typeof first) => mall.ask('/api/checkout/ConfirmOrderFromInquiry', { payload, token: buyer.token, key });

  // The count waits for somebody else's lock, the order stands in the same transaction already.
  const died = await db.transaction(async (tx) => {
    await tx.sql`select id from inquiry_item where id = ${lineIds[0]!} for update`;
    const asked = order(first).then(
      () => 'answered',
      () => 'died',
    );
    await untilBlocked(db);
    first.child.kill('SIGKILL');
    return asked;
  });
  expect([died, await ordersOf(), await ordered()]).toEqual(['died', 0, 0]);
  const second = await aServedMall(db.url);
  ends.push(() => second.end());
  const [one, other] = [await order(second), await order(second)];
  expect([one.answer.code, other.answer.body.orderId]).toEqual([0, one.answer.body.orderId]);
  expect([await ordersOf(), await ordered(), (await quotationRepository(db).find(id))!.status]).toEqual([1, 10, 'ordered']);
});
