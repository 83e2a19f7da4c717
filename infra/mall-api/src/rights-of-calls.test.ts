import { afterAll, expect, test } from '@jest/globals';
import type { CallContract } from '@mall/api-contract';
import { contract, rightOf, rightRefusals, rightsByPath } from '@mall/api-contract';
import { type KpRight, kpRights } from '@mall/domain/account';
import { yuan } from '@mall/domain/money';
import { withoutAmounts } from './http/without-amounts.ts';
import { creditService } from './modules/credit/credit.service.ts';
import { aBuyer } from './testing/a-buyer.ts';
import { aColleague } from './testing/a-colleague.ts';
import { aMall } from './testing/a-mall.ts';
import { aSku } from './testing/a-sku.ts';
import { testingDatabase } from './testing/testing-database.ts';

const db = await testingDatabase();
const app = await aMall(db);
afterAll(() => app.close());

const calls = Object.values(contract as unknown as Record<string, Record<string, CallContract>>).flatMap((all) => Object.values(all));
const ofBuyers = calls.filter(({ access }) => access === 'login' || access === 'public');
const urlOf = ({ path }: CallContract) => path.replace(/\{\w+\}/g, '1');
const ask = async (method: 'GET' | 'POST', url: string, token: string, payload: object = {}) =>
  (await app.inject({ method, url, headers: { token }, ...(method === 'POST' ? { payload } : {}) })).json();

test('every call of the contract that needs a right refuses who lacks it, before anything else is looked at (rule roles 16)', async () => {
  const { kp } = await aBuyer(db);
  const counted: Record<string, number> = {};
  for (const right of kpRights) {
    const person = await aColleague(db, kp);
    // What presupposes it goes with it: who may not see prices neither orders nor pays.
    const without = kpRights.filter((one) => one !== right && !(right === 'seePrices' && (one === 'order' || one === 'pay')));
    await db.sql`update kp set rights = ${without} where id = ${person.kp.kpId}`;
    const needing = ofBuyers.filter((call) => rightOf(call) === right && !call.file && !call.upload);
    for (const call of needing) {
      const { reason } = await ask(call.method, urlOf(call), person.token);
      expect([call.path, reason]).toEqual([call.path, rightRefusals[right]]);
    }
    counted[right] = needing.length;
  }
  expect(Object.values(counted).every((count) => count > 0)).toBe(true);
});

test('whatever a signed-in person writes needs the right to order, unless the call or its path says otherwise', () => {
  const silent = { path: '/api/somethingNew/DoIt', access: 'login', effect: 'write' } as const;
  expect(rightOf(silent)).toBe('order');
  expect(rightOf({ ...silent, right: 'none' })).toBeUndefined();
  expect(rightOf({ ...silent, effect: 'read' })).toBeUndefined();
});

test('every beginning of a path names calls that there are, and none that say it themselves only', () => {
  for (const beginning of Object.keys(rightsByPath))
    expect([beginning, calls.some(({ path }) => path.startsWith(beginning))]).toEqual([beginning, true]);
});

const paying: readonly KpRight[] = ['order', 'pay'];
/** Words that tell no amount, or one that is no price of the company: names of things, what coupons are worth to everybody. */
const tellsNone =
  /^(orderPaidOnStr|paidAt|paymentMethod\w*|discountDescription|thresholdDescription|selectedPaymentMethod|pricetoken|passwordLockedUntil|savedOrders|savedAt|savedBy|totalProducts|totalQuantity|skuTotal|pagesTotal|total|saved|payShare|discountPurchaseLimit|limitNumber|perCustomer|balanceRemark|payUrl|payeeName|couponMessage|pendingPayment|\w+Quantity)$/i;
const tellsMoney = /price|amount|fen$|fee$|cost|money|yuan|total|saved|balance|discount|payable|refund|paid/i;

/** An answer of this shape in which every number and text is an amount. */
function sample(schema: unknown, key = ''): unknown {
  const { type, properties, items, anyOf, allOf, patternProperties } = (schema ?? {}) as Record<string, never>;
  const [first] = ((anyOf ?? allOf) as unknown[] | undefined) ?? [];
  if (first) return sample(first, key);
  if (properties) return Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, sample(one, name)]));
  if (patternProperties) return { some: sample(Object.values(patternProperties)[0], key) };
  if (type === 'array') return [sample(items, key)];
  if (type === 'integer' || type === 'number') return 98_765;
  return type === 'string' ? '987.65' : undefined;
}
function* told(value: unknown, key = ''): Generator<string> {
  if (Array.isArray(value)) for (const one of value) yield* told(one, key);
  else if (typeof value === 'object' && value !== null) for (const [name, one] of Object.entries(value)) yield* told(one, name);
  else if ((value === 98_765 || value === '987.65') && tellsMoney.test(key) && !tellsNone.test(key)) yield key;
}

