import { afterAll, expect, test } from '@jest/globals';
import { confirmBy } from '@mall/domain/credit-bill';
import { yuan } from '@mall/domain/money';
import { addDays, startOfShanghaiDay } from '@mall/domain/time';
import { embeddedUnionPay } from '../../adapters/union-pay/embedded-union-pay.ts';
import { hashPassword } from '../../modules/account/password.ts';
import { creditService } from '../../modules/credit/credit.service.ts';
import { reviewService } from '../../modules/credit-application/review.service.ts';
import { aDeliveredOrder } from '../../testing/a-delivered-order.ts';
import { aMall } from '../../testing/a-mall.ts';
import { aRichBuyer, testingPaymentPassword } from '../../testing/a-rich-buyer.ts';
import { aSku } from '../../testing/a-sku.ts';
import { anOperator } from '../../testing/an-operator.ts';
import { closingDay } from '../../testing/closing-day.ts';
import { httpAsker } from '../../testing/http-asker.ts';
import { ledgerFaults } from '../../testing/ledgers.ts';
import { testingDatabase } from '../../testing/testing-database.ts';
import { billClock } from './bill-clock.ts';
import { closeBill, closeBills } from './close-bills.ts';

const db = await testingDatabase();
process.env.MALL_CASHIER_SECRET = 'bills';
const app = await aMall(db);
const mall = await httpAsker(app);
afterAll(() => app.close());
const { skuNumber } = await aSku(db, { listPrice: yuan(10), stock: { 1: 100_000 } });
const staff = Object.fromEntries(
  await Promise.all((['finance', 'credit', 'sales'] as const).map(async (role) => [role, (await anOperator(db, [role])).token])),
) as Record<'finance' | 'credit' | 'sales', string>;

type Buyer = Awaited<ReturnType<typeof aRichBuyer>>;
const rich = () => aRichBuyer(db, { balance: yuan(5000), limit: yuan(5000) });
const call = (path: string, payload: object, token: string) => mall.post(`/api/${path}`, payload, token);
const ask = (buyer: Buyer, path: string, payload: object = {}) => call(`customerCredit/${path}`, payload, buyer.token);
const bill = async (buyer: Buyer, id: string) => (await ask(buyer, `GetCustomerCreditBillWithId/${id}`)).body;
const itemsOf = async (buyer: Buyer, id: string) => (await ask(buyer, 'GetCustomerCreditBillItemsWithBillId', { id })).body.items;
const close = (buyer: Buyer, months = 0) => closeBill(db, buyer.kp.customerId, closingDay(months), new Date().toISOString());
/** A company with a bill of so many pieces at ¥10, an order each. */
async function billed(pieces: number[]) {
  const buyer = await rich();
  const orders = [];
  for (const count of pieces) orders.push(await aDeliveredOrder(db, buyer, skuNumber, count, 'credit'));
  return { buyer, orders, id: (await close(buyer))! };
}
const used = async (buyer: Buyer) => (await creditService(db).state(buyer.kp.customerId)).used;
const statusOf = async (buyer: Buyer) => (await creditService(db).state(buyer.kp.customerId)).status;

