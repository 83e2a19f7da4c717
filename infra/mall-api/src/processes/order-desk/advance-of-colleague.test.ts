import { afterAll, expect, test } from '@jest/globals';
import { yuan } from '@mall/domain/money';
import { aBuyer } from '../../testing/a-buyer.ts';
import { aColleague } from '../../testing/a-colleague.ts';
import { aMall } from '../../testing/a-mall.ts';
import { aSku } from '../../testing/a-sku.ts';
import { httpAsker } from '../../testing/http-asker.ts';
import { testingDatabase } from '../../testing/testing-database.ts';

const db = await testingDatabase();
const app = await aMall(db);
const mall = await httpAsker(app);
afterAll(() => app.close());

test('个人垫付 is chosen and taken back by who ordered alone, not by a colleague, a manager either (rule payment 37)', async () => {
  const { skuNumber } = await aSku(db, { listPrice: yuan(50), stock: { 1: 100 } });
  const buyer = await aBuyer(db);
  const colleague = await aColleague(db, buyer.kp);
  await db.sql`update kp set is_manager = true where id = ${colleague.kp.kpId}`;
  const { orderId } = await buyer.orders(skuNumber, 1);
  const set = (token: string, isPersonalAdvance: boolean) =>
    mall.post('/api/checkout/EditPersonalAdvancePayment', { orderId, isPersonalAdvance }, token);
  expect(await set(colleague.token, true)).toMatchObject({ reason: 'ADVANCE_NOT_YOURS', message: '只有下单人本人可以选择或取消个人垫付' });
  expect((await set(buyer.token, true)).code).toBe(0);
  expect((await set(colleague.token, false)).reason).toBe('ADVANCE_NOT_YOURS');
  expect((await set(buyer.token, false)).code).toBe(0);
});
