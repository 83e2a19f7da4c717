import { below, color, space, type } from '@mall/design-tokens';
import { type FormEvent, type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { Button } from '../button/button.tsx';
import { Dialog } from '../overlay/dialog.tsx';
import { AccentButton } from './accent-button.tsx';
import { keepFocus } from './keep-focus.ts';

interface Props {
  title: string;
  /** Spoken name of the form. */
  label: string;
  saveText: string;
  cancelText?: string;
  /** `danger` for what can't be undone. */
  tone?: 'accent' | 'danger';
  /** Smaller text: a question with facts rather than fields to fill in. */
  dense?: boolean;
  isBusy: boolean;
  /** Why saving failed, '' before. */
  failure: string;
  element?: RefObject<HTMLFormElement | null>;
  /** Stands in place of the fields while what they show isn't here. */
  waiting?: ReactNode;
  onSubmit: (event: FormEvent) => void;
  onClose: () => void;
  /** Fields; `data-half` ones stand in pairs. */
  children: ReactNode;
}

/** A form in a dialog. It stays open when saving fails, with everything that was typed. */
export function FormDialog(props: Props) {
  const {
    title,
    label,
    saveText,
    cancelText = '取消',
    tone = 'accent',
    dense,
    isBusy,
    failure,
    element,
    waiting,
    onSubmit,
    onClose,
    children,
  } = props;
  const Save = tone === 'danger' ? Button : AccentButton;
  const id = useId();
  const said = useRef<HTMLParagraphElement>(null);
  // A long form scrolls: why saving failed must not stand below its fold.
  useEffect(() => {
    if (failure) said.current?.scrollIntoView?.({ block: 'nearest' });
  }, [failure]);
  return (
    <Dialog
      onClose={onClose}
      title={title}
      closeOnOutsideClick={false}
      footer={
        <>
          <Button onMouseDown={keepFocus} onClick={onClose}>
            {cancelText}
          </Button>
          <Save
            variant={tone === 'danger' ? 'danger' : undefined}
            type="submit"
            form={id}
            busy={isBusy}
            disabled={!!waiting}
            onMouseDown={keepFocus}
          >
            {saveText}
          </Save>
        </>
      }
    >
      {waiting ?? (
        <Grid ref={element} id={id} noValidate data-dense={dense || undefined} onSubmit={onSubmit} aria-label={label}>
          {children}
          <p ref={said} role="alert">
            {failure}
          </p>
        </Grid>
      )}
    </Dialog>
  );
}

const Grid = styled.form`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space.lg} ${space.md};
  & > * {
    grid-column: 1 / -1;
    min-width: 0;
  }
  &[data-dense] {
    font-size: ${type.sizeTable};
  }
  & > [data-half] {
    grid-column: auto;
  }
  & > fieldset {
    padding: 0;
    border: 0;
  }
  & > [role='alert'] {
    color: ${color.danger};
    &:empty {
      display: none;
    }
  }
  ${below.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
