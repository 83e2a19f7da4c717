import { phoneProblem } from '@mall/domain/account';
import { phoneCodeTexts } from './phone-code-texts.ts';

/** Only digits, at most eleven: phone inputs strip everything else (rule login 24). */
export const phoneDigits = (typed: string): string => typed.replace(/\D/g, '').slice(0, 11);
export const codeDigits = (typed: string): string => typed.replace(/\D/g, '').slice(0, 6);

export type Problems<Name extends string> = Partial<Record<Name, string>>;

/** The problems there are, without those there aren't. */
export const present = <Name extends string>(problems: Record<Name, string | undefined>): Problems<Name> =>
  Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem)) as Problems<Name>;

/** What keeps a code from being sent. */
export const sendProblems = (form: { phone: string }): Problems<'phone'> => present({ phone: phoneProblem(form.phone) });

/** What is wrong with a number and the code that was sent to it. */
export const smsProblems = (form: { phone: string; code: string }): Problems<'phone' | 'code'> =>
  present({
    phone: phoneProblem(form.phone),
    code: form.code === '' ? phoneCodeTexts.codeMissing : form.code.length === 6 ? undefined : phoneCodeTexts.codeWrongLength,
  });
