import { Notice } from '@mall/ui-kit';
import { CaptchaField } from './captcha-field.tsx';
import { CodeField } from './code-field.tsx';
import { PhoneField } from './phone-field.tsx';
import type { PhoneCode } from './use-phone-code.ts';

interface Props {
  form: PhoneCode;
  /** Width of what stands beside a field: the button that sends, the picture; px. */
  side?: number;
}

/** What was refused, the number, the captcha where it is needed, and the code. */
export const PhoneCodeFields = ({ form: { phone, code, problems, captcha, sms, type, forget, sendCode }, side = 114 }: Props) => (
  <>
    {problems.form && (
      <Notice tone="danger" live>
        {problems.form}
      </Notice>
    )}
    <PhoneField value={phone} error={problems.phone} onChange={(next) => type('phone', next)} />
    <CaptchaField captcha={captcha} phone={phone} error={problems.captcha} side={side} onType={() => forget('captcha')} />
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
  </>
);