test('a period closes once: its bill holds what left, with freight, and waits for the buyer (rules credit-bill 2–5)', async () => {
  const { buyer, id, orders } = await billed([3, 5]);
  const later = await buyer.orders(skuNumber, 4);
  expect((await call('order/PayByUseCreditBalance', { orderId: later.orderId }, buyer.token)).code).toBe(0);
  expect(await close(buyer)).toBeUndefined();
  const shown = await bill(buyer, id);
  expect(shown).toMatchObject({ state: 'toConfirm', stateName: '待确认', openDisputes: 0, canConfirm: true, canPay: false });
  expect(shown.billNumber).toMatch(new RegExp(`^ZD${closingDay().replaceAll('-', '')}-\\d{6}$`));
  expect([shown.periodTo, shown.dueOn]).toEqual([closingDay(), closingDay(1)]);
  expect(shown.confirmBy).toBe(confirmBy(startOfShanghaiDay(addDays(closingDay(), 1))));
  expect(shown.next).toContain('前确认；到期未确认将自动确认');
  const items = await itemsOf(buyer, id);
  const goods = items.filter(({ kind }: { kind: string }) => kind === 'goods');
  expect(
    goods.map(({ orderNumber, quantity, amountFen }: { orderNumber: string; quantity: number; amountFen: number }) => [
      orderNumber,
      quantity,
      amountFen,
    ]),
  ).toEqual(
    expect.arrayContaining([
      [orders[0]!.orderNumber, 3, yuan(30)],
      [orders[1]!.orderNumber, 5, yuan(50)],
    ]),
  );
  const sum = items.reduce((all: number, { amountFen }: { amountFen: number }) => all + amountFen, 0);
  expect(shown.amountFen).toBe(sum);
  // What hasn't left isn't billed, and is used all the same.
  expect(await used(buyer)).toBeGreaterThanOrEqual(sum + yuan(40));
  const { body: page } = await ask(buyer, 'SearchCustomerCreditHistoryBill');
  expect(page).toMatchObject({ total: 1, sums: { openFen: sum, overdueFen: 0, toConfirm: 1 } });
  const { body: bell } = await call('notification/GetNotifications', {}, buyer.token);
  expect(bell.items).toEqual(
    expect.arrayContaining([expect.objectContaining({ title: '账单已出', path: `/customer/customerCreditBills/${id}` })]),
  );
});

test('a line is disputed with a reason; staff adjust or uphold it, and who did is kept (rules credit-bill 10–14)', async () => {
  const { buyer, id } = await billed([4, 6]);
  const [first, second] = (await itemsOf(buyer, id)).filter(({ kind }: { kind: string }) => kind === 'goods');
  const before = await bill(buyer, id);
  const disputed = await ask(buyer, 'SubmitDissentient', { id, lines: [{ itemId: first.id, reason: '单价与合同不符' }] });
  expect(disputed.body).toMatchObject({
    state: 'disputed',
    disputed: [{ reason: '单价与合同不符', state: 'open', mostFen: first.amountFen }],
  });
  expect((await ask(buyer, `ConfirmCreditBill/${id}`)).reason).toBe('CREDIT_BILL_STEP_REFUSED');
  const adjust = (itemId: number, amountFen: number, token = staff.finance, why = '按合同价') =>
    call('staff/AdjustBillItem', { itemId, amountFen, why }, token);
  expect((await adjust(first.id, 500, staff.sales)).reason).toBe('FORBIDDEN');
  expect((await adjust(first.id, -5)).reason).toBe('BAD_REQUEST');
  expect(await adjust(first.id, first.amountFen + 1)).toMatchObject({
    reason: 'CREDIT_BILL_ADJUSTMENT_TOO_MUCH',
    details: { mostFen: first.amountFen },
  });
  expect((await adjust(first.id, 500, staff.finance, ' ')).reason).toBe('BAD_REQUEST');
  expect((await adjust(second.id, 500)).reason).toBe('CREDIT_BILL_ITEM_NOT_FOUND');
  const usedBefore = await used(buyer);
  const { body: adjusted } = await adjust(first.id, 500);
  // The other line can still be disputed: the buyer is asked again.
  expect(adjusted).toMatchObject({
    state: 'toConfirm',
    amountFen: before.amountFen - 500,
    disputed: [{ state: 'adjusted', adjustedFen: 500, answer: '按合同价' }],
  });
  expect(await used(buyer)).toBe(usedBefore - 500);
  expect((await adjust(first.id, 1)).reason).toBe('CREDIT_BILL_DISPUTE_SETTLED');
  const [act] = await db.sql`select act, why, details from staff_act where act = 'adjustBillItem'`;
  expect(act).toMatchObject({ act: 'adjustBillItem', why: '按合同价', details: { itemId: first.id, amountFen: 500 } });
  // A line is disputed once.
  expect((await ask(buyer, 'SubmitDissentient', { id, lines: [{ itemId: first.id, reason: '还是不对' }] })).reason).toBe(
    'CREDIT_BILL_ITEM_NOT_DISPUTABLE',
  );
  await ask(buyer, 'RejectCreditBill', { id, reason: '数量不对' });
  const { body: upheld } = await call('staff/UpholdBillItem', { itemId: second.id, why: '签收单为证' }, staff.credit);
  expect(upheld).toMatchObject({ state: 'toPay', openDisputes: 0 });
  expect((await bill(buyer, id)).history.map(({ text }: { text: string }) => text).join()).toContain('维持原账：签收单为证');
  // The next closing doesn't ask for what was taken off.
  expect(await close(buyer, 1)).toBeUndefined();
  expect((await ask(buyer, 'SearchCustomerCreditHistoryDissentBills')).body).toMatchObject({ total: 1, items: [{ id, disputes: 2 }] });
  expect(await ledgerFaults(db)).toEqual([]);
});

