import { type Fen, moneyText, yuan } from '../money/index.ts';

/** What a rule asks of an order. All that is said has to hold; a rule that says nothing is for every order (rule approval 9). */
export interface RuleConditions {
  /** More than so much is to be paid; null: whatever it is. */
  above: Fen | null;
  onAccount: boolean;
  /** Any of these categories, or what lies in them; empty: whatever it is. */
  categoryIds: readonly number[];
  /** Whose orders; null: everybody's. */
  department: string | null;
}
export interface ApprovalRule extends RuleConditions {
  id: number;
  name: string;
  isActive: boolean;
  /** Any one of them gives the word. */
  approverIds: readonly number[];
}

/** What of an order rules look at. */
export interface JudgedOrder {
  payable: Fen;
  isOnAccount: boolean;
  /** Of all lines, with the categories above them. */
  categoryIds: readonly number[];
  /** Of who buys; null: in none. */
  department: string | null;
}

export const mostRules = 50;
export const mostApprovers = 10;
/** The highest amount a rule or a budget can say. */
export const mostAmount: Fen = yuan(100_000_000);

/** Does this order need the word of this rule's approvers (rules approval 1, 9)? */
export function ruleFits(rule: Omit<ApprovalRule, 'id' | 'name' | 'approverIds'>, order: JudgedOrder): boolean {
  if (!rule.isActive) return false;
  if (rule.department !== null && rule.department !== order.department) return false;
  if (rule.above !== null && order.payable <= rule.above) return false;
  if (rule.onAccount && !order.isOnAccount) return false;
  return rule.categoryIds.length === 0 || rule.categoryIds.some((id) => order.categoryIds.includes(id));
}

/** Why an order waits, in the words its buyer and its approver read. @param categoryNames of the rule's categories that the order has */
export function ruleWords({ above, onAccount, department }: RuleConditions, payable: Fen, categoryNames: readonly string[] = []): string {
  const said = [
    ...(above === null ? [] : [`订单金额${moneyText(payable)}超过${moneyText(above)}`]),
    ...(onAccount ? ['使用账期支付'] : []),
    ...(categoryNames.length > 0 ? [`含“${categoryNames.join('、')}”类商品`] : []),
  ];
  if (said.length > 0) return said.join('，且');
  return department === null ? '公司规定所有订单须审批' : '公司规定该部门的订单须审批';
}
