import { holdsLuhn, looksLikeCard } from './bank-card.ts';

/** Can it be a company's account at a bank: a card's number holds its check digit, others carry none that banks agree on (rule credit-application 4). @param text digits */
export const isBankAccount = (text: string): boolean =>
  /^\d{8,30}$/.test(text) && (looksLikeCard(text) ? holdsLuhn(text) : !/^(\d)\1+$/.test(text));

/** For the screen: **** **** 0123 (rule credit-application 8). */
export const maskBankAccount = (text: string): string => `**** **** ${text.slice(-4)}`;
