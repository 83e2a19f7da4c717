import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sessionService } from '../../modules/account/session.service.ts';
import { quotationRepository } from '../../modules/inquiry/quotation.repository.ts';
import { quotationService } from '../../modules/inquiry/quotation.service.ts';
import { quotingService } from '../../modules/inquiry/quoting.service.ts';
import { type ABuyer, aBuyer } from '../../testing/a-buyer.ts';
import { aMall } from '../../testing/a-mall.ts';
import { aSku } from '../../testing/a-sku.ts';
import { agreed } from '../../testing/agreed.ts';
import { anInquiry } from '../../testing/an-inquiry.ts';
import { httpAsker, insisting } from '../../testing/http-asker.ts';
import { testingDatabase } from '../../testing/testing-database.ts';
import { cancelOrderService } from '../order-desk/index.ts';

const db = await testingDatabase();
const app = await aMall(db);
const mall = await httpAsker(app);
afterAll(() => app.close());

let buyer: ABuyer;
beforeAll(async () => {
  buyer = await aBuyer(db);
});
const stateOf = async (id: number) => (await quotationRepository(db).find(id))!;
const orderedOf = async (id: number) => (await quotationRepository(db).lines(id)).map(({ orderedQuantity }) => orderedQuantity);
const orderOf = (page: { priceToken: string }, more: object = {}) => ({
  ...{ priceToken: page.priceToken, addressId: buyer.addressId, invoiceId: 0, paymentMethod: 'unionPay' },
  ...more,
});
const confirm = (page: { priceToken: string }, more: object = {}, token = buyer.token) =>
  mall.post('/api/checkout/ConfirmOrderFromInquiry', orderOf(page, more), token);
const pageOf = async (id: number, lines?: { id: number; quantity?: number }[], token = buyer.token) =>
  mall.post(`/api/checkout/ReloadInquiry/${id}`, lines ? { lines } : {}, token);
/** A quotation by staff: one line, 900 instead of 1000 fen, from its whole quantity on unless told. */
const aQuotation = async (quantity: number, from = quantity, stock = 10_000) => {
  const { skuNumber } = await aSku(db, { listPrice: 1000, stock: { 1: stock } });
  const { id, lineIds } = await anInquiry(db, buyer, [{ sku: skuNumber, quantity }, { said: '无此零件' }]);
  await quotingService(db).quoteLine(id, lineIds[0]!, '李娜', { priceFen: 900, fromQuantity: from, remark: '' });
  await quotingService(db).refuseLine(id, lineIds[1]!, '李娜', '停产');
  const { inquiryNumber } = await quotingService(db).send(id);
  return { id, inquiryNumber, line: lineIds[0]!, skuNumber };
};
/** Another manager of the company, signed in. */
const aColleague = async () => {
  const [kp] = await db.sql<{ id: number }[]>`
    insert into kp (customer_id, phone, contact_name, is_manager)
    values (${buyer.kp.customerId}, ${`137${String(randomInt(1e8)).padStart(8, '0')}`}, '同事', true) returning id`;
  await agreed(db, kp!.id);
  return sessionService(db).open({ kpId: kp!.id }, { ip: '127.0.0.1', userAgent: 'test' });
};

test('a quotation is ordered at its prices, in part and then the rest; a cancelled order gives back (rules inquiry 26; pricing 12)', async () => {
  const { id, inquiryNumber, line, skuNumber } = await aQuotation(10, 4);
  const { body: whole } = await mall.get(`/api/checkout/ConfirmFromInquiry?inquiryNumber=${inquiryNumber}`, buyer.token);
  expect(whole).toMatchObject({
    lines: [{ sku: skuNumber, quantity: 10, appliedPriceTag: '报价', appliedPriceFen: 900 }],
    totals: { goodsFen: 9000 },
    inquiry: { inquiryId: id, lines: [{ id: line, quantity: 10, left: 10, quotedFen: 900 }] },
  });
  const { body: part } = await pageOf(id, [{ id: line, quantity: 4 }]);
  const first = await confirm(part);
  expect(first).toMatchObject({ code: 0, body: { payableFen: 3600 } });
  expect([await orderedOf(id), (await stateOf(id)).status]).toEqual([[4, 0], 'quoted']);
  expect(await pageOf(id, [{ id: line, quantity: 7 }])).toMatchObject({
    reason: 'INQUIRY_QUANTITY_TAKEN',
    details: { lines: [{ id: line, left: 6 }] },
  });
  const { body: rest } = await pageOf(id);
  const second = await confirm(rest);
  expect([second.code, await orderedOf(id), (await stateOf(id)).status]).toEqual([0, [10, 0], 'ordered']);
  expect(await pageOf(id)).toMatchObject({ reason: 'INQUIRY_NOT_QUOTED' });
  await cancelOrderService(db).cancel(buyer.kp.customerId, second.body.orderId, '');
  expect([await orderedOf(id), (await stateOf(id)).status]).toEqual([[4, 0], 'quoted']);
});

test('a choice of many lines is kept, for who made it and for its quotation (rule inquiry 58)', async () => {
  const { id, line } = await aQuotation(10, 4);
  const other = await aQuotation(10, 4);
  const { body: kept } = await pageOf(id, [{ id: line, quantity: 4 }]);
  const again = (of: number, token = buyer.token) => mall.post(`/api/checkout/ReloadInquiry/${of}`, { choiceOf: kept.priceToken }, token);
  expect((await again(id)).body).toMatchObject({ inquiry: { lines: [{ id: line, quantity: 4, left: 10 }] } });
  for (const refused of [
    again(other.id),
    again(id, await aColleague()),
    mall.post(`/api/checkout/ReloadInquiry/${id}`, { choiceOf: 'x' }, buyer.token),
  ])
    expect(await refused).toMatchObject({ reason: 'CHECKOUT_EXPIRED' });
});

