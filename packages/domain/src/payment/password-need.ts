import type { Fen } from '../money/index.ts';

/** Balance and credit are paid without a password up to the company's free-payment limit (rule payment 10). */
export const isFreePayment = (amount: Fen, freePaymentLimit: Fen): boolean => amount <= freePaymentLimit;

/** What a payment out of the company's own accounts needs: nothing, the password, or that one is set first. */
export type PasswordNeed = 'none' | 'password' | 'notSet';

export const passwordNeed = (isFree: boolean, hasPassword: boolean): PasswordNeed =>
  isFree ? 'none' : hasPassword ? 'password' : 'notSet';
