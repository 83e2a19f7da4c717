import { maskBankAccount, maskIdNumber, maskPhone } from '../account/index.ts';
import type { ApplicationField } from './fields.ts';

const maskName = (text: string) => `${text.slice(0, 1)}${'*'.repeat(Math.max(1, text.length - 1))}`;
const maskEmail = (text: string) => text.replace(/^(.)[^@]*/, '$1***');

/** A secret as it is kept beside its seal, for the screen (rule credit-application 8). */
export const maskSecret = ({ kind }: ApplicationField, text: string): string =>
  text === '' ? '' : kind === 'idNumber' ? maskIdNumber(text) : maskBankAccount(text);

/** What of a field who isn't the company's manager sees: nothing that identifies a person (rule credit 13). @param value a secret comes masked already */
export function maskedValue(name: string, { kind }: ApplicationField, value: string): string {
  if (kind === 'phone') return maskPhone(value);
  if (kind === 'email') return maskEmail(value);
  return value && (name === 'legalName' || name === 'contactName') ? maskName(value) : value;
}
