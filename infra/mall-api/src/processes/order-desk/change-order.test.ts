import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { OrderTotalPreview } from '@mall/api-contract/order';
import { yuan } from '@mall/domain/money';
import { addressService } from '../../modules/account/address.service.ts';
import { balanceService } from '../../modules/account/balance.service.ts';
import { invoiceTitleService } from '../../modules/account/invoice-title.service.ts';
import { places } from '../../modules/location/places.ts';
import { orderService } from '../../modules/order/order.service.ts';
import { type ABuyer, aBuyer } from '../../testing/a-buyer.ts';
import { aRichBuyer } from '../../testing/a-rich-buyer.ts';
import { type AServedMall, aServedMall } from '../../testing/a-served-mall.ts';
import { aSku } from '../../testing/a-sku.ts';
import { ledgerFaults } from '../../testing/ledgers.ts';
import { testingDatabase } from '../../testing/testing-database.ts';
import { shipOrder } from './index.ts';
import { payOrderService } from './pay-order.service.ts';

const db = await testingDatabase();
let mall: AServedMall;
beforeAll(async () => {
  mall = await aServedMall(db.url);
});
afterAll(() => mall.end());

/** An address of the company in a province. @returns its id */
const addressIn = async ({ kp }: ABuyer, stateProvinceId: number, detail = '解放路8号'): Promise<number> => {
  const city = places.cities(stateProvinceId)[0]!;
  const place = { stateProvinceId, cityId: city.id, districtId: places.districts(city.id)[0]?.id ?? 0 };
  return (await addressService(db).save(kp.customerId, { ...place, consignee: '周收货', mobile: '13700000000', detail })).id;
};
const xinjiang = 10031;
const guangdong = 10019;

const asker = ({ token }: ABuyer) => {
  const post = async (call: string, payload: object) => (await mall.ask(`/api/order/${call}`, { payload, token })).answer;
  const preview = async (orderId: string, query = '') =>
    (await mall.ask(`/api/order/CheckOrderTotalHasChanged/${orderId}?${query}`, { token })).answer.body as OrderTotalPreview;
  return {
    ...{ post, preview },
    async moveTo(orderId: string, addressId: number) {
      const { changeToken } = await preview(orderId, `addressId=${addressId}`);
      return post('UpdateOrderAddress', { orderId, addressId, changeToken });
    },
    async wayOf(orderId: string, shippingMethod: string, deliveryMethod = 'asReady') {
      const { changeToken } = await preview(orderId, `shippingMethod=${shippingMethod}&deliveryMethod=${deliveryMethod}`);
      return post('UpdateOrderDeliveryAndShippingMethod', { orderId, shippingMethod, deliveryMethod, changeToken });
    },
  };
};
const keptIn = async (orderId: string) =>
  db.sql<{ warehouseId: number; quantity: number }[]>`select r.warehouse_id, r.quantity from sales_order_reservation r
    join sales_order_item i on i.id = r.order_item_id where i.order_id = ${orderId} and r.quantity > 0 order by 1`;

