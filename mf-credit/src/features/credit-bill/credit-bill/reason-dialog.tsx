import { reasonLetters } from '@mall/domain/credit-bill';
import { Field, TextArea } from '@mall/ui-kit/forms';
import { FormDialog, useDialogForm } from '@mall/ui-kit/overlays';

interface Props {
  title: string;
  about: string;
  saveText: string;
  isBusy: boolean;
  failure: string;
  onSubmit: (reason: string) => void;
  onClose: () => void;
}

/** Asks for a reason, of at most so many letters (rule credit-bill 10). */
export default function ReasonDialog({ title, about, saveText, isBusy, failure, onSubmit, onClose }: Props) {
  const { form, element, set, touch, faultOf, submit } = useDialogForm({
    initial: { reason: '' },
    faultsOf: ({ reason }): { reason?: string } => (reason.trim() ? {} : { reason: '请填写原因' }),
    onSubmit: ({ reason }) => onSubmit(reason.trim()),
  });
  return (
    <FormDialog
      title={title}
      label={title}
      saveText={saveText}
      isBusy={isBusy}
      failure={failure}
      element={element}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{about}</p>
      <Field label="原因" required error={faultOf('reason')}>
        <TextArea
          counter
          maxLength={reasonLetters}
          value={form.reason}
          onBlur={() => touch('reason')}
          onChange={({ target }) => set({ reason: target.value })}
        />
      </Field>
    </FormDialog>
  );
}