test('a confirmed bill can’t be disputed; a huge reason, a forged line and another company’s bill are refused in words', async () => {
  const { buyer, id } = await billed([4]);
  const other = await billed([2]);
  const [item] = await itemsOf(buyer, id);
  const dispute = (lines: object[], who = buyer) => ask(who, 'SubmitDissentient', { id, lines });
  expect((await dispute([{ itemId: item.id, reason: '长'.repeat(301) }])).reason).toBe('BAD_REQUEST');
  expect((await dispute([{ itemId: item.id, reason: '  ' }])).reason).toBe('BAD_REQUEST');
  expect(
    (
      await dispute([
        { itemId: item.id, reason: 'a' },
        { itemId: item.id, reason: 'b' },
      ])
    ).reason,
  ).toBe('CREDIT_BILL_ITEM_NOT_DISPUTABLE');
  const [theirs] = await itemsOf(other.buyer, other.id);
  expect((await dispute([{ itemId: theirs.id, reason: 'x' }])).reason).toBe('CREDIT_BILL_ITEM_NOT_DISPUTABLE');
  for (const [path, payload] of [
    [`GetCustomerCreditBillWithId/${id}`, {}],
    ['GetCustomerCreditBillItemsWithBillId', { id }],
    [`ConfirmCreditBill/${id}`, {}],
    ['RejectCreditBill', { id, reason: 'x' }],
    ['SubmitDissentient', { id, lines: [{ itemId: item.id, reason: 'x' }] }],
    [`CustomerConfirmReceiptBill/${id}`, {}],
    [`ExportCreditBill/${id}`, {}],
    ['PayCreditBillByBalance', { id, amountFen: 1 }],
    ['ChargeCreditBill', { id, amountFen: 1 }],
  ] as const)
    expect([path, (await ask(other.buyer, path, payload)).reason]).toEqual([path, 'CREDIT_BILL_NOT_FOUND']);
  expect((await ask(other.buyer, `CustomerConfirmReceiptBillItem/${item.id}`)).reason).toBe('CREDIT_BILL_ITEM_NOT_FOUND');
  expect((await ask(buyer, 'PayCreditBillByBalance', { id, amountFen: 100 })).reason).toBe('CREDIT_BILL_NOT_PAYABLE');
  expect((await ask(buyer, `ConfirmCreditBill/${id}`)).body).toMatchObject({ state: 'toPay', canPay: true });
  expect(await dispute([{ itemId: item.id, reason: '晚了' }])).toMatchObject({
    reason: 'CREDIT_BILL_NOT_DISPUTABLE',
    message: '只有待确认的账单可以提出异议；账单确认后请联系客服',
  });
});

test('goods are confirmed received by line and by bill, once (rule credit-bill 18)', async () => {
  const { buyer, id } = await billed([1, 2, 3]);
  const goods = (await itemsOf(buyer, id)).filter(({ canReceive }: { canReceive: boolean }) => canReceive);
  await ask(buyer, `CustomerConfirmReceiptBillItem/${goods[0].id}`);
  const { receivedAt } = (await itemsOf(buyer, id)).find((one: { id: number }) => one.id === goods[0].id);
  expect(receivedAt).not.toBe('');
  expect((await ask(buyer, `CustomerConfirmReceiptBill/${id}`)).body.canReceive).toBe(false);
  await ask(buyer, `CustomerConfirmReceiptBillItem/${goods[0].id}`);
  const after = await itemsOf(buyer, id);
  expect(after.find((one: { id: number }) => one.id === goods[0].id).receivedAt).toBe(receivedAt);
  const history = (await bill(buyer, id)).history.filter(({ text }: { text: string }) => text.includes('收货'));
  expect(history).toHaveLength(2);
});

