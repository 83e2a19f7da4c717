import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { yuan } from '@mall/domain/money';
import { smsOutbox } from '../adapters/sms.ts';
import { buildApp } from '../app.ts';
import { recordedJobs } from '../jobs/jobs.ts';
import { balanceService } from '../modules/account/balance.service.ts';
import { hashPassword } from '../modules/account/password.ts';
import { creditService } from '../modules/credit/credit.service.ts';
import { readSettings } from '../settings.ts';
import { type ABuyer, aBuyer } from '../testing/a-buyer.ts';
import { aSku } from '../testing/a-sku.ts';
import { anOperator, aStaffKey } from '../testing/an-operator.ts';
import { embedded } from '../testing/embedded.ts';
import { testingDatabase } from '../testing/testing-database.ts';

const db = await testingDatabase();
const jobs = recordedJobs();
let app: Awaited<ReturnType<typeof buildApp>>;
let buyer: ABuyer;
let sku = '';
let staff: Record<string, string> = {};
beforeAll(async () => {
  app = await buildApp({ db, settings: readSettings(embedded), jobs, sms: smsOutbox() });
  await app.ready();
  sku = (await aSku(db, { listPrice: yuan(10), minOrderQty: 5, stepValue: 5, stock: { 1: 1000 } })).skuNumber;
  buyer = await aBuyer(db);
  staff = { authorization: `Bearer ${(await aStaffKey(db, ['warehouse', 'sales', 'credit'])).secret}` };
});
afterAll(() => app.close());

interface Answer {
  status: number;
  code: number;
  message: string;
  reason?: string;
  // biome-ignore lint/suspicious/noExplicitAny: the contract check of the server has seen the shape already
  body: any;
  // biome-ignore lint/suspicious/noExplicitAny: facts of any refusal
  details?: any;
}
async function call(
  method: 'GET' | 'POST',
  url: string,
  payload?: object,
  headers: Record<string, string> = { token: buyer.token },
): Promise<Answer> {
  const answer = await app.inject({ method, url, ...(payload ? { payload } : {}), headers });
  return { status: answer.statusCode, ...answer.json() };
}
const key = (name: string) => ({ token: buyer.token, 'idempotency-key': `key-${name}-0001` });

/** Cart to order over HTTP. */
async function anOrder(paymentMethod = 'unionPay') {
  await call('POST', '/api/shoppingCart/AddSkuToCart', { sku, quantity: 10 });
  const { body: page } = await call('GET', '/api/checkout/Confirm');
  const { body } = await call('POST', '/api/checkout/ConfirmOrder', {
    priceToken: page.priceToken,
    addressId: page.selectedAddressId,
    invoiceId: 0,
    paymentMethod,
  });
  return body as { orderId: string; orderNumber: string; payableFen: number };
}

