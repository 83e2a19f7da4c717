import { space } from '@mall/design-tokens';
import { useWrite } from '@mall/mf-kit/write';
import { Button, EditIcon, IconButton } from '@mall/ui-kit';
import { Input } from '@mall/ui-kit/forms';
import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';

interface Props {
  name: string;
  value: string;
  maxLength: number;
  canEdit: boolean;
  save: (value: string) => Promise<unknown>;
  onSaved: () => void;
}

/** A fact that may still be changed in its place: Enter saves, Escape leaves it. */
export function EditableFact({ name, value, maxLength, canEdit, save, onSaved }: Props) {
  const [typed, setTyped] = useState<string>();
  const saving = useWrite();
  if (typed === undefined)
    return (
      <Line>
        {value || '—'}
        {canEdit && <IconButton label={`修改${name}`} icon={<EditIcon size={14} />} onClick={() => setTyped(value)} />}
      </Line>
    );
  async function submit(event: FormEvent) {
    event.preventDefault();
    const next = typed!.trim();
    const { failure } = next === value ? {} : await saving.run({ next }, () => save(next));
    if (failure) return;
    setTyped(undefined);
    if (next !== value) onSaved();
  }
  return (
    <Form onSubmit={submit}>
      <Input
        size="sm"
        autoFocus
        aria-label={name}
        maxLength={maxLength}
        value={typed}
        invalid={saving.failure !== ''}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && setTyped(undefined)}
      />
      <Button size="sm" type="submit" busy={saving.isBusy}>
        保存
      </Button>
      {saving.failure && <p role="alert">{saving.failure}</p>}
    </Form>
  );
}

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space.xs};
`;
const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
  & > input {
    flex: 1;
    max-width: 280px;
  }
`;
