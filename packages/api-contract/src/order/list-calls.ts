import Type from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { Paged } from '../call/paged.ts';
import { OrderTimeline } from './look-shapes.ts';
import { OrderCard, OrderStatus } from './shapes.ts';

const Id = Type.String({ minLength: 1, maxLength: 40 });
/** What narrows a list of orders; left out: anything. */
const Filter = {
  status: Type.Optional(OrderStatus),
  keyword: Type.Optional(
    Type.String({ maxLength: 60, description: 'order number, SKU, name, part number, own item number or project number' }),
  ),
  from: Type.Optional(Type.String({ format: 'date', description: 'first day, Shanghai' })),
  to: Type.Optional(Type.String({ format: 'date', description: 'last day, Shanghai' })),
  kpId: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647, description: 'only what this contact person ordered' })),
};
const Page = {
  pageIndex: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000, default: 1 })),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 20 })),
};

/** Finding orders, following one, and taking them along as a workbook (rules order 9, 15, 26, 27). */
export const orderListCalls = {
  getOrderPagedList: defineCall({
    method: 'POST',
    path: '/api/order/GetOrderPagedList',
    summary: '企业订单列表，最新的在前',
    access: 'login',
    effect: 'read',
    ...{ inSimulation: true, seePrices: 'blanked' },
    refusals: ['ORDER_NOT_FOUND'],
    body: Type.Object({
      ...Page,
      ...Filter,
      after: Type.Optional({ ...Id, description: 'id of an order: what follows it, in the place of a page' }),
    }),
    response: Type.Object({
      ...Paged(OrderCard).properties,
      isTotalAtLeast: Type.Boolean({ description: 'a keyword found more: `total` is where counting ended' }),
    }),
  }),
  getNonPaymentOrder: defineCall({
    method: 'POST',
    path: '/api/order/GetNonPaymentOrder',
    summary: '待付款订单，最先到期的在前，及其应付合计',
    access: 'login',
    effect: 'read',
    ...{ inSimulation: true, seePrices: 'blanked' },
    body: Type.Object(Page),
    response: Type.Object({
      ...Paged(OrderCard).properties,
      dueFen: Type.Integer({ description: 'of all of them' }),
      dueAmount: Type.String(),
    }),
  }),
  getOrderTimeline: defineCall({
    method: 'GET',
    path: '/api/order/GetOrderTimeline/{id}',
    summary: '订单全程：下单、付款、每个包裹及其物流、签收、开票、售后，最新的在前',
    access: 'login',
    effect: 'read',
    ...{ inSimulation: true, seePrices: 'blanked' },
    params: Type.Object({ id: Id }),
    response: OrderTimeline,
    refusals: ['ORDER_NOT_FOUND'],
  }),
  getExportOrderItemCount: defineCall({
    method: 'POST',
    path: '/api/order/GetExportOrderItemCount',
    summary: '按条件导出会有多少订单、多少行',
    access: 'login',
    effect: 'read',
    inSimulation: true,
    body: Type.Object(Filter),
    response: Type.Object({ orderCount: Type.Integer(), itemCount: Type.Integer(), mostItems: Type.Integer(), isPossible: Type.Boolean() }),
  }),
  exportOrderList: defineCall({
    method: 'POST',
    path: '/api/order/exportOrderList',
    summary: '按条件导出订单明细为Excel：返回任务编号，进度与下载地址见 GetActionJob',
    access: 'login',
    effect: 'write',
    ...{ right: 'none', seePrices: 'required' },
    body: Type.Object(Filter),
    response: Type.Object({ jobId: Type.String() }),
    refusals: ['ORDER_EXPORT_EMPTY', 'ORDER_EXPORT_TOO_LARGE'],
  }),
};
