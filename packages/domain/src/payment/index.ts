export { type ChargeState, decideNotice, type NoticeDecision, type PaymentNotice } from './callback.ts';
export {
  allowsCashOnDelivery,
  type PaymentMethod,
  type PaymentOption,
  type PaymentSituation,
  paymentMethodNames,
  paymentMethods,
  paymentOptions,
} from './method.ts';
export { afterAttempt, attemptsLeft, isAcceptablePaymentPassword, isPasswordLocked, type PasswordState } from './password.ts';
