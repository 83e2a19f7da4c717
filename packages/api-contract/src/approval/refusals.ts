import Type from 'typebox';
import type { Refusal } from '../call/refusal.ts';
import { CheckoutDifference } from '../checkout/shapes.ts';
import { ApprovalNeed } from './shapes.ts';

const differences = Type.Array(CheckoutDifference);

/** Approvals and budgets: 730xx. */
export const approvalRefusals = {
  APPROVAL_REQUIRED: {
    code: 73001,
    message: '该订单需要审批，请确认后提交审批',
    details: Type.Object({ needs: Type.Array(ApprovalNeed, { description: 'show them, and call Submit' }) }),
  },
  APPROVAL_NOT_NEEDED: { code: 73002, message: '该订单无需审批，请直接提交订单' },
  APPROVAL_NOBODY: { code: 73003, message: '没有可以审批该订单的同事，请联系企业主管设置审批人' },
  APPROVAL_NOT_FOUND: { code: 73004, message: '没有找到该审批申请', status: 404 },
  APPROVAL_OWN_ORDER: { code: 73005, message: '不能审批自己的订单', status: 403 },
  APPROVAL_NOT_YOURS: { code: 73006, message: '您不是该申请的审批人', status: 403 },
  APPROVAL_STEP_REFUSED: {
    code: 73007,
    message: '该申请当前状态不能这样处理，请刷新后查看',
    details: Type.Object({ status: Type.String(), statusName: Type.String() }),
  },
  APPROVAL_CHANGED: {
    code: 73008,
    message: '金额、商品或预算有变化，请核对后重新确认',
    details: Type.Object({ differences, payableFen: Type.Integer({ description: 'as it is now' }) }),
  },
  APPROVAL_NOT_ORDERABLE: {
    code: 73009,
    message: '部分商品已不能下单，请退回给申请人修改',
    details: Type.Object({ differences }),
  },
  APPROVAL_ALREADY_SUBMITTED: {
    code: 73010,
    message: '这些商品已提交审批',
    details: Type.Object({ id: Type.String(), approvalNumber: Type.String() }),
  },
  APPROVAL_PERSON_INVALID: { code: 73011, message: '请选择本企业的同事' },
  APPROVAL_RULE_NOT_FOUND: { code: 73012, message: '没有找到该审批规则', status: 404 },
  BUDGET_NOT_FOUND: { code: 73014, message: '没有找到该预算', status: 404 },
  BUDGET_TAKEN: { code: 73015, message: '该项目或部门已有同一周期的预算' },
  APPROVAL_CHANGE_REFUSED: {
    code: 73016,
    message: '按企业规定，这样修改需要审批',
    details: Type.Object({ needs: Type.Array(ApprovalNeed) }),
  },
  APPROVAL_DEPUTY_INVALID: { code: 73018, message: '请选择其他同事作代理人，开始日期不能晚于结束日期' },
  APPROVAL_TOO_MANY: { code: 73019, message: '数量已达上限，请先删除不用的' },
  APPROVAL_CATEGORY_INVALID: { code: 73020, message: '所选类目不存在，请重新选择' },
} as const satisfies Record<string, Refusal>;
