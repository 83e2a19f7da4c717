import type { CallFailure } from '@mall/mf-kit';
import { failureOf } from '@mall/mf-kit/write';

export type RefusedField = 'phone' | 'code' | 'password' | 'captcha' | 'form';

/** What is shown of a refused number or code, and where. */
export interface PhoneCodeFailure {
  field: RefusedField;
  message: string;
}

const fields: Partial<Record<CallFailure['reason'], RefusedField>> = {
  LOGIN_PASSWORD_WRONG: 'password',
  PASSWORD_WEAK: 'password',
  SMS_CODE_WRONG: 'code',
  SMS_TOO_SOON: 'code',
  SMS_TOO_MANY: 'code',
  SMS_NOT_SENT: 'code',
  CAPTCHA_REQUIRED: 'captcha',
  CAPTCHA_WRONG: 'captcha',
};

/** Beside which field a refusal stands. */
export const placeOf = ({ reason }: CallFailure): RefusedField => fields[reason] ?? 'form';

/** A refusal in its own words. */
export function phoneCodeFailure(error: unknown): PhoneCodeFailure {
  const failure = failureOf(error);
  return { field: placeOf(failure), message: failure.message };
}
