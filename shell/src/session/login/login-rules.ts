import { longestEmployeeNumber, phoneProblem } from '@mall/domain/account';
import { loginTexts } from './login-texts.ts';

/** Only digits, at most eleven: phone inputs strip everything else (rule login 24). */
export const phoneDigits = (typed: string): string => typed.replace(/\D/g, '').slice(0, 11);
export const codeDigits = (typed: string): string => typed.replace(/\D/g, '').slice(0, 6);
export const longest = { captcha: 6, password: 20, employeeNo: longestEmployeeNumber } as const;

export type Problems<Name extends string> = Partial<Record<Name, string>>;

const only = <Name extends string>(problems: Record<Name, string | undefined>): Problems<Name> =>
  Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem)) as Problems<Name>;

const captchaProblem = (isNeeded: boolean, captcha: string) => (isNeeded && !captcha.trim() ? loginTexts.captchaMissing : undefined);

/** What keeps a code from being sent; `captcha` counts where a picture has to be read first. */
export const sendProblems = (form: { phone: string; captcha: string }, isCaptchaNeeded: boolean): Problems<'phone' | 'captcha'> =>
  only({ phone: phoneProblem(form.phone), captcha: captchaProblem(isCaptchaNeeded, form.captcha) });

/** What is wrong with the SMS tab. */
export const smsProblems = (
  form: { phone: string; code: string; captcha: string },
  isCaptchaNeeded: boolean,
): Problems<'phone' | 'code' | 'captcha'> =>
  only({
    phone: phoneProblem(form.phone),
    code: form.code === '' ? loginTexts.codeMissing : form.code.length === 6 ? undefined : loginTexts.codeWrongLength,
    captcha: captchaProblem(isCaptchaNeeded, form.captcha),
  });

/** What is wrong with the password tab. */
export const passwordProblems = (
  form: { phone: string; password: string; captcha: string },
  isCaptchaNeeded: boolean,
): Problems<'phone' | 'password' | 'captcha'> =>
  only({
    phone: phoneProblem(form.phone),
    password: form.password === '' ? loginTexts.passwordMissing : undefined,
    captcha: captchaProblem(isCaptchaNeeded, form.captcha),
  });
