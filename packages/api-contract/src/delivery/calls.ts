import Type from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { DeliveryPackage, LogisticsTrace } from './shapes.ts';

const Id = Type.String({ minLength: 1, maxLength: 40 });

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
    effect: 'read',
    inSimulation: true,
    params: Type.Object({ id: Id }),
    response: DeliveryPackage,
    refusals: ['PACKAGE_NOT_FOUND'],
  }),
  getDeliveryPackageLogisticsTraces: defineCall({
    method: 'GET',
    path: '/api/order/GetDeliveryPackageLogisticsTraces/{id}',
    summary: '包裹的物流轨迹',
    access: 'login',
    effect: 'read',
    inSimulation: true,
    params: Type.Object({ id: Id }),
    response: TracesOfPackage,
    refusals: ['PACKAGE_NOT_FOUND'],
  }),
  getDeliveryPackageLogisticsTraceList: defineCall({
    method: 'POST',
    path: '/api/order/GetDeliveryPackageLogisticsTraceList',
    summary: '订单全部包裹的物流轨迹',
    access: 'login',
    effect: 'read',
    inSimulation: true,
    body: Type.Object({ orderId: Id }),
    response: Type.Array(TracesOfPackage),
    refusals: ['ORDER_NOT_FOUND'],
  }),
  getLogisticTraces: defineCall({
    method: 'GET',
    path: '/api/order/GetLogisticTraces/{a}/{b}',
    summary: '一个包裹的物流轨迹：a 为订单号或订单id，b 为包裹号或运单号',
    access: 'login',
    effect: 'read',
    inSimulation: true,
    params: Type.Object({ a: Id, b: Id }),
    response: TracesOfPackage,
    refusals: ['ORDER_NOT_FOUND', 'PACKAGE_NOT_FOUND'],
  }),
  signDeliveryPackage: defineCall({
    method: 'POST',
    path: '/api/order/SignDeliveryPackage',
    summary: '买家签收包裹',
    access: 'login',
    effect: 'write',
    right: 'none',
    idempotent: true,
    body: Type.Object({ packageId: Id }),
    response: DeliveryPackage,
    refusals: ['PACKAGE_NOT_FOUND', 'PACKAGE_NOT_SIGNABLE'],
  }),
};
