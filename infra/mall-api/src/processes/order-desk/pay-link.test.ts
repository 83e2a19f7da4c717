import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { yuan } from '@mall/domain/money';
import { balanceService } from '../../modules/account/balance.service.ts';
import { creditService } from '../../modules/credit/credit.service.ts';
import { payLinkTokens } from '../../modules/payment/pay-link-token.ts';
import { type ABuyer, aBuyer } from '../../testing/a-buyer.ts';
import { aColleague } from '../../testing/a-colleague.ts';
import { aCompany } from '../../testing/a-company.ts';
import { aMall } from '../../testing/a-mall.ts';
import { aSku } from '../../testing/a-sku.ts';
import { testingInstallationKey } from '../../testing/embedded.ts';
import { httpAsker, type Told } from '../../testing/http-asker.ts';
import { insist } from '../../testing/insist.ts';
import { testingDatabase } from '../../testing/testing-database.ts';
import { cancelOrderService } from './cancel-order.service.ts';

const db = await testingDatabase();
const app = await aMall(db);
const mall = await httpAsker(app);
const tokens = payLinkTokens(testingInstallationKey);
afterAll(() => app.close());

let sku = '';
let buyer: ABuyer;
beforeAll(async () => {
  sku = (await aSku(db, { listPrice: yuan(10), stock: { 1: 10_000 } })).skuNumber;
  buyer = await aBuyer(db);
});
/** Each source has its budget a minute: a test asks from one of its own. */
let sources = 0;
const stranger = () => {
  sources += 1;
  const ip = `203.0.113.${sources}`;
  return async (path: string, payload: object): Promise<Told> =>
    (await app.inject({ method: 'POST', url: path, payload, remoteAddress: ip })).json();
};
const page = '/api/order/GetOrderByOrderIdWithoutKpForPcPayPage';
const info = '/api/order/GetOrderByOrderNumberForPayPageInfoAsync';
const charge = '/api/unionPay/create/v2/chargeByLink';

const linkOf = async (orderId: string, more: object = {}, token = buyer.token) =>
  mall.post('/api/order/GetPcPayPageUrl', { orderId, ...more }, token);
const tokenOf = (told: Told): string => told.body.url.split('/m/pay/')[1];
const aLink = async (quantity = 2) => {
  const order = await buyer.orders(sku, quantity);
  return { order, token: tokenOf(await linkOf(order.orderId)) };
};
const chargesOf = (orderId: string) => db.sql`select id from payment_charge where order_id = ${orderId}`;

test('whoever has the link sees number, company, total and payee, and nothing else (rule payment 30)', async () => {
  const { order, token } = await aLink();
  const { body } = await stranger()(page, { token });
  expect(body).toEqual({
    orderNumber: order.orderNumber,
    companyName: '测试机械有限公司',
    payableFen: yuan(20),
    payableAmount: '¥20.00',
    payeeName: '百工商城（上海）工业用品有限公司',
    expiresAt: expect.any(String),
  });
  expect(Date.parse(body.expiresAt) - Date.now()).toBeLessThanOrEqual(72 * 3_600_000);
});

test('fifty ask for the link at once: it is one, and so is the charge of fifty who pay by it', async () => {
  const order = await buyer.orders(sku, 1);
  const colleagues = (await Promise.all(Array.from({ length: 10 }, () => aColleague(db, buyer.kp)))).map(({ token }) => token);
  const told = await Promise.all(Array.from({ length: 50 }, (_, at) => insist(() => linkOf(order.orderId, {}, colleagues[at % 10]!))));
  expect(new Set(told.map(tokenOf)).size).toBe(1);
  expect(await db.sql`select id from pay_link where order_id = ${order.orderId}`).toHaveLength(1);
  const asks = Array.from({ length: 50 }, () => stranger());
  const charges = await Promise.all(asks.map((ask) => insist(() => ask(charge, { token: tokenOf(told[0]!) }))));
  expect(new Set(charges.map(({ body }) => body.chargeId)).size).toBe(1);
  expect(charges[0]!.body.amountFen).toBe(yuan(10));
});

