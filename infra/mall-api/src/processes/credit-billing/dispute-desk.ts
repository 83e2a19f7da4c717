import { confirmBy, disputableItems, dueAfterDispute, mostAdjustable, openOfBill } from '@mall/domain/credit-bill';
import { moneyText } from '@mall/domain/money';
import type { Database } from '../../database/database.ts';
import { MallError } from '../../http/mall-error.ts';
import { creditService } from '../../modules/credit/credit.service.ts';
import { creditBillService } from '../../modules/credit-bill/credit-bill.service.ts';
import type { CreditBillItemRow, CreditBillRow } from '../../modules/credit-bill/credit-bill.types.ts';
import { orderService } from '../../modules/order/order.service.ts';
import { anOrder, paymentLedger } from '../../modules/payment/payment-ledger.ts';
import { invoicing } from '../invoicing/index.ts';
import { giveBack } from '../order-desk/index.ts';
import { billLines } from './bill-lines.ts';
import { afterChange, holdBill } from './hold-bill.ts';
import { tellManagers } from './tell-managers.ts';

/** An open dispute of a bill's line, and both. @throws {MallError} CREDIT_BILL_ITEM_NOT_FOUND, CREDIT_BILL_DISPUTE_SETTLED */
async function openDispute(tx: Database, itemId: number) {
  const bills = creditBillService(tx);
  const item = await bills.item(itemId);
  const dispute = item && (await bills.disputes([item.billId])).find((one) => one.itemId === itemId);
  if (!item || !dispute) throw new MallError('CREDIT_BILL_ITEM_NOT_FOUND');
  if (dispute.state !== 'open') throw new MallError('CREDIT_BILL_DISPUTE_SETTLED');
  return item;
}

/** What staff do with disputed lines (rules credit-bill 12–14): adjust or uphold, each with a reason that the buyer reads. */
export const disputeDesk = (db: Database) => {
  /** The last dispute settled: the buyer is asked again while there are lines nobody disputed, else the money is due. */
  const moveOn = async (tx: Database, bill: CreditBillRow, item: CreditBillItemRow, said: string) => {
    const bills = creditBillService(tx);
    const disputes = await bills.disputes([bill.id]);
    await bills.note(bill.id, said);
    await tellManagers(
      tx,
      bill,
      'creditBillMoved',
      { id: bill.id, billNumber: bill.billNumber, title: '账单异议已处理', said },
      `dispute-${item.id}`,
    );
    if (disputes.some(({ state }) => state === 'open')) return;
    const now = new Date().toISOString();
    const mayDisputeMore =
      disputableItems(
        await bills.items(bill.id),
        disputes.map(({ itemId }) => itemId),
      ).size > 0;
    const due = { dueOn: dueAfterDispute(bill.dueOn, now) };
    const changes = mayDisputeMore ? { ...due, confirmBy: confirmBy(now) } : { ...due, confirmedAt: now };
    const moved = await bills.step(
      bill,
      'settle',
      mayDisputeMore ? '异议已处理，待确认' : '异议已全部处理，待还款',
      changes,
      mayDisputeMore,
    );
    await afterChange(tx, moved);
  };
  return {
    /** @throws {MallError} CREDIT_BILL_ITEM_NOT_FOUND, CREDIT_BILL_DISPUTE_SETTLED */
    uphold: (itemId: number, reason: string): Promise<string> =>
      db.transaction(async (tx) => {
        const { billId, orderId } = await openDispute(tx, itemId);
        await orderService(tx).lock(orderId);
        const bill = await holdBill(tx, billId);
        const item = await openDispute(tx, itemId);
        await creditBillService(tx).settleDispute(itemId, 'upheld', 0, reason);
        await moveOn(tx, bill, item, `订单${item.orderNumber}“${item.name}”维持原账：${reason}`);
        return billId;
      }),

    /**
     * Takes money off a disputed line: it goes back as refunds do, its invoice is taken back by as much, and the bill asks for that much less.
     * @param amount fen @throws {MallError} as `uphold`, and CREDIT_BILL_ADJUSTMENT_TOO_MUCH
     */
    adjust: (itemId: number, amount: number, reason: string): Promise<string> =>
      db.transaction(async (tx) => {
        const bills = creditBillService(tx);
        const { orderId, billId, lineId } = await openDispute(tx, itemId);
        const order = await orderService(tx).lock(orderId);
        // Whoever settles a dispute holds its order: nobody else does, and nothing of the line comes back meanwhile.
        const item = await openDispute(tx, itemId);
        const onBill = (await bills.billed([orderId])).find((one) => one.lineId === lineId)?.amount ?? 0;
        const before = await bills.read(billId);
        const most = mostAdjustable({ amount: item.amount, takenOff: Math.max(0, item.amount - onBill) }, openOfBill(before));
        if (amount > most) throw new MallError('CREDIT_BILL_ADJUSTMENT_TOO_MUCH', { mostFen: most });
        const [drawn] = await creditService(tx).drawn([orderId]);
        await giveBack(tx, order, `账单${before.billNumber}异议调整`, `dispute:${itemId}`, amount);
        await invoicing.returned(tx, { orderId, items: [{ orderItemId: lineId, quantity: 0, amount }] });
        const [now] = await creditService(tx).drawn([orderId]);
        const off = now!.released - drawn!.released;
        const bill = await holdBill(tx, billId);
        if (off > openOfBill(bill)) throw new MallError('CREDIT_BILL_ADJUSTMENT_TOO_MUCH', { mostFen: openOfBill(bill) });
        const others = (await paymentLedger(tx).received(anOrder(orderId))).filter(({ method }) => method !== 'credit');
        const facts = { order, items: await orderService(tx).items(orderId), others };
        const lines = billLines(facts, [{ lineId, quantity: 0, amount: -amount }], 'adjustment');
        const rest = amount > off ? billLines(facts, [{ lineId: -1, quantity: 0, amount: amount - off }]) : [];
        const said = `订单${item.orderNumber}“${item.name}”调整${moneyText(-amount)}：${reason}`;
        const smaller = await bills.add(bill, [...lines, ...rest], `账单减少${moneyText(off)}`);
        await creditService(tx).addBilled(orderId, -off);
        await bills.settleDispute(itemId, 'adjusted', amount, reason);
        await moveOn(tx, smaller, item, said);
        return billId;
      }),
  };
};
