import { budgetKinds, budgetPeriods, mostAmount, mostApprovers } from '@mall/domain/approval';
import Type, { type Static } from 'typebox';

const KpId = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
const Fen = Type.Integer({ minimum: 1, maximum: mostAmount });
const Department = Type.String({ minLength: 1, maxLength: 50 });
const person = { kpId: Type.Integer(), name: Type.String() };

/** A colleague, as rules and budgets name them. */
export const ApprovalPerson = Type.Object({
  ...person,
  department: Type.String({ description: '"" in none' }),
  isEnabled: Type.Boolean({ description: 'false: left or disabled meanwhile, and asked for nothing any more' }),
});
export type ApprovalPerson = Static<typeof ApprovalPerson>;

/** What a rule says: all of it has to hold (rule approval 9). */
export const RuleInput = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 40 }),
  isActive: Type.Boolean(),
  aboveFen: Type.Union([Type.Null(), Type.Integer({ minimum: 0, maximum: mostAmount })], { description: 'null: whatever the sum is' }),
  onAccount: Type.Boolean({ description: 'true: of orders on account' }),
  categoryIds: Type.Array(Type.Integer({ minimum: 1, maximum: 2_147_483_647 }), { maxItems: 50, description: 'empty: whatever it is' }),
  department: Type.Union([Type.Null(), Department], { description: 'null: of everybody' }),
  approverIds: Type.Array(KpId, { minItems: 1, maxItems: mostApprovers, description: 'any one of them gives the word' }),
});
export type RuleInput = Static<typeof RuleInput>;

export const ApprovalRuleView = Type.Object({
  id: Type.Integer(),
  ...RuleInput.properties,
  categoryNames: Type.Array(Type.String()),
  approvers: Type.Array(ApprovalPerson),
  words: Type.String({ description: 'what it says, to read' }),
});
export type ApprovalRuleView = Static<typeof ApprovalRuleView>;

/** Who stands in for somebody; days of Shanghai, both included. */
export const DeputyView = Type.Object({
  deputyId: Type.Integer(),
  deputyName: Type.String(),
  fromDay: Type.String({ description: '2026-11-23' }),
  untilDay: Type.String(),
});
export type DeputyView = Static<typeof DeputyView>;

export const BudgetInput = Type.Object({
  kind: Type.Enum([...budgetKinds]),
  target: Type.String({ minLength: 1, maxLength: 50, description: 'the project number, or the department' }),
  period: Type.Enum([...budgetPeriods], { description: 'a month of Shanghai, or in all' }),
  amountFen: Fen,
  ownerId: KpId,
  isActive: Type.Boolean(),
});
export type BudgetInput = Static<typeof BudgetInput>;

export const BudgetView = Type.Object({
  id: Type.Integer(),
  ...BudgetInput.properties,
  kindName: Type.String(),
  periodName: Type.String(),
  ownerName: Type.String(),
  usedFen: Type.Integer({ description: 'placed less cancelled and refunded, in the running month or in all' }),
  leftFen: Type.Integer({ description: 'below zero where more was allowed' }),
  amount: Type.String(),
  used: Type.String(),
  left: Type.String(),
});
export type BudgetView = Static<typeof BudgetView>;
