import Type from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { ApprovalPerson, ApprovalRuleView, BudgetInput, BudgetView, DeputyView, RuleInput } from './rule-shapes.ts';

const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
const Day = Type.String({ pattern: '^20\\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$' });
const read = { method: 'GET', access: 'login', effect: 'read' } as const;
const write = { method: 'POST', access: 'login', effect: 'write' } as const;
const manages = { ...write, right: 'manage' } as const;
const Ok = Type.Object({ isDone: Type.Boolean() });

/** A company's rules, deputies and budgets (rules approval 4, 9, 10, 16). */
export const approvalRuleCalls = {
  getApprovalRules: defineCall({
    ...{ ...read, inSimulation: true, seePrices: 'blanked' },
    path: '/api/approval/GetApprovalRules',
    summary: '企业的审批规则',
    response: Type.Object({ rules: Type.Array(ApprovalRuleView), mayManage: Type.Boolean() }),
  }),
  getApprovalPeople: defineCall({
    ...read,
    inSimulation: true,
    path: '/api/approval/GetApprovalPeople',
    summary: '可选的审批人、部门，以及本人的代理人',
    response: Type.Object({
      people: Type.Array(ApprovalPerson),
      departments: Type.Array(Type.String()),
      deputy: Type.Union([DeputyView, Type.Null()]),
      mayManage: Type.Boolean(),
    }),
  }),
  saveApprovalRule: defineCall({
    ...{ ...manages, seePrices: 'blanked' },
    path: '/api/approval/SaveApprovalRule',
    summary: '新增或修改审批规则',
    body: Type.Object({ id: Type.Optional(Id), ...RuleInput.properties }),
    response: ApprovalRuleView,
    refusals: ['APPROVAL_RULE_NOT_FOUND', 'APPROVAL_PERSON_INVALID', 'APPROVAL_CATEGORY_INVALID', 'APPROVAL_TOO_MANY'],
  }),
  removeApprovalRule: defineCall({
    ...manages,
    path: '/api/approval/RemoveApprovalRule',
    summary: '删除审批规则；待审批的申请由企业主管处理',
    body: Type.Object({ id: Id }),
    response: Ok,
    refusals: ['APPROVAL_RULE_NOT_FOUND'],
  }),
  saveApprovalDeputy: defineCall({
    ...{ ...write, right: 'none' },
    path: '/api/approval/SaveApprovalDeputy',
    summary: '外出时由谁代为审批；不填代理人即取消',
    body: Type.Object({ deputyId: Type.Union([Id, Type.Null()]), fromDay: Day, untilDay: Day }),
    response: Type.Object({ deputy: Type.Union([DeputyView, Type.Null()]) }),
    refusals: ['APPROVAL_DEPUTY_INVALID', 'APPROVAL_PERSON_INVALID'],
  }),
  getBudgets: defineCall({
    ...{ ...read, seePrices: 'required' },
    inSimulation: true,
    path: '/api/approval/GetBudgets',
    summary: '项目与部门预算，及其已用和剩余',
    response: Type.Object({ budgets: Type.Array(BudgetView), mayManage: Type.Boolean() }),
  }),
  saveBudget: defineCall({
    ...manages,
    seePrices: 'blanked',
    path: '/api/approval/SaveBudget',
    summary: '新增或修改预算',
    body: Type.Object({ id: Type.Optional(Id), ...BudgetInput.properties }),
    response: BudgetView,
    refusals: ['BUDGET_NOT_FOUND', 'BUDGET_TAKEN', 'APPROVAL_PERSON_INVALID', 'APPROVAL_TOO_MANY'],
  }),
  removeBudget: defineCall({
    ...manages,
    path: '/api/approval/RemoveBudget',
    summary: '删除预算',
    body: Type.Object({ id: Id }),
    response: Ok,
    refusals: ['BUDGET_NOT_FOUND'],
  }),
};
