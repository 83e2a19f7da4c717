import { color, space } from '@mall/design-tokens';
import { usePlatform } from '@mall/mf-kit';
import { useWrite } from '@mall/mf-kit/write';
import { Button } from '@mall/ui-kit';
import { Field, Input } from '@mall/ui-kit/forms';
import { type FormEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { SheetChange } from '../../../parts/inquiry/inquiry-types.ts';

/** One more line by hand, at the foot of the sheet: matched at once, and the field is free for the next. */
export function AddLine({ inquiryId, onAdded }: { inquiryId: number; onAdded: (change: SheetChange) => void }) {
  const { sdk } = usePlatform();
  const [text, setText] = useState('');
  const adding = useWrite();
  const field = useRef<HTMLInputElement>(null);
  async function submit(event: FormEvent) {
    event.preventDefault();
    const words = text.trim();
    if (!words) return field.current?.focus();
    const content = { inquiryId, text: words };
    const { answer } = await adding.run(content, (options) => sdk.inquiry.insertNewQuotationItem(content, options));
    if (!answer) return;
    setText('');
    onAdded(answer);
    field.current?.focus();
  }
  return (
    <Root onSubmit={submit}>
      <Field label="再加一行" direction="row" error={adding.failure || undefined}>
        <Input
          ref={field}
          size="sm"
          maxLength={500}
          placeholder="型号、品牌、品名、数量，写完按回车，例如 6204-2RS SKF 10个"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <Button size="sm" type="submit" busy={adding.isBusy}>
        加入
      </Button>
    </Root>
  );
}

const Root = styled.form`
  display: flex;
  align-items: flex-start;
  gap: ${space.sm};
  padding: ${space.md};
  border-top: 1px solid ${color.line};
  & > :first-child {
    flex: 1;
  }
`;