test('another amount, another end, another link, 10,000 letters, nothing: refused alike, and no charge is made (rule payment 40)', async () => {
  const { order, token } = await aLink();
  const [id, amount, until, seal] = token.split('.') as [string, string, string, string];
  const other = await aLink();
  const forged = [
    [id, '1', until, seal],
    [id, amount, '9999999999', seal],
    [other.token.split('.')[0]!, amount, until, seal],
    [id, amount, until, `${seal.slice(0, -1)}${seal.endsWith('A') ? 'B' : 'A'}`],
    [id, amount, until, ''],
    [id, amount, until, seal, 'more'],
  ].map((parts) => parts.join('.'));
  // A seal of ours for a link that isn't there, and for one that is at another amount: what only the key's owner could make.
  const sealed = [
    tokens.of({ id: 'nobody', amount: yuan(20), expiresAt: new Date(Date.now() + 1e6).toISOString() }),
    tokens.of({ id, amount: 1, expiresAt: new Date(Date.now() + 1e6).toISOString() }),
  ];
  for (const one of [...forged, ...sealed, 'x', '....', '%00'])
    for (const path of [page, charge]) expect([one, (await stranger()(path, { token: one })).reason]).toEqual([one, 'PAY_LINK_INVALID']);
  for (const one of ['a'.repeat(10_000), '', 7, null, {}]) expect((await stranger()(page, { token: one })).reason).toBe('BAD_REQUEST');
  for (const more of [{ amount: 1 }, { orderId: other.order.orderId }, { payableFen: 1 }])
    expect((await stranger()(charge, { token, ...more })).reason).toBe('BAD_REQUEST');
  expect(await chargesOf(order.orderId)).toHaveLength(0);
});

test('an order’s number alone tells nothing: whether there is such an order is said to nobody (rule payment 42)', async () => {
  const { order, token } = await aLink();
  const other = await aLink();
  const ask = stranger();
  const answers = [
    await ask(info, { orderNumber: order.orderNumber, token: 'guess' }),
    await ask(info, { orderNumber: 'SO20200101-000001', token: 'guess' }),
    await ask(info, { orderNumber: other.order.orderNumber, token }),
    await ask(info, { orderNumber: 'SO20200101-000001', token }),
  ].map(({ code, reason, message, details }) => ({ code, reason, message, details }));
  expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1);
  expect(answers[0]!.reason).toBe('PAY_LINK_INVALID');
  expect((await ask(info, { orderNumber: order.orderNumber, token })).body).toEqual({ state: 'open', isPaid: false, words: '' });
  const many = await Promise.all(
    Array.from({ length: 100 }, (_, at) => ask(info, { orderNumber: `SO20261120-${100_000 + at}`, token: 'guess' })),
  );
  expect(many.filter(({ reason }) => reason === 'TOO_MANY_REQUESTS').length).toBeGreaterThanOrEqual(100 - 60);
});

test('another company neither gets a link of this order nor learns that there is one', async () => {
  const { order } = await aLink();
  const other = await aCompany(db);
  expect((await linkOf(order.orderId, {}, other.token)).reason).toBe('ORDER_NOT_FOUND');
  expect((await linkOf(order.orderId, {}, '')).reason).toBe('NOT_SIGNED_IN');
});

const endedWith = async (token: string) => {
  const ask = stranger();
  const told = [await ask(page, { token }), await ask(charge, { token })];
  expect(told.map(({ reason }) => reason)).toEqual(['PAY_LINK_ENDED', 'PAY_LINK_ENDED']);
  expect(told[0]).toMatchObject({ message: told[1]!.message, body: null });
  return [told[0]!.details.state, told[0]!.message];
};

test('a link ends with its days, its renewal, its order’s cancelling, paying or another way to pay, and says why (rules payment 40, 41)', async () => {
  const renewed = await aLink();
  const next = tokenOf(await linkOf(renewed.order.orderId, { isRenewed: true }));
  expect(await endedWith(renewed.token)).toEqual(['ended', '该付款链接已停用，请向分享的人索取新链接']);
  expect((await stranger()(page, { token: next })).code).toBe(0);

  const expired = await aLink();
  await db.sql`update pay_link set expires_at = now() - interval '1 second' where order_id = ${expired.order.orderId}`;
  expect(await endedWith(expired.token)).toEqual(['expired', '该付款链接已过期，请向分享的人索取新链接']);
  expect(tokenOf(await linkOf(expired.order.orderId))).not.toBe(expired.token);

  const cancelled = await aLink();
  await cancelOrderService(db).cancel(buyer.kp.customerId, cancelled.order.orderId, '');
  expect(await endedWith(cancelled.token)).toEqual(['cancelled', '订单已取消，请勿付款']);
  expect((await linkOf(cancelled.order.orderId)).reason).toBe('ORDER_NOT_PAYABLE');

  const agreed = await aLink();
  const changed = { orderId: agreed.order.orderId, paymentMethod: 'cashOnDelivery' };
  expect((await mall.post('/api/order/ChangeOrderPaymentMethod', changed, buyer.token)).code).toBe(0);
  expect(await endedWith(agreed.token)).toEqual(['agreed', '订单已改用其他付款方式，无需在此付款']);

  const transferred = await aLink();
  await mall.post(
    '/api/order/ChangeOrderPaymentMethod',
    { orderId: transferred.order.orderId, paymentMethod: 'offlineTransfer' },
    buyer.token,
  );
  expect((await endedWith(transferred.token))[0]).toBe('ended');
});

