import { FormDialog, useDialogForm } from '@mall/ui-kit/overlays';
import type { ReactNode } from 'react';
import type { useAct } from '../calls/use-act.ts';
import { WhyField } from '../list/why-field.tsx';

interface Props {
  title: string;
  /** Spoken name of the form and the word on its button; the title where it says enough. */
  label?: string;
  saveText?: string;
  /** `danger` for what goes against somebody. */
  tone?: 'accent' | 'danger';
  /** What is asked for and who will read it: 原因, 选填 by default. */
  asked?: string;
  hint?: string;
  /** Said where nothing was written; left out where nothing need be. */
  whenMissing?: string | undefined;
  act: ReturnType<typeof useAct>;
  /** Does it. @param why without blanks around it @returns what was answered, undefined where it was refused */
  onSay: (why: string) => Promise<unknown>;
  onClose: () => void;
  /** What follows from it. */
  children?: ReactNode;
}

/** An act that takes one text, mostly its reason: the dialog closes once it is answered, and stays with what was written where it is refused. */
export function WhyDialog({
  title,
  label = title,
  saveText = label,
  tone,
  asked,
  hint,
  whenMissing,
  act,
  onSay,
  onClose,
  children,
}: Props) {
  const { form, element, set, touch, faultOf, submit } = useDialogForm({
    initial: { why: '' },
    faultsOf: ({ why }) => (whenMissing && !why.trim() ? { why: whenMissing } : {}),
    onSubmit: async ({ why }) => {
      if (await onSay(why.trim())) onClose();
    },
  });
  return (
    <FormDialog
      title={title}
      label={label}
      saveText={saveText}
      tone={tone}
      isBusy={act.isBusy}
      failure={act.failure}
      element={element}
      onSubmit={submit}
      onClose={onClose}
    >
      {children}
      <WhyField
        label={asked}
        hint={hint}
        required={whenMissing !== undefined}
        value={form.why}
        error={faultOf('why')}
        onBlur={() => touch('why')}
        onChange={(why) => set({ why })}
      />
    </FormDialog>
  );
}
