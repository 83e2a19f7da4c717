import type { ApprovalNeed } from '@mall/api-contract/approval';
import { type BudgetState, type Deputy, fitsBudget, overBudgetWords, ruleFits, ruleWords, whoMayAnswer } from '@mall/domain/approval';
import type { Database } from '../../database/database.ts';
import { skuRows } from '../product/sku-rows.ts';
import { approvalRuleRepository, type RuleRow } from './approval-rule.repository.ts';
import type { BudgetRow } from './budget.repository.ts';
import { budgetService, type UsedBudget } from './budget.service.ts';
import { type Colleague, companyPeople } from './company-people.ts';

/** What of an order decides whose word it needs. */
export interface OrderToJudge {
  customerId: number;
  /** Who buys, and who submits it: another where a manager orders a colleague's cart. */
  kpId: number;
  submittedBy: number;
  /** Fen. */
  payable: number;
  isOnAccount: boolean;
  projectNumber: string;
  skus: readonly string[];
  /** A placed order that is judged as it would be: what it counts already isn't counted. */
  orderId?: string;
}

/** A word that an order needs. `asked`: who may give it; empty where there is nobody. */
export interface Need {
  key: string;
  name: string;
  why: string;
  asked: number[];
}

/** The words for a need, as a buyer reads them. */
export type NeedsOf = { needs: Need[]; budgets: UsedBudget[]; department: string; people: Map<number, Colleague> };

export const stateOf = ({ name, period, amount, used }: UsedBudget): BudgetState => ({ name, period, amount, used });

/** Whose word orders need (rules approval 1, 6, 9, 10). */
export const approvalNeeds = (db: Database) => {
  const rules = approvalRuleRepository(db);
  const judgedSkus = async (skus: readonly string[], among: readonly RuleRow[]): Promise<number[]> =>
    among.some(({ isActive, categoryIds }) => isActive && categoryIds.length > 0)
      ? [...new Set((await skuRows(db).places([...new Set(skus)])).flatMap(({ categoryIds }) => categoryIds))]
      : [];

  return {
    /** @param holds the budgets it counts to, until the transaction ends: two orders never both take what is left once */
    async of(order: OrderToJudge, { holds }: { holds: boolean }, now = new Date().toISOString()): Promise<NeedsOf> {
      const people = await companyPeople(db, order.customerId);
      const department = people.get(order.kpId)?.department ?? '';
      const said = await rules.of(order.customerId);
      const budgets = await budgetService(db).about({ ...order, department }, holds, now);
      const categoryIds = await judgedSkus(order.skus, said);
      const judged = { payable: order.payable, isOnAccount: order.isOnAccount, categoryIds, department };
      const fitting = said.filter((rule) => ruleFits(rule, judged));
      const over = budgets.filter((budget) => !fitsBudget(budget, order.payable));
      const deputies = fitting.length + over.length > 0 ? await rules.deputies(order.customerId) : [];
      const ask = askedOf(people, deputies, [order.kpId, order.submittedBy], now);
      return {
        needs: [
          ...fitting.map((rule) => ({
            ...{ key: `rule:${rule.id}`, name: rule.name, asked: ask(rule.approverIds) },
            why: ruleWords(rule, order.payable, namesOf(rule, categoryIds)),
          })),
          ...over.map((budget) => ({
            ...{ key: `budget:${budget.id}`, name: budget.name, asked: ask([budget.ownerId]) },
            why: overBudgetWords(stateOf(budget), order.payable),
          })),
        ],
        ...{ budgets, department, people },
      };
    },

    /**
     * Who may answer needs that were kept with a request, as rules, budgets, deputies and people are now: of a rule that is gone, whoever manages.
     * @param request whose own word never counts
     */
    async answerers(customerId: number, now = new Date().toISOString()) {
      const [people, said, budgets, deputies] = await Promise.all([
        companyPeople(db, customerId),
        rules.of(customerId),
        budgetService(db).all(customerId),
        rules.deputies(customerId),
      ]);
      const named = new Map<string, readonly number[]>([
        ...said.map((rule): [string, readonly number[]] => [`rule:${rule.id}`, rule.isActive ? rule.approverIds : []]),
        ...budgets.map((budget: BudgetRow): [string, readonly number[]] => [`budget:${budget.id}`, [budget.ownerId]]),
      ]);
      return {
        people,
        mayAnswer: (key: string, request: { kpId: number; submittedBy: number }): number[] =>
          askedOf(people, deputies, [request.kpId, request.submittedBy], now)(named.get(key) ?? []),
      };
    },
  };
};

const askedOf = (people: ReadonlyMap<number, Colleague>, deputies: readonly Deputy[], own: readonly number[], now: string) => {
  const managers = [...people.values()].filter(({ mayManage }) => mayManage).map(({ kpId }) => kpId);
  const enabled = new Set([...people.values()].filter(({ mayAnswer }) => mayAnswer).map(({ kpId }) => kpId));
  return (named: readonly number[]): number[] => whoMayAnswer({ named, managers, enabled, deputies, own }, now);
};

const namesOf = ({ categoryIds, categoryNames }: RuleRow, ordered: readonly number[]): string[] =>
  categoryIds.flatMap((id, at) => (ordered.includes(id) ? [categoryNames[at] ?? ''] : []));

/** As a screen shows needs. */
export const needViews = (needs: readonly Need[], people: ReadonlyMap<number, Colleague>): ApprovalNeed[] =>
  needs.map(({ key, name, why, asked }) => ({ key, name, why, askedNames: asked.map((id) => people.get(id)?.name ?? '') }));
