export { aCreditLine } from './a-credit-line.ts';
export { billDay, billPeriod } from './bill-period.ts';
export { availableCredit, type CreditLine, drawableCredit, isCreditScarce, percentUsed, usedCredit } from './credit-line.ts';
export { type DrawdownDecision, decideDrawdown } from './decide-drawdown.ts';
export { creditLimitFen } from './limit.ts';
export {
  type CreditStatus,
  canCertify,
  creditStatusCode,
  creditStatuses,
  creditStatusNames,
  creditStatusOf,
  hasAppliedForCredit,
  isCreditApprovable,
  isCreditEnabled,
  isCreditMenuOpen,
  isCreditOpen,
  showsCreditFigures,
} from './status.ts';
