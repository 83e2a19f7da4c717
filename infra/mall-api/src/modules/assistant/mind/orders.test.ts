import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ChatEvent } from '@mall/api-contract/assistant';
import { type ABuyer, aBuyer } from '../../../testing/a-buyer.ts';
import { aDeliveredOrder } from '../../../testing/a-delivered-order.ts';
import { aMall } from '../../../testing/a-mall.ts';
import { aSku } from '../../../testing/a-sku.ts';
import { testingDatabase } from '../../../testing/testing-database.ts';

const db = await testingDatabase();
const app = await aMall(db);
let buyer: ABuyer;
beforeAll(async () => {
  await aSku(db, { skuNumber: 'AB1C2345', listPrice: 86, minOrderQty: 20, stepValue: 10, stock: { 1: 320, 2: 80 } });
  buyer = await aBuyer(db);
});
afterAll(() => app.close());

async function ask(question: string) {
  const { body } = await app.inject({
    method: 'POST',
    url: '/api/ai/mall/chat',
    payload: { question },
    headers: { token: buyer.token },
  });
  const events = body
    .split('\n\n')
    .filter(Boolean)
    .slice(0, -1)
    .map((line) => JSON.parse(line.slice('data: '.length)) as ChatEvent);
  return {
    text: events.map((event) => (event.type === 'Answer' ? event.text : '')).join(''),
    offered: JSON.stringify(events.filter((event) => event.type === 'FuncFrontend' && event.name !== 'keepThread')),
  };
}

test('nothing was sent yet: no after-sales, but the way to cancel is one press away', async () => {
  const { orderNumber } = await buyer.orders('AB1C2345', 20);
  const { text, offered } = await ask('上次的订单有一个坏了，要退货');
  expect(text).toContain(`订单 ${orderNumber} 待付款，还没有发货`);
  expect(offered).toContain(`取消订单 ${orderNumber}`);
  expect(offered).not.toContain('createAfterSales');
});

test('what broke has arrived: the last order that was sent is meant, not a newer one', async () => {
  const sent = await aDeliveredOrder(db, buyer, 'AB1C2345', 20, 'cashOnDelivery');
  const newer = await buyer.orders('AB1C2345', 30);
  const { text, offered } = await ask('上次的订单有一个坏了，要退货');
  expect(text).toContain(`为订单 ${sent.orderNumber} 申请售后`);
  expect(offered).toContain(`/customer/createAfterSales/${sent.orderId}`);
  // Named by its number, a newer one is spoken of all the same.
  expect((await ask(`订单 ${newer.orderNumber} 要退货`)).text).toContain(`订单 ${newer.orderNumber} 待付款`);
});