test('a bill is paid in parts by balance, card and transfer, never beyond what is open (rules credit-bill 20–22)', async () => {
  const { buyer, id } = await billed([50]);
  await db.sql`update customer_balance set free_payment_limit = 0, password_hash = ${await hashPassword(testingPaymentPassword)}
    where customer_id = ${buyer.kp.customerId}`;
  await ask(buyer, `ConfirmCreditBill/${id}`);
  const { openFen: all } = await bill(buyer, id);
  const pay = (path: string, amountFen: number, more = {}) => ask(buyer, path, { id, amountFen, ...more });
  expect((await pay('PayCreditBillByBalance', 10_000)).reason).toBe('PAYMENT_PASSWORD_REQUIRED');
  expect((await pay('PayCreditBillByBalancePassword', 10_000, { password: '246802' })).reason).toBe('PAYMENT_PASSWORD_WRONG');
  const password = testingPaymentPassword;
  expect(await pay('PayCreditBillByBalancePassword', all + 1, { password })).toMatchObject({
    reason: 'CREDIT_BILL_OVERPAID',
    message: '还款金额不能超过未还金额',
    details: { openFen: all },
  });
  for (const amountFen of [0, -5, 1.5]) expect((await pay('ChargeCreditBill', amountFen)).reason).toBe('BAD_REQUEST');
  expect((await pay('PayCreditBillByBalancePassword', 10_000, { password })).body).toMatchObject({ state: 'partlyPaid', paidFen: 10_000 });
  const transfer = (amountFen: number, bankReference: string) =>
    call('staff/ReceiveBillTransfer', { id, amountFen, bankReference }, staff.finance);
  expect((await transfer(5000, 'B-1')).body).toMatchObject({ paidFen: 15_000 });
  expect((await transfer(5000, 'B-1')).reason).toBe('CREDIT_BILL_TRANSFER_KNOWN');
  expect((await call('staff/ReceiveBillTransfer', { id, amountFen: 1, bankReference: 'B-2' }, staff.credit)).reason).toBe('FORBIDDEN');
  const { body: charge } = await pay('ChargeCreditBill', all - 15_000);
  expect((await app.inject({ url: charge.payUrl })).body).toContain('账单号');
  const cashier = embeddedUnionPay('bills');
  const told = cashier.notice({ chargeId: charge.chargeId, number: '', amount: charge.amountFen }, 'paid', 'UP-1');
  const send = async (notice = told) =>
    (await app.inject({ method: 'POST', url: '/api/unionPay/notify', headers: notice.headers, payload: notice.body })).json();
  const forged = cashier.notice({ chargeId: charge.chargeId, number: '', amount: 1 }, 'paid', 'UP-0');
  expect((await send(forged)).details.outcome).toBe('amount');
  expect((await send()).body.outcome).toBe('applied');
  const again = cashier.notice({ chargeId: charge.chargeId, number: '', amount: charge.amountFen }, 'paid', 'UP-1');
  expect([(await send()).details.outcome, (await send(again)).body.outcome]).toEqual(['replay', 'repeated']);
  expect(await bill(buyer, id)).toMatchObject({ state: 'paid', openFen: 0, payments: [{}, {}, { reference: 'UP-1' }] });
  expect((await pay('ChargeCreditBill', 1)).reason).toBe('CREDIT_BILL_NOT_PAYABLE');
  expect(await used(buyer)).toBe(0);
});

test('money at a cashier that came too late, because the bill was paid otherwise, goes back', async () => {
  const { buyer, id } = await billed([5]);
  const { openFen } = (await ask(buyer, `ConfirmCreditBill/${id}`)).body;
  const { body: charge } = await ask(buyer, 'ChargeCreditBill', { id, amountFen: openFen });
  expect((await ask(buyer, 'PayCreditBillByBalance', { id, amountFen: 1 })).body.state).toBe('partlyPaid');
  const notice = embeddedUnionPay('bills').notice({ chargeId: charge.chargeId, number: '', amount: openFen }, 'paid', 'UP-late');
  const answer = (await app.inject({ method: 'POST', url: '/api/unionPay/notify', headers: notice.headers, payload: notice.body })).json();
  expect(answer.details.outcome).toBe('late');
  const refunds = await db.sql`select amount, status from payment_refund where subject_id = ${id}`;
  expect(refunds).toEqual([{ amount: openFen, status: 'pending' }]);
  expect((await bill(buyer, id)).paidFen).toBe(1);
});

