import { type ApplicationField, type ApplicationFieldName, isSecretField } from '@mall/domain/credit-application';
import { Button } from '@mall/ui-kit';
import { Field, Input, NativeSelect, TextArea } from '@mall/ui-kit/forms';
import { useState } from 'react';

interface Props {
  name: ApplicationFieldName;
  field: ApplicationField;
  value: string;
  /** It is kept, and shown masked: changed as a whole. */
  isMasked: boolean;
  isRead: boolean;
  error: string | undefined;
  onChange: (value: string) => void;
  onLeave: () => void;
}

const typeOf = { phone: 'tel', email: 'email' } as Partial<Record<ApplicationField['kind'], string>>;
const modeOf = { phone: 'tel', account: 'numeric', money: 'decimal' } as const satisfies Partial<Record<ApplicationField['kind'], string>>;

/** One field of an application: labelled, with what a picture filled marked until it is corrected. */
export function SectionField({ name, field, value, isMasked, isRead, error, onChange, onLeave }: Props) {
  const [isRetyped, setRetyped] = useState(false);
  const { label, kind, hint, isRequired, most, choices } = field;
  const shown = { label, required: isRequired, error, hint: isRead ? '识别自图片，请核对' : hint };
  if (isSecretField(field) && isMasked && !isRetyped)
    return (
      <Field {...shown} hint={isRead ? '识别自图片，已加密保存' : '已加密保存'}>
        <Input
          readOnly
          value={value}
          suffix={
            <Button
              size="sm"
              onClick={() => {
                setRetyped(true);
                onChange('');
              }}
              aria-label={`修改${label}`}
            >
              修改
            </Button>
          }
        />
      </Field>
    );
  if (kind === 'choice')
    return (
      <Field {...shown}>
        <NativeSelect
          value={value}
          onValueChange={(next) => onChange(next)}
          onBlur={onLeave}
          options={[{ value: '', label: '请选择' }, ...(choices ?? []).map((one) => ({ value: one, label: one }))]}
        />
      </Field>
    );
  if (kind === 'long')
    return (
      <Field {...shown}>
        <TextArea rows={3} maxLength={most} counter value={value} onBlur={onLeave} onChange={({ target }) => onChange(target.value)} />
      </Field>
    );
  return (
    <Field {...shown}>
      <Input
        name={name}
        type={typeOf[kind] ?? 'text'}
        inputMode={modeOf[kind as keyof typeof modeOf]}
        autoComplete="off"
        prefix={kind === 'money' ? '¥' : undefined}
        placeholder={kind === 'day' || kind === 'until' ? '2015-06-18' : undefined}
        // Numbers are pasted with their spaces.
        maxLength={kind === 'account' || kind === 'idNumber' || kind === 'creditCode' ? most + 10 : most}
        value={value}
        onBlur={onLeave}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}
