import { color, radius } from '@mall/design-tokens';
import { Field, Input } from '@mall/ui-kit/forms';
import { styled } from 'styled-components';
import { longestCaptcha } from './phone-rules.ts';
import type { Captcha } from './use-captcha.ts';

interface Props {
  captcha: Captcha;
  phone: string;
  error: string | undefined;
  /** Width of the picture with its frame, px. */
  side?: number;
  onType?: () => void;
}

/** The picture and what was read in it; pressing the picture brings another. */
export function CaptchaField({ captcha, phone, error, side = 114, onType }: Props) {
  if (!captcha.isNeeded) return null;
  return (
    <Row style={{ gridTemplateColumns: `minmax(0, 1fr) ${side}px` }}>
      <Field label="图形验证码" error={error}>
        <Input
          value={captcha.answer}
          maxLength={longestCaptcha}
          autoComplete="off"
          placeholder="请输入图中字符"
          onChange={(event) => {
            captcha.setAnswer(event.target.value);
            onType?.();
          }}
        />
      </Field>
      <Another type="button" onClick={() => void captcha.renew(phone)} aria-label="看不清，换一张">
        <img src={captcha.image} alt="图形验证码" width={side - 2} height={36} />
      </Another>
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  gap: 12px;
`;
const Another = styled.button`
  height: 36px;
  margin-top: 24px;
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  overflow: hidden;
`;
