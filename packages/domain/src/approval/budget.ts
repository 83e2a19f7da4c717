import { type Fen, moneyText } from '../money/index.ts';
import { shanghaiDate } from '../time/index.ts';

export const budgetKinds = ['project', 'department'] as const;
export type BudgetKind = (typeof budgetKinds)[number];
export const budgetKindNames: Readonly<Record<BudgetKind, string>> = { project: '项目', department: '部门' };

export const budgetPeriods = ['month', 'whole'] as const;
export type BudgetPeriod = (typeof budgetPeriods)[number];
export const budgetPeriodNames: Readonly<Record<BudgetPeriod, string>> = { month: '每月', whole: '合计' };

export const mostBudgets = 200;

/** A budget with what was used of it (rules approval 4, 5). */
export interface BudgetState {
  name: string;
  period: BudgetPeriod;
  amount: Fen;
  used: Fen;
}

/** '2026-11': the month of the mall's day. */
export const budgetMonth = (at: string): string => shanghaiDate(at).slice(0, 7);

/** What can still be ordered without the owner's word; below zero where more was allowed. */
export const leftOf = ({ amount, used }: Pick<BudgetState, 'amount' | 'used'>): Fen => amount - used;

/** Does an order of so much fit (rule approval 6)? What costs nothing always does. */
export const fitsBudget = (budget: Pick<BudgetState, 'amount' | 'used'>, payable: Fen): boolean =>
  payable <= 0 || payable <= leftOf(budget);

/** Why an order that doesn't fit waits for the budget's owner. */
export const overBudgetWords = (budget: BudgetState, payable: Fen): string =>
  `“${budget.name}”${budget.period === 'month' ? '本月' : ''}预算${moneyText(budget.amount)}，还剩${moneyText(Math.max(0, leftOf(budget)))}，本单${moneyText(payable)}，超出${moneyText(payable - leftOf(budget))}`;
