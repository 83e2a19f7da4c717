import type { CreditBillCard, CreditBillDetails, CreditBillDispute, CreditBillItem } from '@mall/api-contract/credit-bill';
import {
  billMonth,
  creditBillItemKindNames,
  creditBillStateNames,
  type DisputeState,
  daysOverdue,
  disputableItems,
  disputeStateNames,
  isBillPayable,
  mostAdjustable,
  openOfBill,
} from '@mall/domain/credit-bill';
import { moneyText } from '@mall/domain/money';
import { paymentMethodNames } from '@mall/domain/payment';
import { displayMinute, shanghaiDate } from '@mall/domain/time';
import type { Database } from '../../database/database.ts';
import { accountService } from '../../modules/account/account.service.ts';
import { balanceService } from '../../modules/account/balance.service.ts';
import { creditBillService } from '../../modules/credit-bill/credit-bill.service.ts';
import type { CreditBillItemRow, CreditBillRow, DisputeRow } from '../../modules/credit-bill/credit-bill.types.ts';
import { aBill, paymentLedger } from '../../modules/payment/payment-ledger.ts';
import { bankAccount } from '../order-desk/index.ts';

/** Bills as lists show them. @param now UTC ISO text */
export async function billsView(db: Database, rows: readonly CreditBillRow[], now = new Date().toISOString()): Promise<CreditBillCard[]> {
  const disputes = await creditBillService(db).disputes(rows.map(({ id }) => id));
  return rows.map((row) => {
    const own = disputes.filter(({ billId }) => billId === row.id);
    const { id, billNumber, periodFrom, periodTo, dueOn, state, confirmBy, amount, paid, overdueAt } = row;
    const open = openOfBill(row);
    const isOverdue = overdueAt !== null && open > 0;
    return {
      ...{ id, billNumber, month: billMonth(periodTo), periodFrom, periodTo, dueOn, state, stateName: creditBillStateNames[state] },
      ...{ isOverdue, daysOverdue: isOverdue ? daysOverdue(dueOn, shanghaiDate(now)) : 0, confirmBy },
      ...{ amountFen: amount, paidFen: paid, openFen: open, amount: moneyText(amount), paid: moneyText(paid), open: moneyText(open) },
      ...{ disputes: own.length, openDisputes: own.filter(({ state: settled }) => settled === 'open').length },
    };
  });
}

/** What the buyer does next, in a sentence (rule credit-bill 26). */
function nextOf(row: CreditBillRow): string {
  const open = moneyText(openOfBill(row));
  const late = row.overdueAt !== null;
  const words = {
    toConfirm: `请核对明细并在 ${displayMinute(row.confirmBy)} 前确认；到期未确认将自动确认。有疑问的明细请在确认前提出异议。`,
    disputed: '异议处理中，客服会逐行调整或说明，期间无需还款。',
    toPay: `请在 ${row.dueOn} 前还款 ${open}，可全部或部分还款。`,
    partlyPaid: late ? `已过还款日 ${row.dueOn}，请尽快还清剩余 ${open}，还清后账期恢复使用。` : `请在 ${row.dueOn} 前还清剩余 ${open}。`,
    overdue: `已过还款日 ${row.dueOn}，请尽快还款 ${open}；还清前不能使用账期下单。`,
    paid: '账单已还清，无需操作。',
  } as const;
  return words[row.state];
}

const disputesView = async (
  db: Database,
  row: CreditBillRow,
  items: readonly CreditBillItemRow[],
  disputes: readonly DisputeRow[],
): Promise<CreditBillDispute[]> => {
  const people = new Map<number, string>();
  for (const kpId of new Set(disputes.map((one) => one.kpId))) people.set(kpId, (await accountService(db).facts(kpId)).contactName);
  const billed = await creditBillService(db).billed([...new Set(items.map(({ orderId }) => orderId))]);
  return disputes.map(({ itemId, kpId, reason, state, adjusted, answer, at, settledAt }) => {
    const item = items.find(({ id }) => id === itemId)!;
    const left = billed.find(({ orderId, lineId }) => orderId === item.orderId && lineId === item.lineId)?.amount ?? 0;
    const most = state === 'open' ? mostAdjustable({ amount: item.amount, takenOff: Math.max(0, item.amount - left) }, openOfBill(row)) : 0;
    return {
      ...{ itemId, orderNumber: item.orderNumber, name: item.name, amountFen: item.amount, amount: moneyText(item.amount), reason },
      ...{ contactName: people.get(kpId) ?? '', state, stateName: disputeStateNames[state as DisputeState] },
      ...{ adjustedFen: adjusted, adjusted: moneyText(adjusted), answer, at, settledAt: settledAt ?? '', mostFen: most },
    };
  });
};

/** Lines of a bill as they are shown. @param disputed what was disputed of them */
export function itemsView(row: CreditBillRow, items: readonly CreditBillItemRow[], disputed: readonly number[]): CreditBillItem[] {
  const may = row.state === 'toConfirm' ? disputableItems(items, disputed) : new Set<number>();
  return items.map(
    ({ id, kind, orderId, orderNumber, projectNumber, contactName, skuNumber, name, unit, quantity, amount, receivedAt }) => ({
      ...{ id, kind, kindName: creditBillItemKindNames[kind], orderId, orderNumber, projectNumber, contactName, skuNumber, name, unit },
      ...{ quantity, amountFen: amount, amount: moneyText(amount), receivedAt: receivedAt ?? '' },
      ...{ canDispute: may.has(id), canReceive: kind === 'goods' && receivedAt === null },
    }),
  );
}

/** One bill, whole. */
export async function billDetails(db: Database, row: CreditBillRow): Promise<CreditBillDetails> {
  const bills = creditBillService(db);
  const [[card], items, disputes, payments, history, balance, names] = await Promise.all([
    billsView(db, [row]),
    bills.items(row.id),
    bills.disputes([row.id]),
    paymentLedger(db).received(aBill(row.id)),
    bills.events(row.id),
    balanceService(db).state(row.customerId),
    accountService(db).companyNames([row.customerId]),
  ]);
  const ids = disputes.map(({ itemId }) => itemId);
  return {
    ...card!,
    ...{
      customerName: names.get(row.customerId) ?? '',
      confirmedAt: row.confirmedAt ?? '',
      settledAt: row.settledAt ?? '',
      next: nextOf(row),
    },
    canConfirm: row.state === 'toConfirm',
    canDispute: row.state === 'toConfirm' && disputableItems(items, ids).size > 0,
    canPay: isBillPayable(row),
    canReceive: items.some(({ kind, receivedAt }) => kind === 'goods' && receivedAt === null),
    disputed: await disputesView(db, row, items, disputes),
    payments: payments.map(({ method, amount, reference, paidAt }) => ({
      ...{ methodName: paymentMethodNames[method], amountFen: amount, amount: moneyText(amount), at: paidAt },
      reference: method === 'balance' ? '' : reference,
    })),
    history,
    transferTo: { ...bankAccount, remark: row.billNumber },
    ...{ balanceFen: balance.amount, freePaymentLimitFen: balance.freePaymentLimit, hasPaymentPassword: balance.hasPaymentPassword },
  };
}
