import { beforeAll, expect, test } from '@jest/globals';
import { yuan } from '@mall/domain/money';
import { type ABuyer, aBuyer } from '../../testing/a-buyer.ts';
import { aSku } from '../../testing/a-sku.ts';
import { anInquiry } from '../../testing/an-inquiry.ts';
import { testingDatabase } from '../../testing/testing-database.ts';
import { cartService } from '../cart/cart.service.ts';
import { askAgain } from './ask-again.ts';
import { quotationRepository } from './quotation.repository.ts';
import { quotationService } from './quotation.service.ts';
import { quotingService } from './quoting.service.ts';

const db = await testingDatabase();
const quotations = quotationService(db);
const quoting = quotingService(db);
const stateOf = async (id: number) => (await quotationRepository(db).find(id))!;
const toldOf = async (id: number) =>
  (await db.sql<{ type: string }[]>`select type from webhook_event where subject = ${`inquiry:${id}`} order by number`).map(
    ({ type }) => type,
  );
const onRequest = { isInquiryPrice: true, leadTimeId: 17 };
let buyer: ABuyer;
let customerId = 0;
beforeAll(async () => {
  buyer = await aBuyer(db);
  customerId = buyer.kp.customerId;
});

test('what has price and stock is quoted at once, at the usual price, and holds for 15 days (rules inquiry 11, 13)', async () => {
  const sku = await aSku(db, { listPrice: 1000, stock: { 1: 30 } });
  await db.sql`insert into campaign (id, kind, name, rule, thresholds, starts_at, ends_at)
    values (1, 10, '抢购', null, '[]', now() - interval '1 day', now() + interval '1 day')`;
  await db.sql`insert into promotion_price values (1, ${sku.id}, 700, 5, true, 5)`;
  const { id } = await anInquiry(db, buyer, [
    { sku: sku.skuNumber, quantity: 10 },
    { sku: sku.skuNumber, quantity: 20 },
  ]);
  const row = await stateOf(id);
  expect(row.status).toBe('quoted');
  expect(Date.parse(row.validUntil!) - Date.parse(row.quotedAt!)).toBe(15 * 86_400_000);
  expect((await quotationRepository(db).lines(id)).map(({ quotedPrice, quotedQuantity }) => [quotedPrice, quotedQuantity])).toEqual([
    [1000, 10],
    [1000, 20],
  ]);
  expect(await toldOf(id)).toEqual(['inquiry.submitted', 'inquiry.quoted']);
  // One piece more than there is, of both lines together.
  const { id: short } = await anInquiry(db, buyer, [
    { sku: sku.skuNumber, quantity: 10 },
    { sku: sku.skuNumber, quantity: 21 },
  ]);
  expect((await stateOf(short)).status).toBe('submitted');
});

test('staff quote, refuse and send; what is missing is named (rules inquiry 12, 29)', async () => {
  const [rare, plain, gone] = [
    await aSku(db, { listPrice: 5000, ...onRequest }),
    await aSku(db, { listPrice: 1000, stock: { 1: 5 } }),
    await aSku(db, { isActive: false }),
  ];
  const { id, lineIds } = await anInquiry(db, buyer, [
    { sku: rare.skuNumber, quantity: 8 },
    { said: '不知名的零件' },
    { sku: plain.skuNumber },
  ]);
  const [first, second] = lineIds as [number, number];
  expect((await stateOf(id)).status).toBe('submitted');
  await expect(quoting.send(id)).rejects.toMatchObject({ reason: 'INQUIRY_LINES_OPEN', details: { positions: [1, 2] } });
  const offer = { priceFen: 4200, remark: '含包装' };
  await expect(quoting.quoteLine(id, first, '李娜', offer)).rejects.toMatchObject({
    reason: 'INQUIRY_OFFER_INVALID',
    message: '货期未知，请填写交货天数',
  });
  await expect(quoting.quoteLine(id, second, '李娜', offer)).rejects.toMatchObject({ message: '请先选择商品' });
  await expect(quoting.quoteLine(id, second, '李娜', { ...offer, skuNumber: gone.skuNumber })).rejects.toMatchObject({
    reason: 'INQUIRY_OFFER_INVALID',
  });
  await expect(quoting.quoteLine(id, 999_999, '李娜', offer)).rejects.toMatchObject({ reason: 'INQUIRY_LINE_NOT_FOUND' });
  await quoting.quoteLine(id, first, '李娜', { ...offer, days: 7 });
  await quoting.refuseLine(id, second, '李娜', '停产');
  expect(await quoting.send(id)).toMatchObject({ status: 'quoted', quotingBy: '李娜' });
  expect(await toldOf(id)).toEqual(['inquiry.submitted', 'inquiry.quoted']);
  await expect(quoting.send(id)).rejects.toMatchObject({ reason: 'INQUIRY_STATUS_CHANGED', details: { status: 'quoted' } });
  // In the cart the price holds from its quantity on, for this company, and gives a price to what has none.
  const add = (quantity: number, inquiryId: number, who = buyer) =>
    cartService(db).add(who.viewer, {
      skuNumber: rare.skuNumber,
      quantity,
      selectedAttributes: '',
      requestId: '',
      requestTypeId: 4,
      resultDigits: '',
      inquiryId,
    });
  await expect(add(8, 0)).rejects.toMatchObject({ reason: 'CART_INQUIRY_ONLY' });
  await expect(add(8, id, await aBuyer(db))).rejects.toMatchObject({ reason: 'CART_INQUIRY_ONLY' });
  await add(8, id);
  const line = async () => (await cartService(db).read(buyer.viewer)).lines.find(({ sku }) => sku === rare.skuNumber)!;
  expect(await line()).toMatchObject({
    appliedPriceTag: '报价',
    appliedPriceFen: 4200,
    lineTotalFen: 8 * 4200,
    isValid: true,
    dynamicDeliveryTimeName: '6–8天',
  });
  await cartService(db).update(buyer.viewer, [{ id: (await line()).id, quantity: 9 }]);
  await db.sql`update quoted_price set valid_until = now() where inquiry_id = ${id}`;
  expect(await line()).toMatchObject({ isInquiryPrice: true, isValid: false });
});

