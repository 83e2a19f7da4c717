import { Field, TextArea } from '@mall/ui-kit/forms';

interface Props {
  value: string;
  onChange: (why: string) => void;
  /** 原因 by default. */
  label?: string;
  hint?: string;
  required?: boolean;
  error?: string | undefined;
  onBlur?: () => void;
}

/** Why it is done, in the person's words: kept with the act. */
export const WhyField = ({ value, onChange, label = '原因', hint = '选填，与操作一起记入日志', required, error, onBlur }: Props) => (
  <Field label={label} hint={hint} required={required} error={error}>
    <TextArea value={value} rows={2} maxLength={200} counter onBlur={onBlur} onChange={({ target }) => onChange(target.value)} />
  </Field>
);
