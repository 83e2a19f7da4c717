export { PasswordDialog } from './password-dialog.tsx';
export { passwordWords } from './password-words.ts';
export { usePayment } from './use-payment.ts';
