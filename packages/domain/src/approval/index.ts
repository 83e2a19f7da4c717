export { approvalNumber } from './approval-number.ts';
export { type Asked, type Deputy, whoMayAnswer } from './approvers.ts';
export {
  type BudgetKind,
  type BudgetPeriod,
  type BudgetState,
  budgetKindNames,
  budgetKinds,
  budgetMonth,
  budgetPeriodNames,
  budgetPeriods,
  fitsBudget,
  leftOf,
  mostBudgets,
  overBudgetWords,
} from './budget.ts';
export { keptHours, keptUntil, lapseHours, lapsesAt } from './deadlines.ts';
export {
  type ApprovalRule,
  type JudgedOrder,
  mostAmount,
  mostApprovers,
  mostRules,
  type RuleConditions,
  ruleFits,
  ruleWords,
} from './rule.ts';
export { type ApprovalStatus, approvalStatuses, approvalStatusNames, canMove, isOpenRequest } from './status.ts';
