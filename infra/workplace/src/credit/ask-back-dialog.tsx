import type { StaffCreditApplication } from '@mall/api-contract/credit-application';
import { type ApplicationSection, applicationSectionNames, applicationSections } from '@mall/domain/credit-application';
import { Field, Input } from '@mall/ui-kit/forms';
import { FormDialog, useDialogForm } from '@mall/ui-kit/overlays';
import { useSdk } from '../calls/sdk-context.ts';
import { useAct } from '../calls/use-act.ts';

const none = Object.fromEntries(applicationSections.map((section) => [section, ''])) as Record<ApplicationSection, string>;

/** What lacks, part by part: the company sees each at its place. */
export function AskBackDialog({ one, onClose }: { one: StaffCreditApplication; onClose: () => void }) {
  const sdk = useSdk();
  const act = useAct({ done: '已退回补充', isSafe: true });
  const { form, element, set, faultOf, submit } = useDialogForm({
    initial: none,
    faultsOf: (form) => (Object.values(form).some((words) => words.trim()) ? {} : { company: '请至少说明一处' }),
    onSubmit: async (form) => {
      const asked = applicationSections.flatMap((section) => (form[section].trim() ? [{ section, words: form[section].trim() }] : []));
      const given = { customerId: one.customerId, asked };
      if (await act.run(['askBack', given], (options) => sdk.creditApplication.askBackCreditApplication(given, options))) onClose();
    },
  });
  return (
    <FormDialog
      title={`退回补充 ${one.customerName}`}
      label="退回补充"
      saveText="退回补充"
      isBusy={act.isBusy}
      failure={act.failure}
      element={element}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>写下每一步缺什么，企业会在对应的步骤看到。</p>
      {applicationSections.map((section) => (
        <Field key={section} label={applicationSectionNames[section]} error={faultOf(section)}>
          <Input maxLength={200} autoComplete="off" value={form[section]} onChange={({ target }) => set({ [section]: target.value })} />
        </Field>
      ))}
    </FormDialog>
  );
}
