import Type, { type Static } from 'typebox';
import { CartCampaign, CartLine, CartTotals } from './cart.ts';
import { defineCall } from './define-call.ts';
import { PaymentMethod, PaymentOption } from './payment.ts';

const Id = Type.Integer({ minimum: 1 });

/** An address as the confirmation page offers it; the customer centre's call has the full one. */
export const CheckoutAddress = Type.Object({
  id: Type.Integer(),
  consignee: Type.String(),
  mobile: Type.String(),
  region: Type.String({ description: '上海市浦东新区' }),
  detail: Type.String(),
  stateProvinceId: Type.Integer(),
  isDefault: Type.Boolean(),
});
export type CheckoutAddress = Static<typeof CheckoutAddress>;

export const CheckoutInvoice = Type.Object({
  id: Type.Integer(),
  title: Type.String(),
  taxNumber: Type.String(),
  typeName: Type.String({ description: '增值税普通发票 / 增值税专用发票' }),
  isDefault: Type.Boolean(),
});
export type CheckoutInvoice = Static<typeof CheckoutInvoice>;

/** Everything the confirmation page shows. `priceToken` stands for exactly this content: ConfirmOrder compares with it. */
export const CheckoutConfirm = Type.Object({
  priceToken: Type.String(),
  kpId: Type.Integer(),
  lines: Type.Array(CartLine),
  campaigns: Type.Array(CartCampaign),
  totals: CartTotals,
  addresses: Type.Array(CheckoutAddress),
  selectedAddressId: Type.Integer({ description: '0: none yet' }),
  invoices: Type.Array(CheckoutInvoice),
  selectedInvoiceId: Type.Integer({ description: '0: none, the order is not invoiced' }),
  paymentMethods: Type.Array(PaymentOption),
  selectedPaymentMethod: PaymentMethod,
  remark: Type.String(),
  projectNumber: Type.String(),
});
export type CheckoutConfirm = Static<typeof CheckoutConfirm>;

/** One thing that is not as it was shown. `shown` and `now` are texts to show; `sku` is "" for the whole order. */
export const CheckoutDifference = Type.Object({
  sku: Type.String(),
  productName: Type.String(),
  kind: Type.Union([
    Type.Literal('price'),
    Type.Literal('discount'),
    Type.Literal('quantity'),
    Type.Literal('deliveryTime'),
    Type.Literal('unavailable'),
    Type.Literal('added'),
    Type.Literal('removed'),
    Type.Literal('total'),
  ]),
  shown: Type.String(),
  now: Type.String(),
  message: Type.String(),
});
export type CheckoutDifference = Static<typeof CheckoutDifference>;

export const PlacedOrder = Type.Object({
  orderId: Type.String(),
  orderNumber: Type.String(),
  status: Type.String(),
  statusName: Type.String(),
  paymentMethod: PaymentMethod,
  payableFen: Type.Integer(),
  payableAmount: Type.String(),
  needsPayment: Type.Boolean({ description: 'true: go to /checkout/mycompleted/{orderId}; false: to /checkout/success/{orderId}' }),
  isRepeated: Type.Boolean({ description: 'this content was ordered a moment ago: this is that order' }),
});
export type PlacedOrder = Static<typeof PlacedOrder>;

export const checkoutCalls = {
  confirm: defineCall({
    method: 'GET',
    path: '/api/checkout/Confirm',
    summary: '确认订单页：已勾选商品，或 s、q 指定的立即购买',
    access: 'login',
    query: Type.Object({
      kpId: Type.Optional(Id),
      s: Type.Optional(Type.String({ maxLength: 40, description: 'SKU bought at once, past the cart' })),
      q: Type.Optional(Type.Integer({ minimum: 1, maximum: 9999, description: 'its quantity' })),
      addressId: Type.Optional(Type.Integer({ minimum: 0, description: 'delivery times are of this address’s province' })),
    }),
    response: CheckoutConfirm,
  }),
  getCheckOutDefaultValues: defineCall({
    method: 'GET',
    path: '/api/checkout/GetCheckOutDefaultValues',
    summary: '确认订单页的默认值：上次或默认的地址、发票、支付方式',
    access: 'login',
    query: Type.Object({ checkOutConfirmDefaultValueCase: Type.Optional(Type.Integer({ minimum: 0, maximum: 99 })) }),
    response: Type.Object({
      addressId: Type.Integer(),
      invoiceId: Type.Integer(),
      paymentMethod: PaymentMethod,
      projectNumber: Type.String(),
    }),
  }),
  checkPrice: defineCall({
    method: 'POST',
    path: '/api/checkout/CheckPrice',
    summary: '所示价格、库存与货期是否仍然有效',
    access: 'login',
    body: Type.Object({ priceToken: Type.String({ minLength: 1, maxLength: 80 }), addressId: Type.Optional(Type.Integer({ minimum: 0 })) }),
    response: Type.Object({ isChanged: Type.Boolean(), differences: Type.Array(CheckoutDifference) }),
  }),
  confirmOrder: defineCall({
    method: 'POST',
    path: '/api/checkout/ConfirmOrder',
    summary: '提交订单：服务端重算价格与库存，有变化即拒绝并列出差异',
    access: 'login',
    idempotent: true,
    body: Type.Object({
      priceToken: Type.String({ minLength: 1, maxLength: 80 }),
      addressId: Id,
      invoiceId: Type.Integer({ minimum: 0, description: '0: no invoice' }),
      paymentMethod: PaymentMethod,
      remark: Type.Optional(Type.String({ maxLength: 200 })),
      projectNumber: Type.Optional(Type.String({ maxLength: 50 })),
    }),
    response: PlacedOrder,
  }),
  checkCashOnDelivery: defineCall({
    method: 'GET',
    path: '/api/common/CheckCashOnDelivery',
    summary: '该省份是否支持货到付款',
    access: 'public',
    query: Type.Object({ stateProvinceId: Type.Optional(Type.Integer({ minimum: 1 })) }),
    response: Type.Object({ isAllowed: Type.Boolean() }),
  }),
};