test('below its quantity the usual price applies, and the page says so', async () => {
  const { id, line } = await aQuotation(10);
  const { body: page } = await pageOf(id, [{ id: line, quantity: 5 }]);
  expect(page.lines).toMatchObject([{ quantity: 5, appliedPriceTag: '', appliedPriceFen: 1000 }]);
  const checked = await mall.post(
    '/api/inquiry/CheckOrderSpecialPrice',
    { inquiryId: id, lines: [{ id: line, quantity: 5 }] },
    buyer.token,
  );
  expect(checked.body).toMatchObject({
    isHeld: false,
    lines: [{ nowFen: 1000, quotedFen: 900, message: '满10起享报价¥9.00，当前单价¥10.00' }],
  });
});

test('fifty who order the same quotation at once order each quantity once', async () => {
  const { id, skuNumber } = await aQuotation(10);
  const people = await Promise.all(Array.from({ length: 50 }, aColleague));
  const pages = await Promise.all(
    people.map(async (token) => ({ token, page: (await insisting(() => pageOf(id, undefined, token))).body })),
  );
  const answers = await Promise.all(pages.map(({ token, page }) => insisting(() => confirm(page, {}, token))));
  expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
  const refused = new Set(answers.flatMap(({ reason }) => reason ?? []));
  expect([...refused].filter((reason) => !['INQUIRY_NOT_QUOTED', 'INQUIRY_QUANTITY_TAKEN', 'CHECKOUT_CHANGED'].includes(reason))).toEqual(
    [],
  );
  expect([await orderedOf(id), (await stateOf(id)).status]).toEqual([[10, 0], 'ordered']);
  const [made] = await db.sql<{ n: number }[]>`
    select coalesce(sum(i.quantity), 0)::int as n from sales_order_item i where i.sku_number = ${skuNumber}`;
  expect(made!.n).toBe(10);
});

test('a price that the caller wrote is refused with the difference, and nothing is ordered', async () => {
  const { id, skuNumber } = await aQuotation(10);
  const { body: page } = await pageOf(id);
  const forged = await confirm(page, { expected: [{ sku: skuNumber, priceFen: 1 }] });
  expect(forged).toMatchObject({
    reason: 'CHECKOUT_CHANGED',
    details: { differences: [{ sku: skuNumber, shown: '¥0.01', now: '¥9.00' }] },
  });
  expect(await confirm(page, { priceFen: 1 })).toMatchObject({ reason: 'BAD_REQUEST' });
  expect(await orderedOf(id)).toEqual([0, 0]);
  const check = await mall.post(
    '/api/checkout/CheckPriceFromInquiry',
    { priceToken: page.priceToken, expected: [{ sku: skuNumber, priceFen: 1 }] },
    buyer.token,
  );
  expect(check.body).toMatchObject({ isChanged: true, differences: [{ kind: 'price' }] });
});

test('a quotation that expires or is cancelled between page and order is told, never ordered', async () => {
  const late = await aQuotation(10);
  const { body: page } = await pageOf(late.id);
  await db.sql`update inquiry set valid_until = now() where id = ${late.id}`;
  await db.sql`update quoted_price set valid_until = now() where inquiry_id = ${late.id}`;
  expect(await confirm(page)).toMatchObject({
    reason: 'CHECKOUT_CHANGED',
    details: { differences: [{ kind: 'price', shown: '¥9.00', now: '¥10.00' }, { kind: 'total' }] },
  });
  // At once and unchanged in price it is over all the same.
  const { skuNumber } = await aSku(db, { listPrice: 1000, stock: { 1: 100 } });
  const same = await anInquiry(db, buyer, [{ sku: skuNumber, quantity: 2 }]);
  const { body: shown } = await pageOf(same.id);
  await quotationService(db).cancel(same.id, buyer.kp.customerId, '');
  expect(await confirm(shown)).toMatchObject({ reason: 'INQUIRY_NOT_QUOTED', details: { status: 'cancelled' } });
});

test('another company’s quotation is not found, and its page orders nothing', async () => {
  const { id, inquiryNumber, line } = await aQuotation(10);
  const { token } = await aBuyer(db);
  expect(await pageOf(id, undefined, token)).toMatchObject({ reason: 'INQUIRY_NOT_FOUND' });
  expect(await mall.get(`/api/checkout/ConfirmFromInquiry?inquiryNumber=${inquiryNumber}`, token)).toMatchObject({
    reason: 'INQUIRY_NOT_FOUND',
  });
  const { body: page } = await pageOf(id);
  expect(await confirm(page, {}, token)).toMatchObject({ reason: 'CHECKOUT_EXPIRED' });
  expect(await pageOf(id, [{ id: line + 100_000 }])).toMatchObject({ reason: 'INQUIRY_LINE_NOT_FOUND' });
});

test('ordered out of the cart it counts as well', async () => {
  const { id, skuNumber } = await aQuotation(10);
  await mall.post(`/api/shoppingCart/AddSkuToCart?inquiryId=${id}`, { sku: skuNumber, quantity: 12 }, buyer.token);
  const { body: page } = await mall.get('/api/checkout/Confirm', buyer.token);
  const made = await mall.post('/api/checkout/ConfirmOrder', orderOf(page), buyer.token);
  expect(made).toMatchObject({ code: 0, body: { payableFen: 12 * 900 } });
  expect([await orderedOf(id), (await stateOf(id)).status]).toEqual([[10, 0], 'ordered']);
});
