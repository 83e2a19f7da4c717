import Type from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { Paged } from '../call/paged.ts';
import { DeliveryPackage } from '../delivery/shapes.ts';
import { Id, Why } from './fields.ts';
import { StaffOrder } from './shapes.ts';

export const staffOrderCalls = {
  listOrders: defineCall({
    method: 'POST',
    path: '/api/staff/ListOrders',
    summary: '员工：订单（待发货、待收款或全部）',
    access: 'staff',
    roles: ['sales', 'warehouse', 'finance'],
    effect: 'read',
    body: Type.Object({
      filter: Type.Optional(
        Type.Union([Type.Literal('toShip'), Type.Literal('awaitingTransfer'), Type.Literal('onTheWay'), Type.Literal('all')]),
      ),
      keyword: Type.Optional(Type.String({ maxLength: 60 })),
      customerId: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
      order: Type.Optional(Type.Enum(['newest', 'oldest'], { description: 'newest first unless told; a queue is worked from its oldest' })),
      pageIndex: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000, default: 1 })),
      pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 20 })),
    }),
    response: Paged(StaffOrder),
  }),
  getOrder: defineCall({
    method: 'POST',
    path: '/api/staff/GetOrder',
    summary: '员工：一个订单',
    access: 'staff',
    roles: ['sales', 'warehouse', 'finance'],
    effect: 'read',
    body: Type.Object({ orderId: Id }),
    response: StaffOrder,
    refusals: ['ORDER_NOT_FOUND'],
  }),
  shipOrder: defineCall({
    method: 'POST',
    path: '/api/staff/ShipOrder',
    summary: '员工：发货，全部或部分',
    access: 'staff',
    roles: ['warehouse'],
    effect: 'write',
    idempotent: true,
    body: Type.Object({
      orderId: Id,
      lines: Type.Optional(
        Type.Array(Type.Object({ orderItemId: Type.Integer({ minimum: 1 }), quantity: Type.Integer({ minimum: 1, maximum: 9999 }) }), {
          minItems: 1,
          maxItems: 200,
          description: 'left out: everything that is left',
        }),
      ),
      carrier: Type.Optional(Type.String({ maxLength: 30 })),
      trackingNumber: Type.Optional(Type.String({ maxLength: 40 })),
      why: Why,
    }),
    response: DeliveryPackage,
    refusals: [
      'ORDER_NOT_FOUND',
      'ORDER_NOT_SHIPPABLE',
      'ORDER_SHIPMENT_INVALID',
      'ORDER_SHIPS_TOGETHER',
      'ORDER_STOCK_SHORT',
      'SKU_NOT_FOUND',
    ],
  }),
  addTrace: defineCall({
    method: 'POST',
    path: '/api/staff/AddTrace',
    summary: '员工：添加一条物流轨迹',
    access: 'staff',
    roles: ['warehouse'],
    effect: 'write',
    idempotent: true,
    body: Type.Object({
      packageId: Id,
      text: Type.String({ minLength: 1, maxLength: 200 }),
      place: Type.Optional(Type.String({ maxLength: 60 })),
      why: Why,
    }),
    response: DeliveryPackage,
    refusals: ['PACKAGE_NOT_FOUND', 'PACKAGE_NOT_SIGNABLE'],
  }),
  deliverPackage: defineCall({
    method: 'POST',
    path: '/api/staff/DeliverPackage',
    summary: '员工：包裹已送达',
    access: 'staff',
    roles: ['warehouse'],
    effect: 'write',
    idempotent: true,
    body: Type.Object({ packageId: Id, why: Why }),
    response: DeliveryPackage,
    refusals: ['PACKAGE_NOT_FOUND', 'PACKAGE_NOT_SIGNABLE'],
  }),
};
