import Type from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { LogisticsTrace } from '../delivery/shapes.ts';
import { OrderInvoicing } from './shapes.ts';

const OfOrder = Type.Object({ id: Type.String({ minLength: 1, maxLength: 40, description: 'an order' }) });

/** What a buyer asks of an order's invoices. */
export const invoiceRequestCalls = {
  addOrderNotInvoiceTag: defineCall({
    method: 'POST',
    path: '/api/order/AddOrderNotInvoiceTag/{id}',
    summary: '标记订单不开票；已开票或已申请的不能标记',
    access: 'login',
    effect: 'write',
    params: OfOrder,
    response: OrderInvoicing,
    refusals: ['ORDER_NOT_FOUND', 'ORDER_NOT_INVOICEABLE', 'INVOICE_ALREADY_MADE'],
  }),
  removeOrderNotInvoiceTag: defineCall({
    method: 'POST',
    path: '/api/order/RemoveOrderNotInvoiceTag/{id}',
    summary: '取消不开票标记；已发货的随即开票',
    access: 'login',
    effect: 'write',
    params: OfOrder,
    response: OrderInvoicing,
    refusals: ['ORDER_NOT_FOUND', 'ORDER_NOT_INVOICEABLE'],
  }),
  updateOrderToInvoicing: defineCall({
    method: 'POST',
    path: '/api/order/UpdateOrderToInvoicing',
    summary: '申请开票：账期订单不等账单，没有抬头的订单选定抬头',
    access: 'login',
    effect: 'write',
    idempotent: true,
    body: Type.Object({
      orderId: Type.String({ minLength: 1, maxLength: 40 }),
      invoiceId: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647, description: 'a title of the company' })),
    }),
    response: OrderInvoicing,
    refusals: ['ORDER_NOT_FOUND', 'ORDER_NOT_INVOICEABLE', 'INVOICE_NOTHING_DUE', 'INVOICE_TITLE_MISSING', 'INVOICE_TITLE_UNKNOWN'],
  }),
  requestEmergencyBilling: defineCall({
    method: 'POST',
    path: '/api/order/RequestEmergencyBilling/{id}',
    summary: '加急开票：发货后最先开具，账期订单不等账单',
    access: 'login',
    effect: 'write',
    idempotent: true,
    params: OfOrder,
    query: Type.Object({ remark: Type.Optional(Type.String({ maxLength: 200 })) }),
    response: OrderInvoicing,
    refusals: ['ORDER_NOT_FOUND', 'ORDER_NOT_INVOICEABLE', 'INVOICE_TITLE_MISSING'],
  }),
  getInvoicingLogisticsTraces: defineCall({
    method: 'POST',
    path: '/api/order/GetInvoicingLogisticsTraces/{id}',
    summary: '订单各张发票的进度，最新在前',
    access: 'login',
    effect: 'read',
    inSimulation: true,
    params: OfOrder,
    response: Type.Array(LogisticsTrace),
    refusals: ['ORDER_NOT_FOUND'],
  }),
};