test('another address moves stock, delivery time and freight, all shown before; nothing else may have changed meanwhile (rules order 12, 23, 25)', async () => {
  // Warehouse 1 is Shanghai's, 2 Guangdong's.
  const { skuNumber } = await aSku(db, { listPrice: yuan(10), stock: { 1: 10, 2: 3 } });
  const buyer = await aBuyer(db);
  const { post, preview, moveTo, wayOf } = asker(buyer);
  const { orderId } = await buyer.orders(skuNumber, 4);
  const there = await addressIn(buyer, guangdong);
  const shown = await preview(orderId, `addressId=${there}`);
  expect(shown).toMatchObject({
    ...{ hasChanged: false, payableFen: yuan(40), freightFen: 0, isAllowed: true },
    lines: [{ sku: skuNumber, shownTimeName: '当日发货', dynamicDeliveryTimeName: '次日发货' }],
  });
  const moved = await moveTo(orderId, there);
  expect(moved.body).toMatchObject({
    address: { consignee: '周收货', detail: '解放路8号' },
    lines: [{ dynamicDeliveryTimeName: '次日发货' }],
    changeable: ['projectNumber', 'address', 'delivery', 'invoice'],
  });
  expect([...(await keptIn(orderId))]).toEqual([
    { warehouseId: 1, quantity: 1 },
    { warehouseId: 2, quantity: 3 },
  ]);
  expect((await preview(orderId, 'shippingMethod=express')).freightFen).toBe(yuan(30));
  expect((await wayOf(orderId, 'express')).body).toMatchObject({
    freightFen: yuan(30),
    payableFen: yuan(70),
    shippingMethodName: '加急特快',
  });
  const far = await addressIn(buyer, xinjiang);
  expect(await preview(orderId, `addressId=${far}`)).toMatchObject({ hasChanged: true, freightFen: yuan(80), payableFen: yuan(120) });
  expect(await preview(orderId, `expectedPayableFen=${yuan(40)}`)).toMatchObject({ hasChanged: true, shownPayableFen: yuan(70) });
  const stale = await post('UpdateOrderAddress', { orderId, addressId: far, changeToken: shown.changeToken });
  expect([stale.reason, stale.message]).toEqual(['ORDER_CHANGE_OUTDATED', '订单、货期或运费有变化，请核对后重新确认']);
  expect(await ledgerFaults(db)).toEqual([]);
});

test('a paid order’s total only falls, and the difference goes back the way it came (rule order 24)', async () => {
  const { skuNumber } = await aSku(db, { listPrice: yuan(10), stock: { 1: 1000 } });
  const buyer = await aRichBuyer(db, { balance: yuan(500) });
  const { preview, wayOf } = asker(buyer);
  const { orderId } = await buyer.orders(skuNumber, 4);
  await wayOf(orderId, 'express');
  await payOrderService(db).payByBalance(buyer.kp, orderId);
  expect((await balanceService(db).state(buyer.kp.customerId)).amount).toBe(yuan(430));
  expect(await preview(orderId, 'shippingMethod=standard')).toMatchObject({ isAllowed: true, refundFen: yuan(30), payableFen: yuan(40) });
  expect((await wayOf(orderId, 'standard')).body).toMatchObject({ payableFen: yuan(40), refundedFen: yuan(30), dueFen: 0, isPaid: true });
  expect((await balanceService(db).state(buyer.kp.customerId)).amount).toBe(yuan(460));
  const refused = await wayOf(orderId, 'express');
  expect([refused.reason, refused.message, refused.details]).toEqual([
    'ORDER_TOTAL_RAISED',
    '订单已付款，此修改需补运费 ¥30.00，请选择标准快递，或取消后重新下单',
    { byFen: yuan(30) },
  ]);
  await mall.ask('/api/order/CancelOrder', { payload: { orderId }, token: buyer.token });
  expect((await balanceService(db).state(buyer.kp.customerId)).amount).toBe(yuan(500));
  expect(await ledgerFaults(db)).toEqual([]);
});

test('a charge for the old total can’t be paid any more, and on delivery only goes where a driver takes money', async () => {
  const { skuNumber } = await aSku(db, { listPrice: yuan(10), stock: { 1: 1000 } });
  const buyer = await aBuyer(db);
  const { wayOf, moveTo } = asker(buyer);
  const { orderId } = await buyer.orders(skuNumber, 4);
  const { chargeId } = await payOrderService(db).charge(buyer.kp, orderId, 'card');
  await wayOf(orderId, 'express');
  expect([...(await db.sql`select status from payment_charge where id = ${chargeId}`)]).toEqual([{ status: 'closed' }]);
  expect((await payOrderService(db).charge(buyer.kp, orderId, 'card')).amountFen).toBe(yuan(70));
  const onDelivery = await buyer.orders(skuNumber, 2, 'cashOnDelivery');
  const refused = await moveTo(onDelivery.orderId, await addressIn(buyer, xinjiang));
  expect([refused.reason, refused.message]).toEqual(['PAYMENT_METHOD_NOT_ALLOWED', '收货地区不支持货到付款']);
});

