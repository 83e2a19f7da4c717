import { Field, TextArea } from '@mall/ui-kit/forms';
import { FormDialog, useDialogForm } from '@mall/ui-kit/overlays';

interface Props {
  isRejecting: boolean;
  isBusy: boolean;
  failure: string;
  onSay: (words: string) => void;
  onClose: () => void;
}

/** What is to change, or why not: the buyer reads it. */
export default function WordsDialog({ isRejecting, isBusy, failure, onSay, onClose }: Props) {
  const title = isRejecting ? '驳回申请' : '退回修改';
  const { form, element, set, touch, faultOf, submit } = useDialogForm({
    initial: { words: '' },
    faultsOf: ({ words }) => (words.trim() ? {} : { words: isRejecting ? '请填写驳回原因' : '请说明要改什么' }),
    onSubmit: ({ words }) => onSay(words.trim()),
  });
  return (
    <FormDialog
      title={title}
      label={title}
      saveText="确定"
      isBusy={isBusy}
      failure={failure}
      element={element}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={isRejecting ? '驳回原因' : '要改什么'} required error={faultOf('words')} hint="申请人会看到">
        <TextArea
          rows={3}
          maxLength={200}
          counter
          value={form.words}
          onBlur={() => touch('words')}
          onChange={({ target }) => set({ words: target.value })}
        />
      </Field>
    </FormDialog>
  );
}
