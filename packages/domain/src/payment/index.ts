export { awaitsTransfer, firstStatus, isRefundedAtOnce, needsPaymentNow } from './awaiting-payment.ts';
export { allowsCashOnDelivery } from './cash-on-delivery.ts';
export { type ChargeStatus, chargeDeadline, isChargeable, isChargeOpen } from './charge.ts';
export { type ChargeState, decideNotice, type NoticeDecision, type PaymentNotice } from './notice.ts';
export { isFreePayment, type PasswordNeed, passwordNeed } from './password-need.ts';
export { attemptsLeftWords, passwordLockedWords, passwordNotSetWords } from './password-words.ts';
export { type PaymentMethod, paymentMethodNames, paymentMethods } from './payment-methods.ts';
export { coversFromBalance, type PaymentOption, type PaymentSituation, paymentOptions, proposedMethod } from './payment-options.ts';
export {
  afterAttempt,
  attemptsLeft,
  isAcceptablePaymentPassword,
  isPasswordLocked,
  type PasswordState,
  paymentPasswordLength,
} from './payment-password.ts';
