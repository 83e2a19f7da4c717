import type { BudgetInput, BudgetView } from '@mall/api-contract/approval';
import { budgetKindNames, budgetMonth, budgetPeriodNames, leftOf, mostBudgets } from '@mall/domain/approval';
import { moneyText } from '@mall/domain/money';
import { startOfShanghaiDay } from '@mall/domain/time';
import type { Database } from '../../database/database.ts';
import type { Kp } from '../../http/caller.ts';
import { MallError } from '../../http/mall-error.ts';
import { type BudgetRow, budgetRepository, type SpendingRow } from './budget.repository.ts';
import { companyPeople } from './company-people.ts';

/** A budget, its name to read, and what was used of it. */
export interface UsedBudget extends BudgetRow {
  name: string;
  used: number;
}

const nameOf = ({ kind, target }: BudgetRow) => (kind === 'project' ? `项目${target}` : target);

/** Budgets by project number or department, and what orders count (rules approval 4–6, 16–18). */
export const budgetService = (db: Database) => {
  const budgets = budgetRepository(db);
  const withUse = async (rows: readonly BudgetRow[], except: string, now: string): Promise<UsedBudget[]> => {
    const used = await budgets.used(rows, startOfShanghaiDay(`${budgetMonth(now)}-01`), except);
    return rows.map((row) => ({ ...row, name: nameOf(row), used: used.get(row.id) ?? 0 }));
  };

  return {
    all: (customerId: number): Promise<BudgetRow[]> => budgets.of(customerId),

    /** The budgets an order counts to. @param holds until the transaction ends */
    async about(
      order: { customerId: number; projectNumber: string; department: string; orderId?: string },
      holds: boolean,
      now = new Date().toISOString(),
    ): Promise<UsedBudget[]> {
      const rows = await budgets.about(order.customerId, order.projectNumber, order.department, holds);
      return withUse(rows, order.orderId ?? '', now);
    },

    /** What a placed order counts, from the very transaction that places it. */
    spend: async (spent: SpendingRow): Promise<void> => void (await budgets.spend(spent)),
    /** An order was cancelled, refunded, or changed. @param amount what it comes to now, in fen */
    async recount(orderId: string, amount: number, projectNumber: string): Promise<void> {
      await budgets.recount(orderId, { amount: Math.max(0, amount), projectNumber });
    },

    async list(kp: Kp, now = new Date().toISOString()): Promise<BudgetView[]> {
      const names = await companyPeople(db, kp.customerId);
      return (await withUse(await budgets.of(kp.customerId), '', now)).map((one) => budgetView(one, names.get(one.ownerId)?.name ?? ''));
    },
    views: async (customerId: number, used: readonly UsedBudget[]): Promise<BudgetView[]> => {
      if (used.length === 0) return [];
      const names = await companyPeople(db, customerId);
      return used.map((one) => budgetView(one, names.get(one.ownerId)?.name ?? ''));
    },

    /** @throws {MallError} APPROVAL_PERSON_INVALID, BUDGET_NOT_FOUND, BUDGET_TAKEN, APPROVAL_TOO_MANY */
    async save(kp: Kp, id: number | undefined, { target, amountFen, ...input }: BudgetInput): Promise<BudgetView> {
      if (!(await companyPeople(db, kp.customerId)).has(input.ownerId)) throw new MallError('APPROVAL_PERSON_INVALID');
      const budget = { ...input, target: target.trim(), amount: amountFen };
      const all = await budgets.of(kp.customerId);
      if (id !== undefined && !all.some((one) => one.id === id)) throw new MallError('BUDGET_NOT_FOUND');
      if (id === undefined && all.length >= mostBudgets) throw new MallError('APPROVAL_TOO_MANY');
      const same = await budgets.sameAs(kp.customerId, budget);
      if (same !== undefined && same !== id) throw new MallError('BUDGET_TAKEN');
      const saved = id ?? (await budgets.insert(kp.customerId, budget));
      if (saved === undefined) throw new MallError('BUDGET_TAKEN');
      if (id !== undefined && !(await budgets.update(kp.customerId, id, budget))) throw new MallError('BUDGET_NOT_FOUND');
      return (await budgetService(db).list(kp)).find((one) => one.id === saved)!;
    },
    /** @throws {MallError} BUDGET_NOT_FOUND */
    async remove(kp: Kp, id: number): Promise<void> {
      if (!(await budgets.remove(kp.customerId, id))) throw new MallError('BUDGET_NOT_FOUND');
    },
  };
};

const budgetView = (row: UsedBudget, ownerName: string): BudgetView => {
  const { id, kind, target, period, amount, ownerId, isActive, used } = row;
  const left = leftOf(row);
  return {
    ...{ id, kind, target, period, ownerId, ownerName, isActive, amountFen: amount, usedFen: used, leftFen: left },
    ...{ kindName: budgetKindNames[kind], periodName: budgetPeriodNames[period] },
    ...{ amount: moneyText(amount), used: moneyText(used), left: moneyText(left) },
  };
};
