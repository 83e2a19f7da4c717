import { lastClosingDay, openOfBill, remindDaysAfter, remindDaysBefore } from '@mall/domain/credit-bill';
import { addDays, shanghaiDate } from '@mall/domain/time';
import type { Database } from '../../database/database.ts';
import { creditBillService } from '../../modules/credit-bill/credit-bill.service.ts';
import type { CreditBillRow } from '../../modules/credit-bill/credit-bill.types.ts';
import { closeBills } from './close-bills.ts';
import { afterChange, followBills, holdBill } from './hold-bill.ts';
import { tellManagers } from './tell-managers.ts';

const atOnce = 200;

/** What happens to bills by the clock (rules credit-bill 2, 8, 15, 24). Every step may run again, and in two processes at once: it looks again under the lock. */
export const billClock = (db: Database) => {
  /** One bill, one transaction. @returns how many it was done to */
  const each = async (found: readonly CreditBillRow[], work: (tx: Database, bill: CreditBillRow) => Promise<boolean>) => {
    let count = 0;
    for (const { id } of found) if (await db.transaction(async (tx) => work(tx, await holdBill(tx, id)))) count += 1;
    return count;
  };
  return {
    /** Closes the period that ended last, where it isn't closed. */
    close: (now = new Date().toISOString()) => closeBills(db, lastClosingDay(now), now),

    async confirmOverdue(now = new Date().toISOString()): Promise<number> {
      return each(await creditBillService(db).unconfirmed(now, atOnce), async (tx, bill) => {
        if (bill.state !== 'toConfirm' || bill.confirmBy > now) return false;
        await afterChange(tx, await creditBillService(tx).step(bill, 'confirm', '到期未确认，系统自动确认', { confirmedAt: now }));
        return true;
      });
    },

    /** The due day has ended: the bill is overdue, and the account 30. */
    async fallDue(now = new Date().toISOString()): Promise<number> {
      const today = shanghaiDate(now);
      return each(await creditBillService(db).fallenDue(today, atOnce), async (tx, bill) => {
        if (!['toPay', 'partlyPaid'].includes(bill.state) || bill.overdueAt !== null || bill.dueOn >= today) return false;
        const late = await creditBillService(tx).step(bill, 'fallDue', '超过还款日未还清，账单逾期', { overdueAt: now });
        await followBills(tx, late);
        const { id, billNumber, dueOn } = late;
        await tellManagers(tx, late, 'creditBillOverdue', { id, billNumber, dueOn, open: openOfBill(late) });
        return true;
      });
    },

    /** Reminds some days before the due day, and every week after it. */
    async remind(now = new Date().toISOString()): Promise<number> {
      const today = shanghaiDate(now);
      const again = addDays(today, -remindDaysAfter);
      return each(await creditBillService(db).toRemind(addDays(today, remindDaysBefore), again, atOnce), async (tx, bill) => {
        const isReminded = bill.remindedOn !== null && bill.remindedOn > again;
        if (isReminded || openOfBill(bill) === 0) return false;
        await creditBillService(tx).reminded(bill.id, today);
        const { id, billNumber, dueOn } = bill;
        await tellManagers(tx, bill, 'creditBillDue', { id, billNumber, dueOn, open: openOfBill(bill) }, today);
        return true;
      });
    },
  };
};
