import { Button, Notice } from '@mall/ui-kit';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { Screen } from '../frame/screen.tsx';
import { Actions, Sheet, Sides } from './form-parts.tsx';

interface Props {
  title: string;
  /** Until when it can be changed. */
  note: string;
  /** What the form is called for who can't see it. */
  label: string;
  saveText: string;
  /** The list that who doesn't save goes back to. */
  listUrl: string;
  act: { failure: string | undefined; isBusy: boolean };
  onSave: () => void;
  /** What it would do, at the right. */
  preview: ReactNode;
  /** Its fields. */
  children: ReactNode;
}

/** Makes or changes what staff offer to buyers: the form at the left, what it would do at the right. */
export function DraftEditor({ title, note, label, saveText, listUrl, act, onSave, preview, children }: Props) {
  const go = useNavigate();
  return (
    <Screen title={title} note={note}>
      <Sides>
        <Sheet
          aria-label={label}
          onSubmit={(event) => {
            event.preventDefault();
            onSave();
          }}
        >
          {children}
          {act.failure && (
            <Notice tone="danger" live>
              {act.failure}
            </Notice>
          )}
          <Actions>
            <Button type="submit" variant="primary" busy={act.isBusy}>
              {saveText}
            </Button>
            <Button onClick={() => void go(listUrl)}>不保存</Button>
          </Actions>
        </Sheet>
        {preview}
      </Sides>
    </Screen>
  );
}
