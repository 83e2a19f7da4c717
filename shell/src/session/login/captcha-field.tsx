import { color, radius } from '@mall/design-tokens';
import { Field, Input } from '@mall/ui-kit/forms';
import { styled } from 'styled-components';
import { longest } from './login-rules.ts';
import type { Captcha } from './use-captcha.ts';

/** The picture and what was read in it; pressing the picture brings another. */
export function CaptchaField({ captcha, phone, error }: { captcha: Captcha; phone: string; error: string | undefined }) {
  if (!captcha.isNeeded) return null;
  return (
    <Row>
      <Field label="图形验证码" error={error}>
        <Input
          value={captcha.answer}
          maxLength={longest.captcha}
          autoComplete="off"
          placeholder="请输入图中字符"
          onChange={(event) => captcha.setAnswer(event.target.value)}
        />
      </Field>
      <Another type="button" onClick={() => void captcha.renew(phone)} aria-label="看不清，换一张">
        <img src={captcha.image} alt="图形验证码" width={112} height={36} />
      </Another>
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 114px;
  gap: 12px;
`;
const Another = styled.button`
  height: 36px;
  margin-top: 24px;
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  overflow: hidden;
`;
