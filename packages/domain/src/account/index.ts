export { isBankAccount, maskBankAccount } from './bank-account.ts';
export { holdsLuhn, looksLikeCard } from './bank-card.ts';
export {
  type BlackCardState,
  blackCardFee,
  blackCardFeeWords,
  blackCardRefundWords,
  blackCardRenewableDays,
  blackCardRenewableFrom,
  blackCardState,
  blackCardStates,
  blackCardTerm,
  canBuyBlackCard,
  isBlackCardMember,
} from './black-card.ts';
export { type CountedBefore, captchaFrom, captchaLevel, captchaLevelOfCodes } from './captcha-level.ts';
export { readWork, solveWork, type Work } from './captcha-work.ts';
export {
  decidePersonChange,
  invitation,
  type Person,
  type PersonChange,
  peopleAtMost,
} from './company-people.ts';
export { creditCodeCheckSign, isCreditCode } from './credit-code.ts';
export { deviceName, maskAddress } from './device-name.ts';
export { type EmployeeNumberProblem, employeeNumberProblem, longestEmployeeNumber } from './employee-number.ts';
export { isIdNumber, maskIdNumber } from './id-card.ts';
export { idNumberCheckSign, readIdNumber } from './id-number.ts';
export { type InvoiceTitleFields, type InvoiceTitleProblem, invoiceTitleProblem, invoiceTypeNames } from './invoice-title.ts';
export { addressesAtMost, invoiceReceiversAtMost, invoiceTitlesAtMost } from './kept-at-most.ts';
export { isLicenceNumber } from './licence-number.ts';
export { type AttemptDecision, decideAttempt, type FailureState, needsCaptcha, noFailures } from './login-limits.ts';
export { ownPath } from './own-path.ts';
export { isStrongPassword, maskPhone, type PhoneProblem, phoneProblem } from './phone.ts';
export {
  type KpRight,
  keptRights,
  kpRightNames,
  kpRights,
  may,
  missingRightWords,
  type RightHolder,
  simulationWords,
  usualRights,
} from './rights.ts';
export { type ServedBy, serviceQrUrl } from './service-qr.ts';
export { decideSend, type SendDecision, smsCode, smsText } from './sms-code.ts';
export { sourceOf } from './source.ts';
