import { agreementsOf } from '@mall/domain/content';
import Type from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { Paged, Pager } from '../call/paged.ts';
import { OrderInput, orderRefusals } from '../checkout/order-input.ts';
import { CheckoutConfirm } from '../checkout/shapes.ts';
import { approvalRuleCalls } from './rule-calls.ts';
import { ApprovalCard, ApprovalInfo, ApprovalOutlook, ApprovalStatus, ApprovalSubmitted } from './shapes.ts';

const Id = Type.String({ minLength: 1, maxLength: 40 });
const of = { body: Type.Object({ id: Id }) };
const Words = Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' });
const post = { method: 'POST', access: 'login' } as const;
/** Whoever answers sees the sum, and need not be allowed to order. */
const looks = { ...post, right: 'none', seePrices: 'required' } as const;
const answer = ['APPROVAL_NOT_FOUND', 'APPROVAL_STEP_REFUSED'] as const;
const answerOfOther = [...answer, 'APPROVAL_OWN_ORDER', 'APPROVAL_NOT_YOURS'] as const;
const said = { body: Type.Object({ id: Id, words: Words }) };

/** A colleague's word for an order (rules approval 1–3, 7–15). */
export const approvalCalls = {
  ...approvalRuleCalls,
  getOutlook: defineCall({
    ...{ ...looks, path: '/api/approval/GetOutlook', effect: 'read', summary: '确认订单页：该订单需要谁审批、为什么，以及预算还剩多少' },
    inSimulation: true,
    body: Type.Object({
      ...{ priceToken: OrderInput.properties.priceToken, paymentMethod: OrderInput.properties.paymentMethod },
      projectNumber: OrderInput.properties.projectNumber,
    }),
    ...{ response: ApprovalOutlook, refusals: ['CART_NOT_YOURS', 'CHECKOUT_EXPIRED'] },
  }),
  submit: defineCall({
    ...{ ...post, path: '/api/approval/Submit', effect: 'write', idempotent: true, agreements: agreementsOf.account },
    summary: '提交审批：与提交订单相同的内容；库存与价格保留24小时',
    body: Type.Object({
      ...OrderInput.properties,
      approvalId: Type.Optional({ ...Id, description: 'a request that was sent back: this is its new content' }),
    }),
    response: ApprovalSubmitted,
    refusals: [
      ...(['CART_NOT_YOURS', 'APPROVAL_NOT_NEEDED', 'APPROVAL_NOBODY', 'APPROVAL_NOT_FOUND', 'APPROVAL_STEP_REFUSED'] as const),
      ...orderRefusals.filter((reason) => reason !== 'APPROVAL_REQUIRED'),
    ],
  }),
  confirmApproval: defineCall({
    ...{ ...post, path: '/api/approval/ConfirmApproval', effect: 'write', alsoGet: true, summary: '退回修改的申请的确认订单页' },
    body: Type.Object({
      id: Id,
      quantities: Type.Optional(
        Type.String({ maxLength: 2000, pattern: '^\\d{1,4}(,\\d{1,4})*$', description: 'of each line, in their order; 0: without it' }),
      ),
      addressId: Type.Optional(Type.Integer({ minimum: 0 })),
      couponId: OrderInput.properties.couponId,
    }),
    response: CheckoutConfirm,
    refusals: ['APPROVAL_NOT_FOUND', 'APPROVAL_STEP_REFUSED', 'CHECKOUT_EMPTY'],
  }),
  getApprovals: defineCall({
    ...{ ...looks, path: '/api/approval/GetApprovals', effect: 'read', summary: '审批申请，最新在前' },
    inSimulation: true,
    body: Type.Object({
      box: Type.Enum(['waiting', 'mine', 'all'], { description: '待我审批 / 我提交的 / 全部（企业主管与审批人）' }),
      status: Type.Optional(ApprovalStatus),
      ...Pager.properties,
    }),
    response: Type.Object({ ...Paged(ApprovalCard).properties, waitingCount: Type.Integer() }),
  }),
  getApproval: defineCall({
    ...{
      method: 'GET',
      access: 'login',
      seePrices: 'required',
      path: '/api/approval/GetApproval',
      effect: 'read',
      summary: '一个审批申请',
    },
    inSimulation: true,
    query: Type.Object({ id: Id }),
    ...{ response: ApprovalInfo, refusals: ['APPROVAL_NOT_FOUND'] },
  }),
  approve: defineCall({
    ...{ ...looks, path: '/api/approval/Approve', effect: 'write', idempotent: true, summary: '同意：重新核对价格与库存，然后下单' },
    body: Type.Object({ id: Id, seen: Type.String({ minLength: 1, maxLength: 80, description: 'as GetApproval answered' }) }),
    response: ApprovalInfo,
    refusals: [
      ...answerOfOther,
      ...(['APPROVAL_CHANGED', 'APPROVAL_NOT_ORDERABLE', 'APPROVAL_NOBODY', 'CHECKOUT_PAYMENT_NOT_ALLOWED', 'STOCK_NOT_ENOUGH'] as const),
      ...(['PROMOTION_SOLD_OUT', 'SKU_NOT_FOUND', 'INQUIRY_NOT_QUOTED', 'INQUIRY_QUANTITY_TAKEN'] as const),
    ],
  }),
  sendBack: defineCall({
    ...{ ...looks, path: '/api/approval/SendBack', effect: 'write', idempotent: true, summary: '退回修改，并说明改什么' },
    ...{ ...said, response: ApprovalInfo, refusals: answerOfOther },
  }),
  rejectApproval: defineCall({
    ...{ ...looks, path: '/api/approval/RejectApproval', effect: 'write', idempotent: true, summary: '驳回，并说明原因' },
    ...{ ...said, response: ApprovalInfo, refusals: answerOfOther },
  }),
  withdraw: defineCall({
    ...{ ...post, right: 'none', ...of, path: '/api/approval/Withdraw', effect: 'write', idempotent: true, summary: '申请人撤回' },
    seePrices: 'blanked',
    ...{ response: ApprovalInfo, refusals: [...answer, 'APPROVAL_NOT_YOURS'] },
  }),
};