test('no answer of the contract carries an amount to who may not see prices, whatever it is called (rule roles 17)', () => {
  const open = ofBuyers.filter((call) => !['seePrices', ...paying].includes(rightOf(call) ?? ''));
  expect(open.length).toBeGreaterThan(200);
  for (const call of open) expect([call.path, [...told(withoutAmounts(sample(call.response)))]]).toEqual([call.path, []]);
});

test('page, list, cart, order, notes and assistant of a person without prices tell none', async () => {
  const sku = await aSku(db, { listPrice: yuan('4321.09'), stock: { 1: 100 } });
  const buyer = await aBuyer(db);
  const { orderId } = await buyer.orders(sku.skuNumber, 1);
  const person = await aColleague(db, buyer.kp);
  await db.sql`update kp set rights = '{}' where id = ${person.kp.kpId}`;
  const body = { sku: sku.skuNumber, skuNumber: sku.skuNumber, quantity: 1 };
  const answers = await Promise.all([
    ask('POST', '/api/product/GetSkuPrice', person.token, { skuNumber: sku.skuNumber, quantity: 1 }),
    ask('POST', `/api/product/SearchSku/${sku.skuNumber}`, person.token),
    ask('POST', '/api/product/CustomerSearchSkuByElastic', person.token, { Keyword: sku.skuNumber }),
    ask('POST', '/api/shoppingCart/AddSkuToCart', person.token, { sku: body.sku, quantity: 1 }),
    ask('GET', `/api/order/GetOrderByOrderId/${orderId}`, person.token),
    ask('POST', '/api/order/GetOrderPagedList', person.token, {}),
  ]);
  answers.push(await ask('POST', '/api/shoppingCart/GetShoppingCartWithDiscount', person.token));
  expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 0));
  const chat = await app.inject({
    method: 'POST',
    url: '/api/ai/mall/chat',
    headers: { token: person.token },
    payload: { question: `${sku.skuNumber} 多少钱` },
  });
  const all = JSON.stringify(answers) + chat.body;
  expect(all).not.toMatch(/4321\.09|4,321\.09|432109|"4321"/);
  expect(JSON.stringify(answers[0])).toContain('***');
  const seen = await ask('POST', '/api/product/GetSkuPrice', buyer.token, { skuNumber: sku.skuNumber, quantity: 1 });
  expect(seen.body.appliedPriceFen).toBe(yuan('4321.09'));
});

test('paying needs the right to pay, whatever is paid; a file or paper of sums needs the sight of prices', () => {
  const ofMoney = ofBuyers.filter(({ access, path }) => access === 'login' && /\/(pay|charge|topUp)\w*$/i.test(path));
  expect(ofMoney.length).toBeGreaterThan(8);
  for (const call of ofMoney.filter(({ effect }) => effect === 'write')) expect([call.path, rightOf(call)]).toEqual([call.path, 'pay']);
  const sums = /\/(Export(CreditBill|OrderList|ShoppingCartList|InquirySheet|InquiryExcel)|GetStatement|ToPdf|Get(Inquiry)?PdfUrl)(\/|$)/i;
  const ofSums = ofBuyers.filter(({ access, path }) => access === 'login' && sums.test(path));
  expect(ofSums.length).toBeGreaterThan(6);
  for (const call of ofSums) expect([call.path, rightOf(call)]).toEqual([call.path, 'seePrices']);
});

test('who names the own company reads its credit; any other, there or not, is refused alike; without 查看价格 nobody reads any (rule credit 25)', async () => {
  const [own, other] = [await aBuyer(db), await aBuyer(db)];
  await creditService(db).approve(own.kp.customerId, yuan(800));
  const account = (id: number | string, token: string) =>
    ask('GET', `/api/customerCredit/GetCurrentCustomerCreditAccountWidthCustomerId/${id}`, token);
  expect((await account(own.kp.customerId, own.token)).body).toMatchObject({ limitFen: yuan(800), availableFen: yuan(800) });
  const refused = { reason: 'CREDIT_ACCOUNT_NOT_YOURS', message: '只能查看本企业的账期额度' };
  for (const id of [own.kp.customerId, 2_147_483_647]) expect(await account(id, other.token)).toMatchObject(refused);
  expect(await account(own.kp.customerId, '')).toMatchObject({ reason: 'NOT_SIGNED_IN' });
  for (const odd of ['0', '-1', '1e9x', '99999999999999999999'])
    expect(await account(odd, own.token)).toMatchObject({ reason: 'BAD_REQUEST' });
  const colleague = await aColleague(db, own.kp);
  await db.sql`update kp set rights = '{}' where id = ${colleague.kp.kpId}`;
  expect(await account(own.kp.customerId, colleague.token)).toMatchObject({ reason: 'RIGHT_TO_SEE_PRICES_MISSING' });
});
