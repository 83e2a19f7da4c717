import type { CallFailure } from '@mall/mf-kit';
import { failureOf } from '@mall/mf-kit/write';

export type RefusedField = 'phone' | 'code' | 'password' | 'captcha' | 'form';

/** What is shown of a refused number or code, and where. */
export interface PhoneCodeFailure {
  field: RefusedField;
  message: string;
  /** A picture has to be read before the next try. */
  needsCaptcha: boolean;
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

/** Beside which field a refusal stands, and whether a picture has to be read before the next try. */
export function placeOf({ reason, details }: CallFailure): Pick<PhoneCodeFailure, 'field' | 'needsCaptcha'> {
  const isWrongTry = reason === 'LOGIN_PASSWORD_WRONG' || reason === 'SMS_CODE_WRONG';
  return {
    field: fields[reason] ?? 'form',
    needsCaptcha: (isWrongTry && !!details?.isCaptchaNeeded) || reason === 'CAPTCHA_REQUIRED' || reason === 'CAPTCHA_WRONG',
  };
}

/** A refusal in its own words. */
export function phoneCodeFailure(error: unknown): PhoneCodeFailure {
  const failure = failureOf(error);
  return { ...placeOf(failure), message: failure.message };
}
