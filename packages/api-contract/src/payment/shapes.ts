import Type, { type Static } from 'typebox';

/** How an order is paid. */
export const PaymentMethod = Type.Union([
  Type.Literal('unionPay'),
  Type.Literal('wechatPay'),
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

/** Where the mall takes bank transfers. */
const BankAccount = Type.Object({ accountName: Type.String(), bank: Type.String(), accountNumber: Type.String(), remark: Type.String() });

/** Everything the payment page shows. */
export const PayPage = Type.Object({
  orderId: Type.String(),
  orderNumber: Type.String(),
  status: Type.String(),
  statusName: Type.String(),
  isPaid: Type.Boolean(),
  canPay: Type.Boolean(),
  payableFen: Type.Integer({ description: 'what is still to be paid' }),
  payableAmount: Type.String(),
  paidFen: Type.Integer({ description: 'held until the rest is there' }),
  paidAmount: Type.String(),
  isPersonalAdvance: Type.Boolean({ description: '个人垫付: the contact person pays online, out of their own pocket' }),
  mayBeAdvanced: Type.Boolean(),
  supplement: Type.Object(
    { isPossible: Type.Boolean(), creditAmount: Type.String(), restAmount: Type.String() },
    { description: '账期补差: credit for a part, another way for the rest' },
  ),
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
  offlineTransfer: BankAccount,
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

/** The company's prepaid money, where it is paid in, and what its people advanced. */
export const PrepaymentInfo = Type.Object({
  balanceFen: Type.Integer(),
  balanceAmount: Type.String(),
  depositAccount: BankAccount,
  personalAdvance: Type.Object({ orderCount: Type.Integer(), amountFen: Type.Integer(), amount: Type.String() }),
});
export type PrepaymentInfo = Static<typeof PrepaymentInfo>;
