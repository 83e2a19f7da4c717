import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from '@jest/globals';
import type { Charge } from '@mall/api-contract/payment';
import { yuan } from '@mall/domain/money';
import { shanghaiDate } from '@mall/domain/time';
import { orderService } from './modules/order/order.service.ts';
import { refundService } from './modules/payment/refund.service.ts';
import { tellAgain } from './processes/cashier/index.ts';
import { closeBills } from './processes/credit-billing/close-bills.ts';
import { creditBillSubject } from './processes/credit-billing/index.ts';
import { orderSubject, payOrderService, shipOrder, signPackageService } from './processes/order-desk/index.ts';
import { reconcileCommand } from './reconcile-command.ts';
import { aCashier } from './testing/a-cashier.ts';
import { aRichBuyer } from './testing/a-rich-buyer.ts';
import { type AServedMall, aServedMall } from './testing/a-served-mall.ts';
import { aSku } from './testing/a-sku.ts';
import { anOperator } from './testing/an-operator.ts';
import { closingDay } from './testing/closing-day.ts';
import { ledgerFaults } from './testing/ledgers.ts';
import { moneyFaults } from './testing/money-faults.ts';
import { testingDatabase } from './testing/testing-database.ts';

const db = await testingDatabase();
const secret = 'all processes know it';
const cashier = aCashier(db, secret);
const ends: AServedMall[] = [];
afterAll(() => {
  for (const mall of ends) mall.end();
});

/** Numbers from 0 to below 1, the same for the same seed. */
function seeded(seed: number) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const wavesOfAStory = 6;
const actsOfAWave = 10;
const aMall = async () => {
  const mall = await aServedMall(db.url, { MALL_CASHIER_SECRET: secret });
  ends.push(mall);
  return mall;
};