test('staff ask back, the buyer answers, and the state stays (rule inquiry 28)', async () => {
  const { id } = await anInquiry(db, buyer, [{ said: '轴承一个' }]);
  await expect(quotations.answer(id, customerId, '6204')).rejects.toMatchObject({ reason: 'INQUIRY_STATUS_CHANGED' });
  await quoting.takeUp(id, '李娜');
  await expect(quotations.answer(id, customerId, '6204')).rejects.toMatchObject({ reason: 'INQUIRY_NOTHING_ASKED' });
  await quoting.ask(id, '李娜', '内径多少？');
  await quotations.answer(id, customerId, '20 mm');
  expect(await stateOf(id)).toMatchObject({ status: 'quoting', question: '内径多少？', answer: '20 mm' });
  await quoting.ask(id, '李娜', '要密封吗？');
  expect(await stateOf(id)).toMatchObject({ question: '要密封吗？', answer: '' });
});

test('quoting and cancelling at once ends in one of the two, and the other is told (rule inquiry 33)', async () => {
  const ends = new Set<string>();
  for (let i = 0; i < 12; i += 1) {
    const { id, lineIds } = await anInquiry(db, buyer, [{ said: '螺母' }]);
    await quoting.refuseLine(id, lineIds[0]!, '李娜', '无货');
    const tries = await Promise.allSettled(
      (i % 2 === 0 ? ['cancel', 'send', 'cancel'] : ['send', 'cancel', 'send']).map((what) =>
        what === 'send' ? quoting.send(id) : quotations.cancel(id, customerId, '不要了'),
      ),
    );
    const { status } = await stateOf(id);
    // A quotation may be cancelled afterwards; what was cancelled is never quoted.
    const told = await toldOf(id);
    expect(told.filter((type) => type === 'inquiry.quoted').length).toBeLessThanOrEqual(1);
    expect(told.filter((type) => type === 'inquiry.cancelled').length).toBeLessThanOrEqual(1);
    expect(told.at(-1)).toBe(`inquiry.${status}`);
    for (const one of tries) if (one.status === 'rejected') expect(one.reason).toMatchObject({ reason: 'INQUIRY_STATUS_CHANGED' });
    ends.add(status);
  }
  expect([...ends].every((status) => status === 'cancelled' || status === 'quoted')).toBe(true);
});

test('another company’s inquiry is none, whatever is asked of it', async () => {
  const { id } = await anInquiry(db, buyer, [{ said: '螺母' }]);
  const other = await aBuyer(db);
  for (const ask of [
    () => quotations.cancel(id, other.kp.customerId, ''),
    () => quotations.share(id, other.kp.customerId),
    () => quotations.upToDate(id, other.kp.customerId),
    () => askAgain(db, other.viewer, id),
  ])
    await expect(ask()).rejects.toMatchObject({ reason: 'INQUIRY_NOT_FOUND' });
});

test('when its days are over it expires, its price with it, and is asked again as a new one (rules inquiry 26, 31)', async () => {
  const sku = await aSku(db, { listPrice: yuan(10), stock: { 1: 100 } });
  const { id } = await anInquiry(db, buyer, [{ sku: sku.skuNumber, quantity: 3 }]);
  await db.sql`update inquiry set valid_until = now() - interval '1 second' where id = ${id}`;
  expect(await quotations.expireOverdue()).toBeGreaterThan(0);
  expect((await stateOf(id)).status).toBe('expired');
  expect(await db.sql`select from quoted_price where inquiry_id = ${id}`).toHaveLength(0);
  const both = await Promise.allSettled([askAgain(db, buyer.viewer, id), askAgain(db, buyer.viewer, id)]);
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const [made] = await db.sql<{ id: number; status: string }[]>`select id, status from inquiry where previous_id = ${id}`;
  expect(made).toMatchObject({ status: 'quoted' });
  expect(await quotationRepository(db).lines(made!.id)).toMatchObject([{ skuNumber: sku.skuNumber, quantity: 3, orderedQuantity: 0 }]);
  expect((await stateOf(id)).status).toBe('reinquired');
});

test('what the mall quoted by itself begins anew at today’s price; what staff quoted doesn’t (rule inquiry 47)', async () => {
  const sku = await aSku(db, { listPrice: 1000, stock: { 1: 100 } });
  const { id } = await anInquiry(db, buyer, [{ sku: sku.skuNumber, quantity: 3 }]);
  await db.sql`update sku set list_price = 1100 where id = ${sku.id}`;
  await db.sql`update inquiry set valid_until = now() + interval '1 hour' where id = ${id}`;
  const renewed = await quotations.renew(id, customerId);
  expect(Date.parse(renewed.validUntil!)).toBeGreaterThan(Date.now() + 14 * 86_400_000);
  expect(await quotationRepository(db).lines(id)).toMatchObject([{ quotedPrice: 1100 }]);
  await db.sql`update inquiry_item set quoted_by = '李娜' where inquiry_id = ${id}`;
  await expect(quotations.renew(id, customerId)).rejects.toMatchObject({ reason: 'INQUIRY_NOT_RENEWABLE' });
});