test('nobody confirms: it confirms itself; nobody pays: overdue, the account is 30 and refuses new orders; paid it is 25 (rules credit-bill 8, 15, 23)', async () => {
  const { buyer, id } = await billed([5]);
  const clock = billClock(db);
  const instant = (day: string) => new Date(Date.parse(startOfShanghaiDay(day)) + 60_000).toISOString();
  const due = closingDay(1);
  await clock.confirmOverdue(instant(addDays(closingDay(), 7)));
  expect((await bill(buyer, id)).state).toBe('toConfirm');
  await clock.confirmOverdue(instant(addDays(closingDay(), 9)));
  expect(await bill(buyer, id)).toMatchObject({
    state: 'toPay',
    history: expect.arrayContaining([{ text: '到期未确认，系统自动确认', at: expect.any(String) }]),
  });
  await clock.remind(instant(addDays(due, -3)));
  await clock.remind(instant(addDays(due, -2)));
  await clock.fallDue(instant(due));
  expect([(await bill(buyer, id)).state, await statusOf(buyer)]).toEqual(['toPay', 'enabled']);
  const running = await buyer.orders(skuNumber, 1);
  await Promise.all([clock.fallDue(instant(addDays(due, 1))), clock.fallDue(instant(addDays(due, 1)))]);
  const late = await bill(buyer, id);
  expect([late.state, late.isOverdue, await statusOf(buyer)]).toEqual(['overdue', true, 'overdue']);
  expect(await call('order/PayByUseCreditBalance', { orderId: running.orderId }, buyer.token)).toMatchObject({
    reason: 'CREDIT_OVERDUE',
    message: '有逾期账单，暂不能使用账期下单',
  });
  await ask(buyer, 'PayCreditBillByBalance', { id, amountFen: 1 });
  expect([(await bill(buyer, id)).stateName, await statusOf(buyer)]).toEqual(['部分还款', 'overdue']);
  // Frozen and let go again, it is overdue still.
  const { customerId } = buyer.kp;
  await db.transaction((tx) => reviewService(tx).freeze(customerId, '涉诉'));
  await db.transaction((tx) => reviewService(tx).unfreeze(customerId, '已和解'));
  expect(await statusOf(buyer)).toBe('overdue');
  const { openFen } = await bill(buyer, id);
  await ask(buyer, 'PayCreditBillByBalance', { id, amountFen: openFen });
  expect(await statusOf(buyer)).toBe('enabled');
  const titles = (await call('notification/GetNotifications', {}, buyer.token)).body.items.map(({ title }: { title: string }) => title);
  expect(titles.filter((title: string) => title === '还款提醒')).toHaveLength(1);
  expect(titles).toEqual(expect.arrayContaining(['账单已逾期', '账期已恢复使用']));
  expect((await call('order/PayByUseCreditBalance', { orderId: running.orderId }, buyer.token)).code).toBe(0);
});

test('a bill is printed and exported behind a link that expires', async () => {
  const { buyer, id } = await billed([2]);
  for (const [type, head] of [
    ['pdf', '%PDF'],
    ['xlsx', 'PK'],
  ]) {
    const { body } = await call(`customerCredit/ExportCreditBill/${id}?type=${type}`, {}, buyer.token);
    const file = await app.inject({ url: body.url });
    expect([file.statusCode, file.body.slice(0, head!.length)]).toEqual([200, head]);
    expect((await app.inject({ url: `${body.url}x` })).statusCode).toBe(403);
  }
});

test('closing every company is one run; a second finds nothing (rule credit-bill 2)', async () => {
  const buyer = await rich();
  await aDeliveredOrder(db, buyer, skuNumber, 2, 'credit');
  const [first, second] = await Promise.all([closeBills(db, closingDay()), closeBills(db, closingDay())]);
  expect([first.failures, second.failures]).toEqual([[], []]);
  expect((await db.sql`select id from credit_bill where customer_id = ${buyer.kp.customerId}`).length).toBe(1);
  expect(await closeBills(db, closingDay())).toEqual({ made: 0, failures: [] });
  expect(await ledgerFaults(db)).toEqual([]);
});
