import { space } from '@mall/design-tokens';
import { Button } from '@mall/ui-kit';
import { Input } from '@mall/ui-kit/forms';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';

interface Props {
  name: string;
  onSave: (name: string) => void;
  onCancel: () => void;
}

/** A kept conversation's name, ready to be typed over; Escape leaves it as it was. */
export function RenameTalk({ name, onSave, onCancel }: Props) {
  const [typed, setTyped] = useState(name);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  function save(event: FormEvent) {
    event.preventDefault();
    if (typed.trim()) onSave(typed.trim());
  }
  return (
    <Form
      onSubmit={save}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
        // Not the whole list
        event.stopPropagation();
        onCancel();
      }}
    >
      <Input ref={field} aria-label="对话名称" maxLength={40} value={typed} onChange={({ target }) => setTyped(target.value)} />
      <Button type="submit" disabled={!typed.trim()}>
        保存
      </Button>
      <Button variant="quiet" onClick={onCancel}>
        取消
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: flex;
  flex: 1;
  gap: ${space.sm};
  padding: ${space.sm} 0;
  & > :first-child {
    flex: 1;
    min-width: 0;
  }
`;