test('part of the order paid on account leaves another amount: the link for the whole of it is over, the next one is for the rest', async () => {
  const { order, token } = await aLink(3);
  const { customerId } = buyer.kp;
  await creditService(db).approve(customerId, yuan(10));
  await balanceService(db).putIn(customerId, 1, 'deposit', 'opened');
  await db.sql`update customer_balance set free_payment_limit = 1000000 where customer_id = ${customerId}`;
  const asked = { orderId: order.orderId, creditFen: yuan(10), method: 'unionPay' };
  expect(await mall.post('/api/order/PayByUseCreditSupplyBalance', asked, buyer.token)).toMatchObject({ code: 0 });
  expect(await endedWith(token)).toEqual(['changed', '订单金额已变更，请向分享的人索取新链接']);
  const rest = tokenOf(await linkOf(order.orderId));
  expect((await stranger()(charge, { token: rest })).body.amountFen).toBe(yuan(20));
});

test('an order’s QR code opens its page, for its company alone', async () => {
  const { orderNumber } = await buyer.orders(sku, 1);
  const path = `/api/order/GetOrderPubQrcodeDto?ordernumber=${orderNumber}`;
  expect((await mall.get(path, buyer.token)).body).toMatchObject({ orderNumber, url: expect.stringContaining(`/details/${orderNumber}`) });
  expect((await mall.get(path, (await aCompany(db)).token)).reason).toBe('ORDER_NOT_FOUND');
  expect((await mall.get(path)).reason).toBe('NOT_SIGNED_IN');
});

test('the boss pays without a login, once: the order is paid, and the link says so (rule payment 30)', async () => {
  const { order, token } = await aLink();
  const ask = stranger();
  const { payUrl } = (await ask(charge, { token, channel: 'bank' })).body;
  const pay = () =>
    app.inject({
      method: 'POST',
      url: payUrl,
      payload: 'outcome=paid',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  const paid = [...(await Promise.all(Array.from({ length: 10 }, pay))), await pay()];
  // The cashier leads back to the link, which needs no login either.
  expect(paid.find(({ statusCode }) => statusCode === 303)?.headers.location).toBe(`/m/pay/${token}`);
  expect(await db.sql`select amount from payment where order_id = ${order.orderId}`).toEqual([{ amount: yuan(20) }]);
  expect(await endedWith(token)).toEqual(['paid', '订单已支付，无需重复付款']);
  expect((await ask(info, { orderNumber: order.orderNumber, token })).body).toEqual({
    state: 'paid',
    isPaid: true,
    words: '订单已支付，无需重复付款',
  });
  expect((await linkOf(order.orderId)).reason).toBe('PAYMENT_ALREADY_PAID');
});

test('a QR code leads to the cashier, is the same while it holds, and another once it is over (rule payment 17)', async () => {
  const order = await buyer.orders(sku, 1);
  const refresh = () => mall.post('/api/unionPay/RefreshQrCode', { orderId: order.orderId }, buyer.token);
  const [first, again] = [await refresh(), await refresh()];
  expect(first.body.qrCode).toMatch(/^data:image\/svg\+xml;base64,/);
  expect(again.body.chargeId).toBe(first.body.chargeId);
  await db.sql`update payment_charge set expires_at = now() - interval '1 second' where id = ${first.body.chargeId}`;
  const next = await refresh();
  expect(next.body.chargeId).not.toBe(first.body.chargeId);
  expect(next.body.qrCode).not.toBe(first.body.qrCode);
  const phone = await app.inject({
    method: 'POST',
    url: next.body.payUrl,
    payload: 'outcome=paid',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(phone.headers.location).toBe(next.body.payUrl);
  const said = (await app.inject({ url: next.body.payUrl })).body;
  expect([said.includes('订单已支付'), said.includes('回到电脑'), said.includes('<a ')]).toEqual([true, true, false]);
  expect((await mall.post('/api/unionPay/RefreshQrCode', { orderId: order.orderId }, (await aCompany(db)).token)).reason).toBe(
    'ORDER_NOT_FOUND',
  );
});