test('what has left, was signed for or cancelled isn’t changed, and another company’s order, address and title aren’t there', async () => {
  const { skuNumber } = await aSku(db, { listPrice: yuan(10), stock: { 1: 1000 } });
  const [buyer, stranger] = [await aBuyer(db), await aBuyer(db)];
  const { post, preview } = asker(buyer);
  const { orderId } = await buyer.orders(skuNumber, 4, 'cashOnDelivery');
  const title = await invoiceTitleService(db).save(buyer.kp.customerId, {
    type: 1,
    title: '上海启衡机械有限公司',
    taxNumber: '91310115MA1K4QH20X',
  });
  expect((await post('UpdateOrderInvoice', { orderId, invoiceId: title.id })).body.invoice.title).toBe('上海启衡机械有限公司');
  expect((await post('UpdateOrderInvoice', { orderId, invoiceId: 0 })).body.invoice).toBeNull();
  const foreign = await invoiceTitleService(db).save(stranger.kp.customerId, { type: 1, title: '别家', taxNumber: '91310115MA1K4QH20X' });
  expect((await post('UpdateOrderInvoice', { orderId, invoiceId: foreign.id })).reason).toBe('CHECKOUT_INVOICE_INVALID');
  const { changeToken } = await preview(orderId);
  const away = { orderId, addressId: stranger.addressId, changeToken };
  expect((await post('UpdateOrderAddress', away)).reason).toBe('CHECKOUT_ADDRESS_INVALID');
  const them = asker(stranger);
  const way = { deliveryMethod: 'together', shippingMethod: 'standard' };
  for (const [call, payload] of [
    ['UpdateOrderProjectNumber', { orderId, projectNumber: 'X' }],
    ['UpdateOrderAddress', { orderId, addressId: stranger.addressId, changeToken }],
    ['UpdateOrderDeliveryAndShippingMethod', { orderId, ...way, changeToken }],
    ['UpdateOrderInvoice', { orderId, invoiceId: 0 }],
    ['GetDynamicDeliveryTimeOnOrderItems', { orderId }],
  ] as const)
    expect([call, (await them.post(call, payload)).reason]).toEqual([call, 'ORDER_NOT_FOUND']);
  for (const path of [`CheckOrderTotalHasChanged/${orderId}`, `GetOrderTimeline/${orderId}`, `GetLogisticTraces/${orderId}/x`])
    expect((await mall.ask(`/api/order/${path}`, { token: stranger.token })).answer.reason).toBe('ORDER_NOT_FOUND');
  await shipOrder(db, orderId, {});
  expect((await post('UpdateOrderProjectNumber', { orderId, projectNumber: 'PRJ-9' })).body.projectNumber).toBe('PRJ-9');
  for (const [call, payload] of [
    ['UpdateOrderAddress', { orderId, addressId: buyer.addressId, changeToken }],
    ['UpdateOrderDeliveryAndShippingMethod', { orderId, ...way, changeToken }],
    ['UpdateOrderInvoice', { orderId, invoiceId: title.id }],
  ] as const)
    expect([call, (await post(call, payload)).reason]).toEqual([call, 'ORDER_NOT_CHANGEABLE']);
});

