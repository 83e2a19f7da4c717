import { longestEmployeeNumber, phoneProblem } from '@mall/domain/account';
import { type Problems, present } from '@mall/mall-parts/account/phone-code';
import { loginTexts } from './login-texts.ts';

export const longest = { password: 20, employeeNo: longestEmployeeNumber } as const;

/** What is wrong with the password tab. */
export const passwordProblems = (form: { phone: string; password: string }): Problems<'phone' | 'password'> =>
  present({
    phone: phoneProblem(form.phone),
    password: form.password === '' ? loginTexts.passwordMissing : undefined,
  });
