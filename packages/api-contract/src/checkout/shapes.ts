import Type, { type Static } from 'typebox';
import { CartCampaign, CartLine, CartTotals } from '../cart/shapes.ts';
import { CouponChoice, DiscountPart } from '../discount/shapes.ts';
import { PaymentMethod, PaymentOption } from '../payment/shapes.ts';

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
  ...CouponChoice.properties,
  discounts: Type.Array(DiscountPart, { description: 'what the discount of the totals is made of' }),
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
    Type.Literal('coupon'),
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