test('who wants everything at once gets no part of it, and sees the last line’s time on all (rule order 22)', async () => {
  const [here, late] = [
    await aSku(db, { listPrice: yuan(10), stock: { 1: 100 } }),
    await aSku(db, { listPrice: yuan(10), leadTimeId: 4, stock: {} }),
  ];
  const buyer = await aBuyer(db);
  await buyer.wants(late.skuNumber, 2);
  const { orderId } = await buyer.orders(here.skuNumber, 4, 'cashOnDelivery');
  const { body } = await asker(buyer).wayOf(orderId, 'standard', 'together');
  expect(body.lines.map((line: { dynamicDeliveryTimeName: string }) => line.dynamicDeliveryTimeName)).toEqual(['6–8天', '6–8天']);
  const [line] = await orderService(db).items(orderId);
  await expect(shipOrder(db, orderId, { parts: [{ lineId: line!.id, quantity: 1 }] })).rejects.toMatchObject({
    reason: 'ORDER_SHIPS_TOGETHER',
  });
  await asker(buyer).wayOf(orderId, 'standard', 'asReady');
  expect((await orderService(db).items(orderId)).map(({ deliveryTimeId }) => deliveryTimeId).toSorted((a, b) => a - b)).toEqual([1, 4]);
});

test('change against ship, against cancel, and fifty at once: one wins, the books agree (rules order 4, 24; delivery 7)', async () => {
  const { skuNumber } = await aSku(db, { listPrice: yuan(10), stock: { 1: 1000, 2: 1000 } });
  const buyer = await aRichBuyer(db, { balance: yuan(5000) });
  const { post, preview, moveTo } = asker(buyer);
  const there = await addressIn(buyer, guangdong);
  for (const rival of ['ship', 'cancel'] as const)
    for (let round = 0; round < 4; round += 1) {
      const { orderId } = await buyer.orders(skuNumber, 3);
      await payOrderService(db).payByBalance(buyer.kp, orderId);
      const { changeToken } = await preview(orderId, `addressId=${there}`);
      const change = () => post('UpdateOrderAddress', { orderId, addressId: there, changeToken });
      const other = () =>
        rival === 'ship'
          ? shipOrder(db, orderId, {}).then(() => ({ code: 0 }))
          : mall.ask('/api/order/CancelOrder', { payload: { orderId }, token: buyer.token }).then(({ answer }) => answer);
      const [changed, done] = round % 2 ? await Promise.all([change(), other()]) : (await Promise.all([other(), change()])).reverse();
      expect(done.code).toBe(0);
      const { address } = await orderService(db).peek(orderId);
      // Who was first is what the order says: changed before it left, or not at all.
      expect([changed.code === 0 ? 'changed' : changed.reason, address.consignee]).toEqual(
        changed.code === 0 ? ['changed', '周收货'] : ['ORDER_NOT_CHANGEABLE', '李收货'],
      );
    }
  const { orderId } = await buyer.orders(skuNumber, 3);
  const tokens = await Promise.all(['standard', 'express'].map((way) => preview(orderId, `shippingMethod=${way}&deliveryMethod=together`)));
  const all = await Promise.all(
    Array.from({ length: 50 }, (_, at) =>
      post('UpdateOrderDeliveryAndShippingMethod', {
        ...{ orderId, shippingMethod: at % 2 ? 'express' : 'standard', deliveryMethod: 'together' },
        changeToken: tokens[at % 2]!.changeToken,
      }),
    ),
  );
  // The first of them makes what the others were shown old; the same again changes nothing.
  const fine = all.filter(({ code }) => code === 0);
  expect(new Set(fine.map(({ body }) => body.shippingMethod)).size).toBe(1);
  expect(all.filter(({ code, reason }) => code !== 0 && !['ORDER_CHANGE_OUTDATED', 'TOO_MANY_REQUESTS'].includes(reason))).toEqual([]);
  const order = await orderService(db).peek(orderId);
  expect(order.payable).toBe(order.goods - order.discount + order.freight);
  expect((await orderService(db).events(orderId)).filter(({ text }) => text.startsWith('配送改为'))).toHaveLength(1);
  await moveTo(orderId, there);
  expect(await ledgerFaults(db)).toEqual([]);
});
