import type { StaffInquiry } from '@mall/api-contract/staff';
import { Field, TextArea } from '@mall/ui-kit/forms';
import { FormDialog, useDialogForm } from '@mall/ui-kit/overlays';
import { useSdk } from '../calls/sdk-context.ts';
import { useAct } from '../calls/use-act.ts';

/** Asks the buyer something; the SMS goes out at once. */
export function AskDialog({ inquiry, onClose }: { inquiry: StaffInquiry; onClose: () => void }) {
  const sdk = useSdk();
  const act = useAct({ done: '已发给客户', isSafe: true });
  const { form, element, set, touch, faultOf, submit } = useDialogForm({
    initial: { question: '' },
    faultsOf: ({ question }) => (question.trim() ? {} : { question: '请填写问题' }),
    onSubmit: async ({ question }) => {
      const asked = { inquiryId: inquiry.id, question: question.trim() };
      if (await act.run(['askInquiryBuyer', asked], (options) => sdk.staff.askInquiryBuyer(asked, options))) onClose();
    },
  });
  return (
    <FormDialog
      title="向客户提问"
      label="向客户提问"
      saveText="发送"
      isBusy={act.isBusy}
      failure={act.failure}
      element={element}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label="问题" required error={faultOf('question')} hint={`${inquiry.contactName} 会收到短信，可在询价单中回复`}>
        <TextArea
          rows={3}
          maxLength={500}
          counter
          value={form.question}
          onBlur={() => touch('question')}
          onChange={({ target }) => set({ question: target.value })}
        />
      </Field>
    </FormDialog>
  );
}
