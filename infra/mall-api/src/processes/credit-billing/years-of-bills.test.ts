import { expect, test } from '@jest/globals';
import { openOfBill } from '@mall/domain/credit-bill';
import { yuan } from '@mall/domain/money';
import { addDays, startOfShanghaiDay } from '@mall/domain/time';
import { balanceService } from '../../modules/account/balance.service.ts';
import { creditService } from '../../modules/credit/credit.service.ts';
import { creditBillService } from '../../modules/credit-bill/credit-bill.service.ts';
import { orderService } from '../../modules/order/order.service.ts';
import { aRichBuyer } from '../../testing/a-rich-buyer.ts';
import { aSku } from '../../testing/a-sku.ts';
import { aYear, type YearOfBills } from '../../testing/a-year-of-bills.ts';
import { closingDay } from '../../testing/closing-day.ts';
import { ledgerFaults } from '../../testing/ledgers.ts';
import { moneyFaults } from '../../testing/money-faults.ts';
import { testingDatabase } from '../../testing/testing-database.ts';
import { deskMoves, requestCase, settleReturn } from '../after-sales/index.ts';
import { cancelOrderService, payOrderService, shipOrder, signPackageService } from '../order-desk/index.ts';
import { billClock } from './bill-clock.ts';
import { billMoves } from './bill-moves.ts';
import { closeBill } from './close-bills.ts';
import { disputeDesk } from './dispute-desk.ts';
import { payBillService } from './pay-bill.service.ts';

const db = await testingDatabase();
const [even, odd] = await Promise.all([
  aSku(db, { listPrice: yuan(7), stock: { 1: 100_000 } }),
  aSku(db, { listPrice: 333, stock: { 1: 100_000 } }),
]);

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

/** What the mall says, in the model's words. */
async function asItIs(customerId: number): Promise<Pick<YearOfBills, 'used' | 'balance' | 'status'> & { bills: [number, number][] }> {
  const [{ used, status }, { amount: balance }, { rows }] = await Promise.all([
    creditService(db).state(customerId),
    balanceService(db).state(customerId),
    creditBillService(db).page({ customerId }, 0, 100),
  ]);
  const bills = rows.map((row): [number, number] => [row.amount, openOfBill(row)]).reverse();
  return { used, balance, status: status as YearOfBills['status'], bills };
}

