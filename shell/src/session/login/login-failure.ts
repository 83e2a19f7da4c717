import { placeOf, type RefusedField } from '@mall/mall-parts/account/phone-code';
import { type CallFailure, isCallFailure } from '@mall/mf-kit';
import { loginTexts } from './login-texts.ts';

/** What is shown of a failed login, and where. */
export interface LoginFailure {
  field: RefusedField;
  message: string;
  /** Offer the way to a new password. */
  offersReset: boolean;
  /** The password is right, but the mall chose it: one of the buyer's own comes first. */
  isPasswordGenerated: boolean;
  /** The number has no account yet: this token opens one. */
  registerToken?: string;
}

const nothingMore = { offersReset: false, isPasswordGenerated: false };

function wordsOf({ reason, message }: CallFailure): string {
  if (reason === 'NETWORK' || reason === 'TIMEOUT' || reason === 'NONSENSE') return loginTexts.noResponse;
  return message || (reason === 'ACCOUNT_ABNORMAL' ? loginTexts.accountAbnormal : loginTexts.noResponse);
}

/** Reads a refusal of login, code or registration (rule login 31). What is no refusal, such as an empty answer, is 服务器异常. */
export function loginFailureOf(error: unknown): LoginFailure {
  if (!isCallFailure(error)) return { ...nothingMore, field: 'form', message: loginTexts.noResponse };
  const { reason, message } = error;
  const failure: LoginFailure = {
    field: placeOf(error),
    message: wordsOf(error),
    offersReset: reason === 'LOGIN_PASSWORD_WRONG',
    isPasswordGenerated: reason === 'PASSWORD_GENERATED',
  };
  return reason === 'REGISTER_NEEDED' ? { ...failure, registerToken: message } : failure;
}
