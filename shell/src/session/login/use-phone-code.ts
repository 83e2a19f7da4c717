import { useState } from 'react';
import type { ShellPlatform } from '../../platform/shell-platform.ts';
import { type LoginFailure, loginFailureOf } from './login-failure.ts';
import { type Problems, sendProblems, smsProblems } from './login-rules.ts';
import { useCaptcha } from './use-captcha.ts';
import { useSmsCode } from './use-sms-code.ts';

/** What a form with a phone number and the code sent to it holds: values, problems, captcha, sending. `PhoneCodeFields` shows it. */
export function usePhoneCode(platform: ShellPlatform, startPhone = '') {
  const [phone, setPhone] = useState(startPhone);
  const [code, setCode] = useState('');
  const [problems, setProblems] = useState<Problems<LoginFailure['field']>>({});
  const captcha = useCaptcha(platform);
  const sms = useSmsCode(platform, captcha);
  const forget = (field: 'phone' | 'code') => setProblems(({ [field]: _, form: __, ...rest }) => rest);
  const showFailure = ({ field, message }: LoginFailure) => setProblems({ [field]: message });
  const isFree = (found: Problems<LoginFailure['field']>) => {
    setProblems(found);
    return !Object.keys(found).length;
  };
  return {
    phone,
    code,
    problems,
    captcha,
    sms,
    type: (field: 'phone' | 'code', text: string) => {
      (field === 'phone' ? setPhone : setCode)(text);
      forget(field);
    },
    async sendCode() {
      if (!isFree(sendProblems({ phone, captcha: captcha.answer }, captcha.isNeeded))) return;
      const failure = await sms.send(phone);
      if (failure) showFailure(failure);
    },
    /** Whether it can be sent; what is wrong is shown. */
    check: () => isFree(smsProblems({ phone, code, captcha: captcha.answer }, captcha.isNeeded)),
    /** Shows a refusal of the server, with a new captcha where it asks for one. */
    async refuse(error: unknown) {
      const failure = loginFailureOf(error);
      showFailure(failure);
      if (failure.needsCaptcha || captcha.isNeeded) await captcha.renew(phone);
    },
  };
}

export type PhoneCode = ReturnType<typeof usePhoneCode>;
