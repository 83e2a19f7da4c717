import { Notice } from '@mall/ui-kit';
import { CaptchaStatus } from './captcha-status.tsx';
import { CodeField } from './code-field.tsx';
import { PhoneField } from './phone-field.tsx';
import type { PhoneCode } from './use-phone-code.ts';

interface Props {
  form: PhoneCode;
  /** Width of what stands beside a field: the button that sends; px. */
  side?: number;
}

/** What was refused, the number, the code, and how far a captcha is where one is needed. */
export const PhoneCodeFields = ({ form: { phone, code, problems, captcha, sms, type, sendCode }, side = 114 }: Props) => (
  <>
    {problems.form && (
      <Notice tone="danger" live>
        {problems.form}
      </Notice>
    )}
    <PhoneField value={phone} error={problems.phone} onChange={(next) => type('phone', next)} />
    <CodeField
      value={code}
      error={problems.code}
      onChange={(next) => type('code', next)}
      onSend={() => void sendCode()}
      isSending={sms.isSending}
      left={sms.left}
      wasSent={sms.wasSent}
      side={side}
    />
    <CaptchaStatus captcha={captcha} error={problems.captcha} />
  </>
);
