import { space, type } from '@mall/design-tokens';
import { Field, Input } from '@mall/ui-kit/forms';
import { useState } from 'react';
import { styled } from 'styled-components';

interface Props {
  value: string;
  onChange: (code: string) => void;
  /** All six figures are there. */
  onFull: (code: string) => void;
}

/** The six figures of an authenticator: typed, pasted with spaces, or filled in by the browser; sent as soon as they are there. */
export function CodeInput({ value, onChange, onFull }: Props) {
  const [sent, setSent] = useState('');
  return (
    <Field label="6 位验证码">
      <Figures
        value={value}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={9}
        autoFocus
        placeholder="000000"
        onChange={({ target }) => {
          const code = target.value.replace(/\D/g, '').slice(0, 6);
          onChange(code);
          if (code.length < 6 || code === sent) return;
          setSent(code);
          onFull(code);
        }}
      />
    </Field>
  );
}

const Figures = styled(Input)`
  && {
    height: 48px;
    padding: 0 ${space.lg};
    font-size: ${type.sizeTitle};
    letter-spacing: 0.3em;
  }
`;
