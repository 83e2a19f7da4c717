import { loginTexts } from './login-texts.ts';

/** What is shown of a failed login, and where. */
export interface LoginFailure {
  field: 'phone' | 'code' | 'password' | 'captcha' | 'form';
  message: string;
  /** Offer the way to a new password. */
  offersReset: boolean;
  /** A picture has to be read before the next try. */
  needsCaptcha: boolean;
  /** The password is right, but the mall chose it: one of the buyer's own comes first. */
  isPasswordGenerated: boolean;
  /** The number has no account yet: this token opens one. */
  registerToken?: string;
}

interface Thrown {
  reason?: string;
  message?: string;
  code?: number;
  details?: unknown;
}

const fields: Record<string, LoginFailure['field']> = {
  LOGIN_PASSWORD_WRONG: 'password',
  SMS_CODE_WRONG: 'code',
  SMS_TOO_SOON: 'code',
  SMS_TOO_MANY: 'code',
  SMS_NOT_SENT: 'code',
  CAPTCHA_REQUIRED: 'captcha',
  CAPTCHA_WRONG: 'captcha',
};

/** Reads a refusal of login, code or registration (rule login 31). What is no refusal, such as an empty answer, is 服务器异常. */
export function loginFailureOf(error: unknown): LoginFailure {
  const { reason = '', message = '', code = 0, details } = (error ?? {}) as Thrown;
  const { isCaptchaNeeded = false } = (details ?? {}) as { isCaptchaNeeded?: boolean };
  const isSilent = reason === '' || ['NETWORK', 'TIMEOUT', 'NONSENSE'].includes(reason);
  const failure: LoginFailure = {
    field: fields[reason] ?? 'form',
    message: isSilent ? loginTexts.noResponse : message || (code === 50010 ? loginTexts.accountAbnormal : loginTexts.noResponse),
    offersReset: reason === 'LOGIN_PASSWORD_WRONG',
    isPasswordGenerated: reason === 'PASSWORD_GENERATED',
    needsCaptcha: isCaptchaNeeded || reason === 'CAPTCHA_REQUIRED' || reason === 'CAPTCHA_WRONG',
  };
  return reason === 'REGISTER_NEEDED' ? { ...failure, registerToken: message } : failure;
}
