export { awaitsTransfer, firstStatus, isRefundedAtOnce, needsPaymentNow, sentBackByHand } from './awaiting-payment.ts';
export { allowsCashOnDelivery, cashRefusal } from './cash-on-delivery.ts';
export { type ChargeStatus, type ChargeSubjectKind, chargeDeadline, isChargeable, isChargeOpen } from './charge.ts';
export { type ChargeState, decideNotice, type NoticeDecision, type PaymentNotice } from './notice.ts';
export { isFreePayment, type PasswordNeed, passwordNeed } from './password-need.ts';
export { attemptsLeftWords, passwordLockedWords, passwordNotSetWords } from './password-words.ts';
export { type PayLinkState, payLinkEnd, payLinkHours, payLinkState, payLinkStates, payLinkWords } from './pay-link.ts';
export { payeeName } from './payee.ts';
export {
  isByProvider,
  type PaymentMethod,
  type PaymentProviderName,
  paymentMethodNames,
  paymentMethods,
  paymentProviders,
} from './payment-methods.ts';
export { coversFromBalance, type PaymentOption, type PaymentSituation, paymentOptions, proposedMethod } from './payment-options.ts';
export {
  afterAttempt,
  attemptsLeft,
  isAcceptablePaymentPassword,
  isPasswordLocked,
  type PasswordState,
  paymentPasswordLength,
} from './payment-password.ts';
export { compareStatement, type Difference, type Movement } from './reconcile.ts';
export { isLaxer, needsSecondStep, type SecondStepAbove, secondStepAbove } from './second-step.ts';
export {
  decideSupplement,
  outstanding,
  type PaidSoFar,
  paidWays,
  type RefundDecision,
  restRefusal,
  type SupplementMethod,
  shareRefund,
  supplementMethods,
  type Taken,
} from './taken.ts';
