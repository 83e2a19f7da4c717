import { Field, Input } from '@mall/ui-kit/forms';
import type { Ref } from 'react';
import { phoneDigits } from './phone-rules.ts';

interface Props {
  value: string;
  error: string | undefined;
  onChange: (phone: string) => void;
  inputRef?: Ref<HTMLInputElement>;
  /** What password managers look for. */
  autoComplete?: 'tel-national' | 'username';
}

/** A mobile number: whatever is pasted, only its digits stay. */
export const PhoneField = ({ value, error, onChange, inputRef, autoComplete = 'tel-national' }: Props) => (
  <Field label="手机号" error={error}>
    <Input
      ref={inputRef}
      type="tel"
      inputMode="numeric"
      autoComplete={autoComplete}
      name="phone"
      placeholder="11位手机号"
      prefix="+86"
      value={value}
      onChange={(event) => onChange(phoneDigits(event.target.value))}
    />
  </Field>
);
