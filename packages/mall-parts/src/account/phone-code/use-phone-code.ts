import type { Platform } from '@mall/mf-kit';
import { useState } from 'react';
import { type PhoneCodeFailure, phoneCodeFailure, type RefusedField } from './phone-code-failure.ts';
import { type Problems, sendProblems, smsProblems } from './phone-rules.ts';
import { useCaptcha } from './use-captcha.ts';
import { useSmsCode } from './use-sms-code.ts';

interface Options {
  /** A number typed elsewhere. */
  startPhone?: string;
  /** How a refusal is read; left out: in its own words. */
  readFailure?: (error: unknown) => PhoneCodeFailure;
}

/** What a form with a phone number and the code sent to it holds: values, problems, captcha, sending. `PhoneCodeFields` shows it. */
export function usePhoneCode(
  platform: Pick<Platform, 'sdk' | 'notify'>,
  { startPhone = '', readFailure = phoneCodeFailure }: Options = {},
) {
  const [phone, setPhone] = useState(startPhone);
  const [code, setCode] = useState('');
  const [problems, setProblems] = useState<Problems<RefusedField>>({});
  const captcha = useCaptcha(platform, 'sms');
  const sms = useSmsCode(platform, captcha);
  const isFree = (found: Problems<RefusedField>) => {
    setProblems(found);
    return !Object.keys(found).length;
  };
  /** What is wrong with a field is forgotten while it is typed anew. */
  const forget = (field: RefusedField) => setProblems(({ [field]: _, form: __, ...rest }) => rest);
  /** Shows a refusal of the server. */
  function refuse(error: unknown) {
    const { field, message } = readFailure(error);
    setProblems({ [field]: message });
  }
  return {
    phone,
    code,
    problems,
    captcha,
    sms,
    refuse,
    forget,
    type(field: 'phone' | 'code', text: string) {
      (field === 'phone' ? setPhone : setCode)(text);
      forget(field);
    },
    async sendCode() {
      if (isFree(sendProblems({ phone }))) await sms.send(phone, refuse);
    },
    /** Whether it can be sent; what is wrong is shown. */
    check: () => isFree(smsProblems({ phone, code })),
  };
}

export type PhoneCode = ReturnType<typeof usePhoneCode>;