test.each([3, 20261123, 77])(
  'a year of orders, shipments, cancellings, returns, closings, disputes and payments agrees with a plain model to the fen, seed %i',
  async (seed) => {
    const random = seeded(seed);
    const below = (count: number) => Math.floor(random() * count);
    const pick = <T>(all: readonly T[]): T | undefined => all[below(all.length)];
    const buyer = await aRichBuyer(db, { balance: yuan(9000), limit: yuan(700) });
    const { kp } = buyer;
    const { customerId } = kp;
    const model = aYear({ limit: yuan(700), balance: (await balanceService(db).state(customerId)).amount });
    const billIds: string[] = [];

    const place = async () => {
      await buyer.wants(even.skuNumber, 1 + below(6));
      const { orderId } = await buyer.orders(odd.skuNumber, 1 + below(9));
      const { payable, freight } = await orderService(db).peek(orderId);
      const isTaken = model.mayDraw(payable);
      const drawn = await payOrderService(db)
        .payByCredit(kp, orderId)
        .then(
          () => true,
          () => false,
        );
      expect([payable, drawn]).toEqual([payable, isTaken]);
      const items = await orderService(db).items(orderId);
      if (drawn)
        model.draw(
          orderId,
          freight,
          items.map(({ id, quantity, total, discount }) => ({ id, quantity, amount: total - discount })),
        );
    };
    const ship = async () => {
      const order = pick(model.unshipped());
      const line = order?.lines.find(({ quantity, shipped }) => shipped < quantity);
      if (!order || !line) return;
      const quantity = 1 + below(line.quantity - line.shipped);
      const { id } = await shipOrder(db, order.id, { parts: [{ lineId: line.id, quantity }] });
      await signPackageService(db).sign(id, customerId);
      model.ship(order.id, line.id, quantity);
    };
    const cancel = async () => {
      const order = pick(model.untouched());
      if (!order) return;
      await cancelOrderService(db).cancel(customerId, order.id, '');
      model.cancel(order.id);
    };
    const giveBack = async () => {
      const found = pick(model.returnable());
      if (!found) return;
      const quantity = 1 + below(found.line.shipped - found.line.back);
      const asked = { orderId: found.order.id, kind: 'refundOnly', reason: 'missing', description: '', proofs: [] } as const;
      const { id } = await requestCase(db, kp, { ...asked, lines: [{ orderItemId: found.line.id, quantity }] });
      await deskMoves(db).approve(id);
      await settleReturn(db, id);
      model.giveBack(found.order.id, found.line.id, quantity);
    };
    const dispute = async () => {
      const at = pick(model.billsIn('toConfirm'));
      if (at === undefined) return;
      const goods = (await creditBillService(db).items(billIds[at]!)).filter(({ kind }) => kind === 'goods');
      const item = pick(goods.filter(({ orderId, lineId }) => model.mayDispute(at, orderId, lineId)));
      if (!item) return;
      await billMoves(db).dispute(kp, billIds[at]!, [{ itemId: item.id, reason: '金额不符' }]);
      const amount = Math.min(1 + below(item.amount), model.mostAdjustable(at, item.orderId, item.lineId, item.amount));
      if (amount > 0 && random() < 0.7) {
        await disputeDesk(db).adjust(item.id, amount, '按合同');
        model.adjust(at, item.orderId, item.lineId, amount);
      } else await disputeDesk(db).uphold(item.id, '无误');
      model.settle(at, item.orderId, item.lineId, (await creditBillService(db).read(billIds[at]!)).state);
    };
    const confirm = async () => {
      const at = pick(model.billsIn('toConfirm'));
      if (at === undefined) return;
      await billMoves(db).confirm(kp, billIds[at]!);
      model.confirm(at);
    };
    const pay = async () => {
      const at = pick(model.payable());
      if (at === undefined) return;
      const open = model.openOf(at);
      const amount = random() < 0.5 ? open : 1 + below(open);
      if (random() < 0.6 && amount <= model.balance) {
        await payBillService(db).payByBalance(kp, billIds[at]!, amount);
        model.pay(at, amount, true);
      } else {
        await payBillService(db).receiveTransfer(billIds[at]!, amount, `bank ${seed} ${random()}`);
        model.pay(at, amount, false);
      }
    };
    const acts = [place, place, place, ship, ship, ship, ship, cancel, giveBack, giveBack, dispute, confirm, pay, pay];
    for (let month = 0; month < 12; month += 1) {
      for (let act = 0; act < 9; act += 1) {
        await pick(acts)!();
        expect([month, act, await asItIs(customerId)]).toEqual([month, act, model.asItIs()]);
      }
      const id = await closeBill(db, customerId, closingDay(month), new Date().toISOString());
      const isBilled = model.close();
      expect([month, id !== undefined]).toEqual([month, isBilled]);
      if (id) billIds.push(id);
      expect([month, 'closed', await asItIs(customerId)]).toEqual([month, 'closed', model.asItIs()]);
      if (month % 4 === 3) {
        // So late that all that can be is overdue.
        const late = startOfShanghaiDay(addDays(closingDay(month), 40));
        await billClock(db).fallDue(late);
        model.fallDue();
        expect([month, 'due', await asItIs(customerId)]).toEqual([month, 'due', model.asItIs()]);
      }
    }
    expect(billIds.length).toBeGreaterThan(4);
    expect([await ledgerFaults(db), await moneyFaults(db)]).toEqual([[], []]);
  },
  180_000,
);
