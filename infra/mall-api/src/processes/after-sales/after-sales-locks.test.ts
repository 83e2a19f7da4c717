import { expect, test } from '@jest/globals';
import { yuan } from '@mall/domain/money';
import { aDeliveredOrder } from '../../testing/a-delivered-order.ts';
import { aRichBuyer } from '../../testing/a-rich-buyer.ts';
import { aSku } from '../../testing/a-sku.ts';
import { testingDatabase } from '../../testing/testing-database.ts';
import { outOfOrder, watchedLocks } from '../../testing/watched-locks.ts';
import { buyerMoves } from './buyer-moves.ts';
import { deskMoves } from './desk-moves.ts';
import { requestCase } from './request-case.ts';
import { sendReplacement } from './send-replacement.ts';
import { settleReturn } from './settle-return.ts';

const db = await testingDatabase();

test('every step of after-sales locks in one order, the order of the goods first (rules payment 36; after-sales 10)', async () => {
  const { handle, transactions } = watchedLocks(db);
  const { skuNumber } = await aSku(db, { listPrice: yuan(10), stock: { 1: 1000 } });
  const buyer = await aRichBuyer(db, { balance: yuan(1000), limit: yuan(1000) });
  const desk = deskMoves(handle);
  const aCase = async (kind: 'returnRefund' | 'exchange' | 'repair', method: 'balance' | 'credit' = 'balance') => {
    const { orderId, items } = await aDeliveredOrder(db, buyer, skuNumber, 3, method);
    const lines = [{ orderItemId: items[0]!.id, quantity: 2 }];
    const { id } = await requestCase(handle, buyer.kp, { orderId, kind, reason: 'defect', description: '', lines, proofs: [] });
    return id;
  };
  const received = async (...asked: Parameters<typeof aCase>) => {
    const id = await aCase(...asked);
    await desk.approve(id);
    await buyerMoves(handle).sendIn(buyer.kp.customerId, id, 'SF12345678');
    await desk.receive(id, []);
    return id;
  };
  await settleReturn(handle, await received('returnRefund'));
  await settleReturn(handle, await received('returnRefund', 'credit'));
  await sendReplacement(handle, await received('exchange'), {});
  const repaired = await received('repair');
  await desk.repair(repaired, '换轴承');
  await desk.sendRepaired(repaired, {});
  await desk.giveUp(await received('repair'), '非本店商品', {});
  await desk.reject(await aCase('exchange'), '不属实');
  await buyerMoves(handle).cancel(buyer.kp.customerId, await aCase('exchange'), true);
  expect(transactions.flat()).toEqual(expect.arrayContaining(['after_sales_case', 'stock', 'customer_balance']));
  expect(outOfOrder(transactions)).toEqual([]);
});
