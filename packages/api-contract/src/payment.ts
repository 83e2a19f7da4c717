import Type, { type Static } from 'typebox';
import { defineCall } from './define-call.ts';

const OrderId = Type.String({ minLength: 1, maxLength: 40 });
const PaymentPassword = Type.String({ pattern: '^\\d{6}$' });

/** How an order is paid. */
export const PaymentMethod = Type.Union([
  Type.Literal('unionPay'),
  Type.Literal('balance'),
  Type.Literal('credit'),
  Type.Literal('cashOnDelivery'),
  Type.Literal('offlineTransfer'),
]);
export type PaymentMethod = Static<typeof PaymentMethod>;

/** A method on offer; where it is not allowed, `reason` is what the buyer reads. */
export const PaymentOption = Type.Object({
  method: PaymentMethod,
  name: Type.String(),
  isAllowed: Type.Boolean(),
  reason: Type.String(),
  hint: Type.String({ description: '可用余额 ¥50,000.00' }),
});
export type PaymentOption = Static<typeof PaymentOption>;

/** Everything the payment page shows. */
export const PayPage = Type.Object({
  orderId: Type.String(),
  orderNumber: Type.String(),
  status: Type.String(),
  statusName: Type.String(),
  isPaid: Type.Boolean(),
  canPay: Type.Boolean(),
  payableFen: Type.Integer(),
  payableAmount: Type.String(),
  paymentMethod: PaymentMethod,
  paymentMethodName: Type.String(),
  expiresAt: Type.String({ description: 'unpaid, the order is cancelled then' }),
  options: Type.Array(PaymentOption),
  balance: Type.Object({
    balanceFen: Type.Integer(),
    balanceAmount: Type.String(),
    isEnough: Type.Boolean(),
    hasPaymentPassword: Type.Boolean(),
    isPasswordLocked: Type.Boolean(),
    passwordLockedUntil: Type.String({ description: '"" unless locked' }),
    freePaymentLimitFen: Type.Integer({ description: 'up to this amount no password is asked; 0: always asked' }),
    canPayWithoutPassword: Type.Boolean(),
  }),
  credit: Type.Object({
    creditStatus: Type.Integer(),
    availableFen: Type.Integer(),
    availableAmount: Type.String(),
    isEnough: Type.Boolean(),
  }),
  offlineTransfer: Type.Object({ accountName: Type.String(), bank: Type.String(), accountNumber: Type.String(), remark: Type.String() }),
});
export type PayPage = Static<typeof PayPage>;

export const PaymentResult = Type.Object({
  orderId: Type.String(),
  orderNumber: Type.String(),
  status: Type.String(),
  statusName: Type.String(),
  isPaid: Type.Boolean(),
  paidAt: Type.String(),
  paymentMethod: PaymentMethod,
  paidFen: Type.Integer(),
});
export type PaymentResult = Static<typeof PaymentResult>;

export const Charge = Type.Object({
  chargeId: Type.String(),
  payUrl: Type.String({ description: 'where the buyer pays: go there' }),
  amountFen: Type.Integer(),
  expiresAt: Type.String(),
});
export type Charge = Static<typeof Charge>;

const byOrder = { orderId: OrderId };

export const paymentCalls = {
  getOrderByOrderIdForPcPayPage: defineCall({
    method: 'GET',
    path: '/api/order/GetOrderByOrderIdForPcPayPage',
    summary: '支付页：应付金额、可用支付方式、余额与账期',
    access: 'login',
    query: Type.Object(byOrder),
    response: PayPage,
  }),
  charge: defineCall({
    method: 'POST',
    path: '/api/unionPay/create/v2/charge',
    summary: '发起银联支付，返回收银台地址',
    access: 'login',
    idempotent: true,
    body: Type.Object({
      ...byOrder,
      channel: Type.Optional(Type.Union([Type.Literal('card'), Type.Literal('bank'), Type.Literal('qr')], { default: 'card' })),
    }),
    response: Charge,
  }),
  checkOrderPaidStatus: defineCall({
    method: 'GET',
    path: '/api/order/CheckOrderPaidStatus/{id}',
    summary: '订单是否已支付（轮询）',
    access: 'login',
    params: Type.Object({ id: OrderId }),
    response: Type.Object({ orderId: Type.String(), isPaid: Type.Boolean(), status: Type.String(), statusName: Type.String() }),
  }),
  payByBalance: defineCall({
    method: 'POST',
    path: '/api/order/PayByBalance',
    summary: '预付款支付：免密限额内直接支付，否则拒绝并要求支付密码',
    access: 'login',
    idempotent: true,
    body: Type.Object(byOrder),
    response: PaymentResult,
  }),
  payByBalanceByPassword: defineCall({
    method: 'POST',
    path: '/api/order/PayByBalanceByPassword',
    summary: '预付款支付（支付密码）',
    access: 'login',
    idempotent: true,
    body: Type.Object({ ...byOrder, password: PaymentPassword }),
    response: PaymentResult,
  }),
  payByBalanceByFreePayment: defineCall({
    method: 'POST',
    path: '/api/order/PayByBalanceByFreePayment',
    summary: '预付款免密支付',
    access: 'login',
    idempotent: true,
    body: Type.Object(byOrder),
    response: PaymentResult,
  }),
  payByUseCreditBalance: defineCall({
    method: 'POST',
    path: '/api/order/PayByUseCreditBalance',
    summary: '账期支付：免密限额内直接支付，否则拒绝并要求支付密码',
    access: 'login',
    idempotent: true,
    body: Type.Object(byOrder),
    response: PaymentResult,
  }),
  payByUseCreditBalancePassword: defineCall({
    method: 'POST',
    path: '/api/order/payByUseCreditBalancePassword',
    summary: '账期支付（支付密码）',
    access: 'login',
    idempotent: true,
    body: Type.Object({ ...byOrder, password: PaymentPassword }),
    response: PaymentResult,
  }),
};
