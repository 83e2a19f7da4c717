export { aCreditLine } from './a-credit-line.ts';
export { billDay, billPeriod } from './bill-period.ts';
export { type CreditLine, creditStatusNames, isCreditApprovable, isCreditEnabled, isCreditOpen } from './credit-line.ts';
export { type DrawdownDecision, decideDrawdown } from './decide-drawdown.ts';
