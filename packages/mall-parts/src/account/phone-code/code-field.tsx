import { Button } from '@mall/ui-kit';
import { Field, Input } from '@mall/ui-kit/forms';
import { styled } from 'styled-components';
import { phoneCodeTexts } from './phone-code-texts.ts';
import { codeDigits } from './phone-rules.ts';

interface Props {
  value: string;
  error: string | undefined;
  onChange: (code: string) => void;
  onSend: () => void;
  isSending: boolean;
  /** Seconds until another code may be asked for. */
  left: number;
  wasSent: boolean;
  /** Width of the button, px. */
  side: number;
}

/** The code from the text message, with the button that sends it and counts 60 s down. */
export const CodeField = ({ value, error, onChange, onSend, isSending, left, wasSent, side }: Props) => (
  <Row style={{ gridTemplateColumns: `minmax(0, 1fr) ${side}px` }}>
    <Field label="短信验证码" error={error}>
      <Input
        inputMode="numeric"
        autoComplete="one-time-code"
        name="code"
        placeholder="6位验证码"
        value={value}
        onChange={(event) => onChange(codeDigits(event.target.value))}
      />
    </Field>
    <Send busy={isSending} disabled={left > 0} onClick={onSend}>
      {left > 0 ? `${left} 秒后重发` : wasSent ? phoneCodeTexts.resend : phoneCodeTexts.sendCode}
    </Send>
  </Row>
);

const Row = styled.div`
  display: grid;
  gap: 12px;
`;
const Send = styled(Button)`
  margin-top: 24px;
  padding: 0;
`;
