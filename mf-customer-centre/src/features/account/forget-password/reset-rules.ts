import { isStrongPassword, phoneProblem } from '@mall/domain/account';

export interface ResetForm {
  phone: string;
  captcha: string;
  code: string;
  password: string;
  repeated: string;
}
export type ResetFaults = Partial<Record<keyof ResetForm | 'form', string>>;

export const emptyReset: ResetForm = { phone: '', captcha: '', code: '', password: '', repeated: '' };

const present = (faults: Record<string, string | undefined>): ResetFaults =>
  Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault)) as ResetFaults;

/** What keeps a code from being sent. */
export const sendFaults = (form: ResetForm, needsCaptcha: boolean): ResetFaults =>
  present({ phone: phoneProblem(form.phone), captcha: needsCaptcha && !form.captcha.trim() ? '请填写图形验证码' : undefined });

/** What keeps the password from being set, in the words of the login dialog. */
export const resetFaults = ({ phone, code, password, repeated }: ResetForm): ResetFaults =>
  present({
    phone: phoneProblem(phone),
    code: code === '' ? '请填写短信验证码' : code.length === 6 ? undefined : '请输入6位短信验证码',
    password: password === '' ? '请填写密码' : isStrongPassword(password) ? undefined : '密码须为8至20位，并同时包含字母和数字',
    repeated: repeated === password ? undefined : '两次输入的密码不一致',
  });

const fields: Record<string, keyof ResetForm> = {
  SMS_CODE_WRONG: 'code',
  SMS_TOO_SOON: 'code',
  SMS_TOO_MANY: 'code',
  SMS_NOT_SENT: 'code',
  CAPTCHA_REQUIRED: 'captcha',
  CAPTCHA_WRONG: 'captcha',
  PASSWORD_WEAK: 'password',
};

/** A refusal beside what caused it. */
export const faultOf = ({ reason, message }: { reason: string; message: string }): ResetFaults => ({ [fields[reason] ?? 'form']: message });
