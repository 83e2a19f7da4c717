import Type, { type Static } from 'typebox';
import { defineCall } from './define-call.ts';

const Id = Type.String({ minLength: 1, maxLength: 40 });

export const LogisticsTrace = Type.Object({ at: Type.String(), text: Type.String(), place: Type.String() });
export type LogisticsTrace = Static<typeof LogisticsTrace>;

/** A delivery package: part of an order on its way. */
export const DeliveryPackage = Type.Object({
  id: Type.String(),
  packageNumber: Type.String(),
  orderId: Type.String(),
  orderNumber: Type.String(),
  status: Type.Union([Type.Literal('inTransit'), Type.Literal('delivered'), Type.Literal('signed')]),
  statusName: Type.String({ description: '运输中 / 已送达 / 已签收' }),
  carrier: Type.String(),
  trackingNumber: Type.String(),
  warehouse: Type.String(),
  shippedAt: Type.String(),
  deliveredAt: Type.String(),
  signedAt: Type.String(),
  autoSignAt: Type.String({ description: 'signed by itself then; "" once signed' }),
  canSign: Type.Boolean(),
  lines: Type.Array(
    Type.Object({
      orderItemId: Type.Integer(),
      sku: Type.String(),
      productName: Type.String(),
      defaultThumbUrl: Type.String(),
      quantity: Type.Integer(),
      salesPackUom: Type.String(),
    }),
  ),
  traces: Type.Array(LogisticsTrace, { description: 'newest first' }),
});
export type DeliveryPackage = Static<typeof DeliveryPackage>;

const TracesOfPackage = Type.Object({
  packageId: Type.String(),
  packageNumber: Type.String(),
  carrier: Type.String(),
  trackingNumber: Type.String(),
  traces: Type.Array(LogisticsTrace),
});

export const deliveryCalls = {
  deliveryPackage: defineCall({
    method: 'GET',
    path: '/api/order/DeliveryPackage/{id}',
    summary: '包裹：商品、状态与物流',
    access: 'login',
    params: Type.Object({ id: Id }),
    response: DeliveryPackage,
  }),
  getDeliveryPackageLogisticsTraces: defineCall({
    method: 'GET',
    path: '/api/order/GetDeliveryPackageLogisticsTraces/{id}',
    summary: '包裹的物流轨迹',
    access: 'login',
    params: Type.Object({ id: Id }),
    response: TracesOfPackage,
  }),
  getDeliveryPackageLogisticsTraceList: defineCall({
    method: 'POST',
    path: '/api/order/GetDeliveryPackageLogisticsTraceList',
    summary: '订单全部包裹的物流轨迹',
    access: 'login',
    body: Type.Object({ orderId: Id }),
    response: Type.Array(TracesOfPackage),
  }),
  signDeliveryPackage: defineCall({
    method: 'POST',
    path: '/api/order/SignDeliveryPackage',
    summary: '买家签收包裹',
    access: 'login',
    idempotent: true,
    body: Type.Object({ packageId: Id }),
    response: DeliveryPackage,
  }),
};