describe('one purchase over HTTP', () => {
  test('from the cart through the cashier, the staff and the signature', async () => {
    expect(
      (await call('POST', '/api/shoppingCart/AddSkuToCart?inquiryId=0', { sku: sku.toLowerCase(), quantity: 10, requestTypeId: 2 })).body,
    ).toMatchObject({
      quantity: 10,
      totalProducts: 1,
    });
    expect((await call('GET', '/api/shoppingCart/GetShoppingCartSummary')).body).toEqual({ totalProducts: 1 });
    expect((await call('GET', '/api/customer/GetLayoutStatistics')).body).toEqual({
      inquiryCount: 0,
      shoppingCartCount: 1,
      notificationCount: 0,
      approvalCount: 0,
    });
    expect((await call('GET', '/api/shoppingCart/HasConfirmData')).body.hasConfirmData).toBe(true);
    const { body: page } = await call('GET', '/api/checkout/Confirm');
    expect(page).toMatchObject({
      totals: { payableFen: yuan(100) },
      selectedAddressId: buyer.addressId,
      selectedPaymentMethod: 'unionPay',
    });
    expect((await call('POST', '/api/checkout/CheckPrice', { priceToken: page.priceToken })).body).toEqual({
      isChanged: false,
      differences: [],
    });
    const order = { priceToken: page.priceToken, addressId: buyer.addressId, invoiceId: 0, paymentMethod: 'unionPay', remark: '周一送' };
    const clicks = await Promise.all([
      call('POST', '/api/checkout/ConfirmOrder', order, key('click')),
      call('POST', '/api/checkout/ConfirmOrder', order, key('click')),
      call('POST', '/api/checkout/ConfirmOrder', order, key('other-tab')),
    ]);
    const [{ orderId, orderNumber }] = clicks.map(({ body }) => body);
    expect(clicks.map(({ body }) => body.orderId)).toEqual([orderId, orderId, orderId]);
    expect((await call('POST', '/api/order/GetOrderStatistics')).body).toMatchObject({ total: 1, pendingPayment: 1 });

    const { body: payPage } = await call('GET', `/api/order/GetOrderByOrderIdForPcPayPage?orderId=${orderId}`);
    expect(payPage).toMatchObject({ canPay: true, payableAmount: '¥100.00', balance: { isEnough: false, hasPaymentPassword: false } });
    const { body: charge } = await call('POST', '/api/unionPay/create/v2/charge', { orderId });
    const cashier = await app.inject({ url: charge.payUrl });
    expect(cashier.headers['content-security-policy']).toMatch(/default-src 'none'; style-src 'sha256-[^']+'; form-action 'self'/);
    expect(cashier.body).toContain('¥100.00');
    expect(cashier.body).not.toMatch(/<script|style="/);
    const decide = (outcome: string) =>
      app.inject({
        method: 'POST',
        url: charge.payUrl,
        payload: `outcome=${outcome}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
    const paid = await decide('paid');
    expect([paid.statusCode, paid.headers.location]).toEqual([303, `/checkout/success/${orderId}`]);
    expect((await decide('paid')).body).toContain('订单已支付');
    expect((await call('GET', `/api/order/CheckOrderPaidStatus/${orderId}`)).body).toMatchObject({
      isPaid: true,
      status: 'pendingShipment',
    });

    const { body: toShip } = await call('POST', '/api/staff/ListOrders', { filter: 'toShip' }, staff);
    expect(toShip.items[0]).toMatchObject({ id: orderId, canShip: true });
    const line = toShip.items[0].lines[0];
    const shipped = await call(
      'POST',
      '/api/staff/ShipOrder',
      { orderId, lines: [{ orderItemId: line.id, quantity: 10 }], carrier: '中通快递' },
      staff,
    );
    expect(shipped.body).toMatchObject({ status: 'inTransit', carrier: '中通快递' });
    const packageId = shipped.body.id as string;
    await call('POST', '/api/staff/AddTrace', { packageId, text: '已到达上海分拨中心', place: '上海' }, staff);
    await call('POST', '/api/staff/DeliverPackage', { packageId }, staff);
    expect((await call('GET', `/api/order/GetDeliveryPackageLogisticsTraces/${packageId}`)).body.traces).toHaveLength(3);
    expect((await call('POST', '/api/order/GetDeliveryPackageLogisticsTraceList', { orderId })).body).toHaveLength(1);
    expect((await call('POST', '/api/order/SignDeliveryPackage', { packageId })).body).toMatchObject({ status: 'signed' });
    expect((await call('GET', `/api/order/GetOrderByOrderNumber?orderNumber=${orderNumber}`)).body).toMatchObject({
      status: 'completed',
      remark: '周一送',
      lines: [{ shippedQuantity: 10, signedQuantity: 10 }],
      packages: [{ id: packageId, status: 'signed' }],
    });
    const acts = await db.sql<{ act: string }[]>`select act from staff_act where act <> 'addKey' order by id`;
    expect(acts.map(({ act }) => act)).toEqual(['ship', 'addTrace', 'deliver']);
  });

  test('on account: the order is in the credit of the company, staff approve the limit', async () => {
    const { kp } = buyer;
    expect((await call('GET', '/api/customerCredit/GetCurrentCustomerCreditAccount')).body).toMatchObject({ creditStatus: 0, limitFen: 0 });
    const byId = '/api/customerCredit/GetCurrentCustomerCreditAccountWidthCustomerId';
    expect((await call('GET', `${byId}/${kp.customerId}`)).body).toMatchObject({ creditStatus: 0, limitFen: 0 });
    expect((await call('GET', `${byId}/${kp.customerId + 1}`)).reason).toBe('CREDIT_ACCOUNT_NOT_YOURS');
    await creditService(db).approve(kp.customerId, yuan(500));
    const limit = { customerId: kp.customerId, limitFen: yuan(1000), why: '老客户' };
    await call('POST', '/api/staff/ProposeCredit', limit, { token: (await anOperator(db, ['credit'])).token });
    const approved = await call('POST', '/api/staff/ApproveCredit', limit, staff);
    expect(approved.body).toMatchObject({ creditStatus: 25, limitFen: yuan(1000) });
    await balanceService(db).putIn(kp.customerId, yuan(1), 'deposit', 'opened');
    await db.sql`update customer_balance set password_hash = ${await hashPassword('135790')} where customer_id = ${kp.customerId}`;
    const { orderId, orderNumber } = await anOrder('credit');
    expect(await call('POST', '/api/order/PayByUseCreditBalance', { orderId })).toMatchObject({ reason: 'PAYMENT_PASSWORD_REQUIRED' });
    const pay = () => call('POST', '/api/order/payByUseCreditBalancePassword', { orderId, password: '135790' }, key('credit'));
    expect((await Promise.all([pay(), pay()])).map(({ body }) => body.isPaid)).toEqual([true, true]);
    expect((await call('GET', '/api/customerCredit/GetCurrentCustomerCreditAccount')).body).toMatchObject({
      usedFen: yuan(100),
      availableFen: yuan(900),
    });
    expect((await call('GET', '/api/customerCredit/SearchCustomerCreditCurrentAndNotYetBill')).body).toMatchObject({
      notYetBilledFen: yuan(100),
      items: [{ orderNumber, amountFen: yuan(100), orderStatusName: '待发货' }],
    });
    expect((await call('GET', '/api/customerCredit/GetCustomerCreditInfo')).body).toMatchObject({ isCreditOpen: true });
    await call('POST', '/api/order/CancelOrder', { orderId });
    expect((await call('GET', '/api/customerCredit/GetCurrentCustomerCreditAccount')).body).toMatchObject({ usedFen: 0 });
  });

  test('a wrong payment password counts although the call is refused, with an idempotency key too', async () => {
    const { orderId } = await anOrder('credit');
    const wrong = (name: string) => call('POST', '/api/order/payByUseCreditBalancePassword', { orderId, password: '000001' }, key(name));
    expect((await wrong('guess-a')).details).toEqual({ attemptsLeft: 4 });
    expect((await wrong('guess-b')).details).toEqual({ attemptsLeft: 3 });
  });
});

describe('bad input', () => {
  test('a forged price or an unknown field is 400 with the field named; a broken quantity is refused', async () => {
    expect(await call('POST', '/api/shoppingCart/AddSkuToCart', { sku, quantity: 5, price: 1 })).toMatchObject({
      status: 400,
      details: { field: 'price' },
    });
    expect(
      await call('POST', '/api/checkout/ConfirmOrder', {
        priceToken: 'x',
        addressId: 1,
        invoiceId: 0,
        paymentMethod: 'credit',
        payableFen: 1,
      }),
    ).toMatchObject({ status: 400, details: { field: 'payableFen' } });
    expect(await call('POST', '/api/shoppingCart/AddSkuToCart', { sku, quantity: 10_000 })).toMatchObject({
      status: 400,
      details: { field: 'quantity' },
    });
    expect(await call('POST', '/api/shoppingCart/AddSkuToCart', { sku, quantity: 7 })).toMatchObject({
      status: 200,
      reason: 'CART_QUANTITY_INVALID',
    });
  });

  test('a visitor has no cart, and an unknown order is a 404', async () => {
    expect(await call('POST', '/api/shoppingCart/AddSkuToCart', { sku, quantity: 5 }, {})).toMatchObject({ status: 401 });
    expect((await call('GET', '/api/shoppingCart/GetShoppingCartSummary', undefined, {})).body).toEqual({ totalProducts: 0 });
    expect(await call('GET', '/api/order/GetOrderByOrderId/nobody')).toMatchObject({ status: 404, reason: 'ORDER_NOT_FOUND' });
    expect((await app.inject({ url: '/_cashier/nobody' })).statusCode).toBe(404);
  });

  test('a notice that nobody signed is refused and changes nothing', async () => {
    const { orderId } = await anOrder();
    const { body: charge } = await call('POST', '/api/unionPay/create/v2/charge', { orderId });
    const forged = {
      chargeId: charge.chargeId,
      amount: '10000',
      outcome: 'paid',
      transactionId: 'X',
      timestamp: new Date().toISOString(),
      nonce: 'n',
      signature: 'ab',
    };
    expect(await call('POST', '/api/unionPay/notify', forged, {})).toMatchObject({ status: 400, reason: 'CALLBACK_REFUSED' });
    expect((await call('GET', `/api/order/CheckOrderPaidStatus/${orderId}`)).body.isPaid).toBe(false);
  });
});

test('the inquiry basket gathers SKUs and becomes an inquiry once', async () => {
  expect((await call('GET', '/api/inquiry/getDraftInquiryItemCount')).body).toEqual({ count: 0 });
  const { body: basket } = await call('POST', '/api/inquiry/AddSkuToCustomerInquirySku', { sku, quantity: 3, requestTypeId: 4 });
  expect(basket).toMatchObject({ matchedProducts: [{ sku, quantity: 3, typeName: '未知状态', skuDto: { appliedPrice: '10.00' } }] });
  const [{ id }] = basket.matchedProducts;
  expect((await call('POST', '/api/inquiry/UpdateCustomerInquirySkuQuantity', { id, quantity: 8 })).body.matchedProducts[0].quantity).toBe(
    8,
  );
  const inquiryId = basket.inquiryData.id as number;
  const submit = () => call('POST', '/api/inquiry/SubmitCustomerQuotation', { inquiryId });
  const [first, second] = await Promise.all([submit(), submit()]);
  expect(first.body).toEqual(second.body);
  expect(first.body.item2).toMatch(/^XJ\d{8}-\d{6}$/);
  expect((await call('GET', '/api/inquiry/GetCustomerInquirySkus')).body).toEqual({ inquiryData: { id: 0 }, matchedProducts: [] });
  expect((await call('POST', '/api/inquiry/SubmitCustomerQuotation', { inquiryId: 99_999 })).body.item1).toBe(false);
});

test('the clock cancels what nobody paid, signs for what nobody signed for, and sends refunds', async () => {
  const unpaid = await anOrder();
  const shipped = await anOrder('cashOnDelivery');
  const paid = await anOrder();
  const { body: charge } = await call('POST', '/api/unionPay/create/v2/charge', { orderId: paid.orderId });
  await app.inject({
    method: 'POST',
    url: charge.payUrl,
    payload: 'outcome=paid',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  await call('POST', '/api/order/CancelOrder', { orderId: paid.orderId, reason: '不要了' });
  await call('POST', '/api/staff/ShipOrder', { orderId: shipped.orderId }, staff);
  await db.sql`update sales_order set expires_at = now() where id = ${unpaid.orderId}`;
  await db.sql`update delivery_package set last_trace_at = now() - interval '8 days' where order_id = ${shipped.orderId}`;
  for (const name of ['order.cancel-unpaid', 'delivery.sign-overdue', 'payment.send-refunds', 'checkout.forget-quotes'])
    await jobs.enqueue(db, name, {});
  await jobs.runAll();
  const statusOf = async (orderId: string) => (await call('GET', `/api/order/GetOrderByOrderId/${orderId}`)).body.status;
  expect([await statusOf(unpaid.orderId), await statusOf(shipped.orderId)]).toEqual(['cancelled', 'completed']);
  expect((await call('GET', `/api/order/GetOrderByOrderId/${paid.orderId}`)).body).toMatchObject({
    status: 'cancelled',
    refundedFen: yuan(100),
  });
  expect(await db.sql`select status from payment_refund where order_id = ${paid.orderId}`).toEqual([{ status: 'done' }]);
});
