import {
  availableCredit,
  billDay,
  creditStatusCode,
  creditStatusNames,
  creditStatusOf,
  isCreditEnabled,
  isCreditOpen,
} from '@mall/domain/credit';
import { type Fen, moneyText, yuan } from '@mall/domain/money';
import type { CreditAccount, CreditUses } from './credit-calls.ts';

/** A credit account as the API shows it, for tests: enabled, ¥1,000 with nothing used. */
export function aCreditAccount({
  limit = yuan(1000),
  used = 0,
  status: code = creditStatusCode('enabled'),
}: {
  limit?: Fen;
  used?: Fen;
  status?: number;
} = {}): CreditAccount {
  const available = availableCredit({ limit, used });
  const status = creditStatusOf(code);
  return {
    creditStatus: code,
    creditStatusName: creditStatusNames[status],
    isCreditOpen: isCreditOpen(status),
    isCreditEnabled: isCreditEnabled(status),
    limitFen: limit,
    usedFen: used,
    availableFen: available,
    limitAmount: moneyText(limit),
    usedAmount: moneyText(used),
    availableAmount: moneyText(available),
    billDay,
    dueDay: billDay,
  };
}

/** What makes up the use, for tests: one order for each amount, and unpaid bills. */
export function creditUses(amounts: Fen[] = [], unpaidBills: Fen = 0): CreditUses {
  const unbilled = amounts.reduce((sum, amount) => sum + amount, 0);
  return {
    periodFrom: '2026-10-26',
    periodTo: '2026-11-25',
    dueOn: '2026-12-25',
    notYetBilledFen: unbilled,
    unpaidBillsFen: unpaidBills,
    notYetBilledAmount: moneyText(unbilled),
    unpaidBillsAmount: moneyText(unpaidBills),
    pageIndex: 1,
    pageSize: 20,
    total: amounts.length,
    items: amounts.map((amount, at) => ({
      id: at + 1,
      orderId: `o-${at + 1}`,
      orderNumber: `SO20261120-00000${at + 1}`,
      contactName: '王建国',
      at: '2026-11-20T07:04:05.000Z',
      amountFen: amount,
      amount: moneyText(amount),
      orderStatusName: '待发货',
    })),
  };
}
