import type { Fen } from '../money/index.ts';

/** States of a bill (rule credit-bill 1). 未出账 is the running period, which has no bill yet. */
export const creditBillStates = ['toConfirm', 'disputed', 'toPay', 'partlyPaid', 'paid', 'overdue'] as const;
export type CreditBillState = (typeof creditBillStates)[number];

export const creditBillStateNames: Readonly<Record<CreditBillState, string>> = {
  toConfirm: '待确认',
  disputed: '异议中',
  toPay: '待还款',
  partlyPaid: '部分还款',
  paid: '已还清',
  overdue: '已逾期',
};

/** What happens to a bill: the buyer or time confirms, lines are disputed, the last dispute is settled, money came in, goods came back, the due day ended. */
export type CreditBillEvent = 'confirm' | 'dispute' | 'settle' | 'takeMoney' | 'reduce' | 'fallDue';

export interface CreditBillSums {
  state: CreditBillState;
  amount: Fen;
  paid: Fen;
}

/** What is still to be paid. */
export const openOfBill = ({ amount, paid }: Pick<CreditBillSums, 'amount' | 'paid'>): Fen => amount - paid;

/** May money come in for it (rule credit-bill 20)? */
export const isBillPayable = ({ state, amount, paid }: CreditBillSums): boolean =>
  ['toPay', 'partlyPaid', 'overdue'].includes(state) && amount > paid;

const from: Readonly<Record<CreditBillEvent, readonly CreditBillState[]>> = {
  confirm: ['toConfirm'],
  dispute: ['toConfirm'],
  settle: ['disputed'],
  takeMoney: ['toPay', 'partlyPaid', 'overdue'],
  reduce: ['toConfirm', 'disputed', 'toPay', 'partlyPaid', 'overdue'],
  fallDue: ['toPay', 'partlyPaid'],
};

/**
 * Where an event leads a bill, its sums as they are afterwards (rule credit-bill 1); undefined where it can't happen.
 * @param mayDisputeMore of `settle`: there are lines that nobody disputed yet, so the buyer is asked again
 */
export function afterBillEvent(bill: CreditBillSums, event: CreditBillEvent, mayDisputeMore = false): CreditBillState | undefined {
  if (!from[event].includes(bill.state)) return undefined;
  const isSettled = openOfBill(bill) === 0;
  if (event === 'dispute') return 'disputed';
  if (event === 'fallDue') return isSettled ? undefined : 'overdue';
  if (event === 'settle' && mayDisputeMore) return 'toConfirm';
  if (event === 'confirm' || event === 'settle') return isSettled ? 'paid' : 'toPay';
  if (event === 'takeMoney') return isSettled ? 'paid' : 'partlyPaid';
  return isSettled && isBillPayableState(bill.state) ? 'paid' : bill.state;
}
const isBillPayableState = (state: CreditBillState) => ['toPay', 'partlyPaid', 'overdue'].includes(state);
