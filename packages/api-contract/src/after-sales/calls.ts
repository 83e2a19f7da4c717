import Type from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { Paged, Pager } from '../call/paged.ts';
import {
  AfterSalesCard,
  AfterSalesInfo,
  AfterSalesKind,
  AfterSalesReasonId,
  AfterSalesStatus,
  ClaimableOrder,
  ReceiveAddress,
} from './shapes.ts';
import { staffAfterSalesCalls } from './staff-calls.ts';
import { staffIssueCalls } from './staff-issue-calls.ts';
import { workflowCalls } from './workflow-calls.ts';

const Id = Type.String({ minLength: 1, maxLength: 40 });
const byPost = { method: 'POST', access: 'login' } as const;
const of = { body: Type.Object({ id: Id }) };
const step = ['AFTER_SALES_NOT_FOUND', 'AFTER_SALES_STEP_REFUSED'] as const;

/** What a buyer asks for after goods were signed for (rules after-sales 1–12). */
export const afterSalesCalls = {
  ...workflowCalls,
  ...staffAfterSalesCalls,
  ...staffIssueCalls,
  getApplyAfterSaleOwssOrderDto: defineCall({
    ...byPost,
    path: '/api/order/GetApplyAfterSaleOwssOrderDto',
    summary: '一个订单中可申请售后的商品与数量',
    effect: 'read',
    ...{ inSimulation: true, seePrices: 'blanked' },
    body: Type.Object({ orderId: Id }),
    response: ClaimableOrder,
    refusals: ['ORDER_NOT_FOUND'],
  }),
  getApplyAfterSaleOwssOrderListDto: defineCall({
    ...byPost,
    path: '/api/order/GetApplyAfterSaleOwssOrderListDto',
    summary: '已发货的订单，以及各自可申请售后的商品与数量',
    effect: 'read',
    ...{ inSimulation: true, seePrices: 'blanked' },
    body: Type.Object({ keyword: Type.Optional(Type.String({ maxLength: 60 })), ...Pager.properties }),
    response: Paged(ClaimableOrder),
  }),
  getAfterSalesReasonEnumForCustomer: defineCall({
    method: 'GET',
    path: '/api/order/getAfterSalesReasonEnumForCustomer',
    summary: '一种售后类型的原因',
    access: 'login',
    effect: 'read',
    inSimulation: true,
    query: Type.Object({ type: AfterSalesKind }),
    response: Type.Array(
      Type.Object({ value: AfterSalesReasonId, name: Type.String(), isFault: Type.Boolean({ description: 'non-standard SKUs, too' }) }),
    ),
  }),
  createAfterSalesRequest: defineCall({
    ...byPost,
    path: '/api/order/CreateAfterSalesRequest',
    summary: '申请售后',
    effect: 'write',
    idempotent: true,
    body: Type.Object({
      orderId: Id,
      kind: AfterSalesKind,
      reason: AfterSalesReasonId,
      description: Type.String({ maxLength: 500 }),
      lines: Type.Array(Type.Object({ orderItemId: Type.Integer({ minimum: 1 }), quantity: Type.Integer({ minimum: 1, maximum: 9999 }) }), {
        minItems: 1,
        maxItems: 200,
      }),
      proofs: Type.Array(Id, { maxItems: 20, description: 'files, by what UploadFile answered' }),
    }),
    response: Type.Object({ id: Type.String(), afterSalesNumber: Type.String() }),
    refusals: [
      ...(['ORDER_NOT_FOUND', 'FILE_NOT_FOUND', 'AFTER_SALES_TOO_MANY', 'AFTER_SALES_TOO_LATE', 'AFTER_SALES_NOT_DELIVERED'] as const),
      ...(['AFTER_SALES_NON_STANDARD', 'AFTER_SALES_NOT_PAID', 'AFTER_SALES_OF_REPLACEMENT', 'AFTER_SALES_REASON_INVALID'] as const),
      ...(['AFTER_SALES_LINES_INVALID', 'AFTER_SALES_PROOF_INVALID'] as const),
    ],
  }),
  getAfterSalesWorkflowRequestList: defineCall({
    ...byPost,
    path: '/api/order/GetAfterSalesWorkflowRequestList',
    summary: '本企业的售后单，最新在前',
    effect: 'read',
    ...{ inSimulation: true, seePrices: 'blanked' },
    body: Type.Object({
      isRequest: Type.Optional(Type.Boolean({ description: 'only what was not approved' })),
      status: Type.Optional(AfterSalesStatus),
      orderId: Type.Optional(Id),
      keyword: Type.Optional(Type.String({ maxLength: 60, description: 'number of the case or of the order' })),
      ...Pager.properties,
    }),
    response: Paged(AfterSalesCard),
  }),
  getAfterSalesRequestInfo: defineCall({
    ...{ ...byPost, ...of, path: '/api/order/GetAfterSalesRequestInfo', summary: '售后申请', effect: 'read' },
    ...{ inSimulation: true, seePrices: 'blanked' },
    ...{ response: AfterSalesInfo, refusals: ['AFTER_SALES_NOT_FOUND'] },
  }),
  cancelAfterSalesRequest: defineCall({
    ...{ ...byPost, ...of, path: '/api/order/CancelAfterSalesRequest', summary: '取消待审核的售后申请', effect: 'write', idempotent: true },
    ...{ response: AfterSalesInfo, refusals: step },
  }),
  getAfterSaleReceiveAddress: defineCall({
    ...{ ...byPost, ...of, path: '/api/order/GetAfterSaleReceiveAddress', summary: '商品寄回的地址', effect: 'read' },
    inSimulation: true,
    ...{ response: ReceiveAddress, refusals: step },
  }),
};
