import { readIdNumber } from './id-number.ts';

const provinces = /^(1[1-5]|2[1-3]|3[1-7]|4[1-6]|5[0-4]|6[1-5]|71|8[1-3])/;

/** Can it be somebody's ID card: check sign, a province, a day of birth that was (rule credit-application 4)? @param today 2026-11-23 */
export const isIdNumber = (text: string, today = new Date().toISOString().slice(0, 10)): boolean =>
  provinces.test(text) && (readIdNumber(text)?.bornOn ?? '9') <= today;

/** For the screen: 3101**********1234 (rule credit-application 8). */
export const maskIdNumber = (text: string): string => text.replace(/^(.{4}).*(.{4})$/, '$1**********$2');
