import { disputableItems } from '@mall/domain/credit-bill';
import type { Database } from '../../database/database.ts';
import type { Kp } from '../../http/caller.ts';
import { MallError } from '../../http/mall-error.ts';
import { accountService } from '../../modules/account/account.service.ts';
import { creditBillService } from '../../modules/credit-bill/credit-bill.service.ts';
import type { CreditBillRow } from '../../modules/credit-bill/credit-bill.types.ts';
import { afterChange, holdBill } from './hold-bill.ts';

const nameOf = async (tx: Database, { kpId }: Kp) => (await accountService(tx).facts(kpId)).contactName;

/** What a buyer does with a bill besides paying it (rules credit-bill 8–11, 18). Each holds the company's account first: of two who act at once one wins. */
export const billMoves = (db: Database) => {
  const holding = <T>(kp: Kp, id: string, work: (tx: Database, bill: CreditBillRow) => Promise<T>) =>
    db.transaction(async (tx) => work(tx, await holdBill(tx, id, kp.customerId)));
  const dispute = async (tx: Database, kp: Kp, bill: CreditBillRow, lines: readonly { itemId: number; reason: string }[], text: string) => {
    if (bill.state !== 'toConfirm') throw new MallError('CREDIT_BILL_NOT_DISPUTABLE', { state: bill.state });
    const bills = creditBillService(tx);
    await bills.dispute(lines.map((line) => ({ ...line, reason: line.reason.trim(), billId: bill.id, kpId: kp.kpId })));
    await bills.step(bill, 'dispute', `${await nameOf(tx, kp)}${text}`);
  };
  const disputable = async (tx: Database, bill: CreditBillRow): Promise<Set<number>> => {
    const bills = creditBillService(tx);
    return disputableItems(
      await bills.items(bill.id),
      (await bills.disputes([bill.id])).map(({ itemId }) => itemId),
    );
  };
  return {
    /** @throws {MallError} CREDIT_BILL_NOT_FOUND, CREDIT_BILL_STEP_REFUSED */
    confirm: (kp: Kp, id: string): Promise<void> =>
      holding(kp, id, async (tx, bill) => {
        const text = `${await nameOf(tx, kp)}确认账单`;
        const confirmed = { confirmedAt: new Date().toISOString(), confirmedBy: kp.kpId };
        await afterChange(tx, await creditBillService(tx).step(bill, 'confirm', text, confirmed));
      }),
    /** Disputes lines, each with its reason. @throws {MallError} CREDIT_BILL_NOT_FOUND, CREDIT_BILL_NOT_DISPUTABLE, CREDIT_BILL_ITEM_NOT_DISPUTABLE */
    dispute: (kp: Kp, id: string, lines: readonly { itemId: number; reason: string }[]): Promise<void> =>
      holding(kp, id, async (tx, bill) => {
        if (bill.state !== 'toConfirm') throw new MallError('CREDIT_BILL_NOT_DISPUTABLE', { state: bill.state });
        const may = await disputable(tx, bill);
        const stranger = lines.find(({ itemId }, at) => !may.has(itemId) || lines.findIndex((one) => one.itemId === itemId) !== at);
        if (stranger) throw new MallError('CREDIT_BILL_ITEM_NOT_DISPUTABLE', { itemId: stranger.itemId });
        await dispute(tx, kp, bill, lines, `对${lines.length}行明细提出异议`);
      }),
    /** Refuses the bill as a whole: every line that can be is disputed for one reason. @throws as `dispute` */
    reject: (kp: Kp, id: string, reason: string): Promise<void> =>
      holding(kp, id, async (tx, bill) => {
        const lines = [...(await disputable(tx, bill))].map((itemId) => ({ itemId, reason }));
        if (lines.length === 0) throw new MallError('CREDIT_BILL_NOT_DISPUTABLE', { state: bill.state });
        await dispute(tx, kp, bill, lines, `驳回账单：${reason.trim()}`);
      }),
    /** Goods of a bill were received; what was before stays as it is. @throws {MallError} CREDIT_BILL_NOT_FOUND */
    receiveAll: (kp: Kp, id: string): Promise<void> =>
      holding(kp, id, async (tx, bill) => {
        const count = await creditBillService(tx).receive(bill.id, kp.kpId);
        if (count > 0) await creditBillService(tx).note(bill.id, `${await nameOf(tx, kp)}确认收货${count}行`);
      }),
    /** One line of goods. @returns its bill @throws {MallError} CREDIT_BILL_ITEM_NOT_FOUND, for another company's too */
    receiveItem: (kp: Kp, itemId: number): Promise<string> =>
      db.transaction(async (tx) => {
        const bills = creditBillService(tx);
        const item = await bills.item(itemId);
        const bill = item && (await bills.read(item.billId));
        if (item?.kind !== 'goods' || bill?.customerId !== kp.customerId) throw new MallError('CREDIT_BILL_ITEM_NOT_FOUND');
        if ((await bills.receive(bill.id, kp.kpId, itemId)) > 0)
          await bills.note(bill.id, `${await nameOf(tx, kp)}确认收货：订单${item.orderNumber}，${item.name}`);
        return bill.id;
      }),
  };
};
