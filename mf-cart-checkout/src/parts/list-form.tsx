import { Field, TextArea } from '@mall/ui-kit/forms';
import { type ClipboardEventHandler, type FormEvent, type ReactNode, useRef, useState } from 'react';

interface Props {
  label: string;
  hint: string;
  placeholder: string;
  rows: number;
  text: string;
  charactersAtMost: number;
  /** What is said where nothing was typed. */
  nothing: string;
  /** A list is being read: nothing is submitted meanwhile. */
  isBusy: boolean;
  onType: (text: string) => void;
  onPaste?: ClipboardEventHandler;
  onSubmit: () => void;
  /** The button, and other ways in. */
  children: ReactNode;
}

/** A list that is typed or pasted, a line a product. Ctrl + Enter submits; an empty or too long one says so and has the focus. */
export function ListForm({
  label,
  hint,
  placeholder,
  rows,
  text,
  charactersAtMost,
  nothing,
  isBusy,
  onType,
  onPaste,
  onSubmit,
  children,
}: Props) {
  const [fault, setFault] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  function submit(event?: FormEvent) {
    event?.preventDefault();
    const wrong = !text.trim() ? nothing : text.length > charactersAtMost ? '内容太长，请分几次粘贴，或上传文件' : '';
    setFault(wrong);
    if (wrong) field.current?.focus();
    else if (!isBusy) onSubmit();
  }
  return (
    <form onSubmit={submit}>
      <Field label={label} hint={hint} error={(!isBusy && fault) || undefined}>
        <TextArea
          ref={field}
          rows={rows}
          value={text}
          placeholder={placeholder}
          spellCheck={false}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
          }}
          onPaste={onPaste}
          onChange={(event) => {
            setFault('');
            onType(event.target.value);
          }}
        />
      </Field>
      {children}
    </form>
  );
}
