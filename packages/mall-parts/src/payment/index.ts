export { type CashierWay, cashierWays, chargeOf } from './cashier-ways.ts';
export { PasswordDialog } from './password-dialog.tsx';
export { passwordWords } from './password-words.ts';
export { PayForMe } from './pay-for-me.tsx';
export { PaymentCode } from './payment-code.tsx';
export { type PaidLook, usePaidWatch } from './use-paid-watch.ts';
export { usePayment } from './use-payment.ts';
