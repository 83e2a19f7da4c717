import Type from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { DeliveryMethod, OrderLineTime, OrderTotalPreview, ShippingMethod } from './change-shapes.ts';
import { OrderDetail } from './shapes.ts';

const Id = Type.String({ minLength: 1, maxLength: 40 });
const RowId = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
const changeToken = Type.String({ pattern: '^[0-9a-f]{32}$', description: 'of CheckOrderTotalHasChanged with the same wishes' });
/** What somebody thinks of changing; left out: as it stands. */
const Wishes = {
  addressId: Type.Optional(RowId),
  deliveryMethod: Type.Optional(DeliveryMethod),
  shippingMethod: Type.Optional(ShippingMethod),
};

/** Changing an order before it ships (rules order 12, 22–25). What moves the total or a delivery time is asked first and named by its token in the write. */
export const orderChangeCalls = {
  updateOrderProjectNumber: defineCall({
    method: 'POST',
    path: '/api/order/UpdateOrderProjectNumber',
    summary: '修改项目号',
    access: 'login',
    effect: 'write',
    body: Type.Object({ orderId: Id, projectNumber: Type.String({ maxLength: 50 }) }),
    response: OrderDetail,
    refusals: ['ORDER_NOT_FOUND', 'ORDER_NOT_CHANGEABLE', 'APPROVAL_CHANGE_REFUSED'],
  }),
  updateOrderAddress: defineCall({
    method: 'POST',
    path: '/api/order/UpdateOrderAddress',
    summary: '修改收货地址：货期与运费随之重算，须先用 CheckOrderTotalHasChanged 确认',
    access: 'login',
    effect: 'write',
    idempotent: true,
    body: Type.Object({ orderId: Id, addressId: RowId, changeToken }),
    response: OrderDetail,
    refusals: [
      ...(['ORDER_NOT_FOUND', 'ORDER_NOT_CHANGEABLE', 'ORDER_CHANGE_OUTDATED', 'ORDER_TOTAL_RAISED', 'ORDER_TOTAL_HELD'] as const),
      ...(['CHECKOUT_ADDRESS_INVALID', 'PAYMENT_METHOD_NOT_ALLOWED', 'APPROVAL_CHANGE_REFUSED'] as const),
    ],
  }),
  updateOrderDeliveryAndShippingMethod: defineCall({
    method: 'POST',
    path: '/api/order/UpdateOrderDeliveryAndShippingMethod',
    summary: '修改发货方式与配送方式：货期与运费随之重算，须先用 CheckOrderTotalHasChanged 确认',
    access: 'login',
    effect: 'write',
    idempotent: true,
    body: Type.Object({ orderId: Id, deliveryMethod: DeliveryMethod, shippingMethod: ShippingMethod, changeToken }),
    response: OrderDetail,
    refusals: [
      ...(['ORDER_NOT_FOUND', 'ORDER_NOT_CHANGEABLE', 'ORDER_CHANGE_OUTDATED', 'ORDER_TOTAL_RAISED', 'ORDER_TOTAL_HELD'] as const),
      ...(['PAYMENT_METHOD_NOT_ALLOWED', 'APPROVAL_CHANGE_REFUSED'] as const),
    ],
  }),
  updateOrderInvoice: defineCall({
    method: 'POST',
    path: '/api/order/UpdateOrderInvoice',
    summary: '修改发票抬头；0 为不开发票',
    access: 'login',
    effect: 'write',
    body: Type.Object({ orderId: Id, invoiceId: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }) }),
    response: OrderDetail,
    refusals: ['ORDER_NOT_FOUND', 'ORDER_NOT_CHANGEABLE', 'CHECKOUT_INVOICE_INVALID'],
  }),
  getDynamicDeliveryTimeOnOrderItems: defineCall({
    method: 'POST',
    path: '/api/order/GetDynamicDeliveryTimeOnOrderItems',
    summary: '按现在的库存和所选地址、发货方式重算各行货期',
    access: 'login',
    effect: 'read',
    inSimulation: true,
    body: Type.Object({ orderId: Id, ...Wishes }),
    response: Type.Array(OrderLineTime),
    refusals: ['ORDER_NOT_FOUND', 'CHECKOUT_ADDRESS_INVALID'],
  }),
  checkOrderTotalHasChanged: defineCall({
    method: 'GET',
    path: '/api/order/CheckOrderTotalHasChanged/{id}',
    summary: '订单应付金额是否变化：按所选地址与配送方式重算运费、货期和结算办法',
    access: 'login',
    effect: 'read',
    ...{ inSimulation: true, seePrices: 'blanked' },
    params: Type.Object({ id: Id }),
    query: Type.Object({ ...Wishes, expectedPayableFen: Type.Optional(Type.Integer({ minimum: 0, maximum: 1e15 })) }),
    response: OrderTotalPreview,
    refusals: ['ORDER_NOT_FOUND', 'CHECKOUT_ADDRESS_INVALID'],
  }),
};
