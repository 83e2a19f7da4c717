export { type EmployeeNumberProblem, employeeNumberProblem, longestEmployeeNumber } from './employee-number.ts';
export { type InvoiceTitleFields, type InvoiceTitleProblem, invoiceTitleProblem, invoiceTypeNames } from './invoice-title.ts';
export { addressesAtMost, invoiceTitlesAtMost } from './kept-at-most.ts';
export { type AttemptDecision, decideAttempt, type FailureState, isPaused, needsCaptcha, noFailures, takeBack } from './login-limits.ts';
export { ownPath } from './own-path.ts';
export { isStrongPassword, maskPhone, type PhoneProblem, phoneProblem } from './phone.ts';
export { type ServedBy, serviceQrUrl } from './service-qr.ts';
export { decideSend, type SendDecision, smsCode, smsText } from './sms-code.ts';