test.each([20261122, 7])(
  'money in is money of orders, refunds and balance: story %i, with processes killed in between',
  async (seed) => {
    const random = seeded(seed);
    const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)]!;
    const { skuNumber } = await aSku(db, { listPrice: yuan(10), stock: { 1: 100_000 } });
    const buyers = await Promise.all([1, 2, 3].map(() => aRichBuyer(db, { balance: yuan(400), limit: yuan(150) })));
    const malls = [await aMall(), await aMall()];
    const staff = (await anOperator(db, ['administrator'])).token;
    const cases: string[] = [];
    let month = 0;
    const orders: { orderId: string; buyer: (typeof buyers)[number] }[] = [];
    const charges: Pick<Charge, 'chargeId' | 'amountFen'>[] = [];

    const ask = async (path: string, payload: object, { token }: { token: string }) =>
      (await pick(malls).ask(path, { payload, token, key: randomUUID(), limitMs: 9000 })).answer as {
        code: number;
        body: Charge & { restFen: number; creditFen: number; charge: Charge | null };
      };
    type Act = (orderId: string, buyer: (typeof buyers)[number]) => Promise<unknown>;
    const charge =
      (provider: string): Act =>
      async (orderId, buyer) => {
        const { code, body } = await ask('/api/unionPay/create/v2/charge', { orderId, provider }, buyer);
        if (code === 0) charges.push(body);
      };
    const share =
      (method: string): Act =>
      async (orderId, buyer) => {
        const { body } = await ask('/api/order/CheckCustomerCreditSupplyBalance', { orderId }, buyer);
        const { body: shared } = await ask(
          '/api/order/PayByUseCreditSupplyBalance',
          { orderId, method, creditFen: body.creditFen || 1 },
          buyer,
        );
        if (shared?.charge) charges.push(shared.charge);
      };
    const atACashier: Act = async () => {
      const one = pick(charges);
      if (!one) return;
      const [found] = await db.sql<{ provider: string }[]>`select provider from payment_charge where id = ${one.chargeId}`;
      if (found!.provider === 'wechatPay') return cashier.press(pick(malls), one);
      const tell = await cashier.take(one);
      const notice = tell();
      await cashier.send(pick(malls), notice);
      // Copied, told to the wrong address, told again.
      await cashier.send(pick(malls), notice);
      await cashier.send(pick(malls), notice, 'wechatPay');
      return cashier.send(pick(malls), tell());
    };
    /** Refunds of a part: what was paid is shipped and signed for, and some pieces of it come back. */
    const refundCase = (id: string) => ask('/api/staff/RefundAfterSales', { id }, { token: staff });
    const returned: Act = async (orderId, buyer) => {
      await shipOrder(db, orderId, {})
        .then(({ id }) => signPackageService(db).sign(id, buyer.kp.customerId))
        .catch(() => 'not paid yet, or shipped before');
      const [line] = await orderService(db).items(orderId);
      const { code, body } = await ask(
        '/api/order/CreateAfterSalesRequest',
        {
          ...{ orderId, kind: 'refundOnly', reason: 'missing', description: '', proofs: [] },
          lines: [{ orderItemId: line!.id, quantity: 1 + Math.floor(random() * 4) }],
        },
        buyer,
      );
      if (code !== 0) return;
      const { id } = body as unknown as { id: string };
      cases.push(id);
      await ask('/api/staff/ApproveAfterSales', { id }, { token: staff });
      await Promise.allSettled([refundCase(id), refundCase(id)]);
    };
    /** What left on account is billed; a bill is confirmed, and paid in part by balance or at a cashier. */
    const closed: Act = async () => closeBills(db, closingDay(month++));
    const billPaid: Act = async (_orderId, buyer) => {
      const [bill] = await db.sql<{ id: string; open: number }[]>`
        select id, amount - paid as open from credit_bill where customer_id = ${buyer.kp.customerId} and paid < amount order by period_to limit 1`;
      if (!bill) return;
      await ask(`/api/customerCredit/ConfirmCreditBill/${bill.id}`, {}, buyer);
      const part = { id: bill.id, amountFen: 1 + Math.floor(random() * bill.open) };
      if (random() < 0.5) return ask('/api/customerCredit/PayCreditBillByBalance', part, buyer);
      const { code, body } = await ask('/api/customerCredit/ChargeCreditBill', part, buyer);
      if (code === 0) charges.push(body);
    };
    const refundAgain: Act = async () => cases.length > 0 && refundCase(pick(cases));
    const acts: readonly Act[] = [
      charge('unionPay'),
      charge('wechatPay'),
      ...[atACashier, atACashier, atACashier, atACashier],
      (orderId, buyer) => ask('/api/order/PayByBalance', { orderId }, buyer),
      (orderId, buyer) => ask('/api/order/PayByUseCreditBalance', { orderId }, buyer),
      ...[share('balance'), share('unionPay'), share('wechatPay')],
      (orderId, buyer) => ask('/api/order/CancelOrder', { orderId, reason: '不要了' }, buyer),
      (orderId, buyer) => ask('/api/checkout/EditPersonalAdvancePayment', { orderId, isPersonalAdvance: random() < 0.5 }, buyer),
      async (orderId) => {
        const [due] = await db.sql<{ rest: number }[]>`
        select payable - coalesce((select sum(amount) from payment p where p.order_id = o.id), 0)::bigint as rest from sales_order o where id = ${orderId}`;
        await payOrderService(db).receiveTransfer(orderId, due!.rest, `bank ${randomUUID()}`);
      },
      () => refundService(db).send(cashier.providers),
      ...[returned, returned, refundAgain],
      ...[closed, billPaid, billPaid],
    ];

    for (let wave = 0; wave < wavesOfAStory; wave += 1) {
      for (const buyer of buyers) orders.push({ ...(await buyer.orders(skuNumber, 5 + Math.floor(random() * 20))), buyer });
      const chosen = Array.from({ length: actsOfAWave }, () => ({ act: pick(acts), at: pick(orders.slice(-8)) }));
      // Refused, cut off or done: the books have to agree in any case.
      const ended = Promise.allSettled(chosen.map(({ act, at }) => act(at.orderId, at.buyer)));
      if (wave % 3 === 2) {
        const victim = malls.shift()!;
        victim.end();
        malls.push(await aMall());
      }
      await ended;
      expect([wave, await ledgerFaults(db)]).toEqual([wave, []]);
    }

    // However little a busy machine got done, one charge is paid and told to the wrong address.
    charges.length = 0;
    const { orderId } = await buyers[0]!.orders(skuNumber, 5);
    while (charges.length === 0) await charge('unionPay')(orderId, buyers[0]!).catch(() => 'asked again');
    await atACashier(orderId, buyers[0]!);

    // What a cashier took is told until it is heard, as providers do; what is owed is sent.
    await tellAgain(db, cashier.providers, { order: orderSubject, creditBill: creditBillSubject });
    expect((await refundService(db).send(cashier.providers)).failures).toEqual([]);
    expect([await moneyFaults(db), await ledgerFaults(db)]).toEqual([[], []]);
    expect(await reconcileCommand([shanghaiDate(new Date().toISOString())], { DATABASE_URL: db.url })).toMatchObject({ code: 0 });
    const [figures] = await db.sql<{ payments: number; refunds: number; notices: number; partly: number }[]>`select
    (select count(*)::int from after_sales_case where refund > 0) as partly,
    (select count(*)::int from payment) as payments, (select count(*)::int from payment_refund) as refunds,
    (select count(*)::int from payment_notice where outcome not in ('applied', 'repeated')) as notices`;
    // The story is one: money came, went back, and was refused.
    expect(Object.values(figures!).filter((count) => count === 0)).toEqual([]);
  },
  240_000,
);
