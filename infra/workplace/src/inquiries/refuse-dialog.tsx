import type { StaffInquiryLine } from '@mall/api-contract/staff';
import { FormDialog, useDialogForm } from '@mall/ui-kit/overlays';
import { useSdk } from '../calls/sdk-context.ts';
import { useAct } from '../calls/use-act.ts';
import { WhyField } from '../list/why-field.tsx';

/** Nothing is offered for a line; the buyer reads why. */
export function RefuseDialog({
  inquiryId,
  line,
  at,
  onClose,
}: {
  inquiryId: number;
  line: StaffInquiryLine;
  at: number;
  onClose: () => void;
}) {
  const sdk = useSdk();
  const act = useAct({ isSafe: true });
  const { form, element, set, touch, faultOf, submit } = useDialogForm({
    initial: { why: '' },
    faultsOf: ({ why }) => (why.trim() ? {} : { why: '请填写原因' }),
    onSubmit: async ({ why }) => {
      const refusal = { inquiryId, lineId: line.id, why: why.trim() };
      if (await act.run(['refuseInquiryLine', refusal], (options) => sdk.staff.refuseInquiryLine(refusal, options))) onClose();
    },
  });
  return (
    <FormDialog
      title={`第 ${at} 行不报价`}
      label={`第 ${at} 行不报价`}
      saveText="不报价"
      isBusy={act.isBusy}
      failure={act.failure}
      element={element}
      onSubmit={submit}
      onClose={onClose}
    >
      <WhyField
        hint="客户会看到，例如：已停产，无替代品"
        required
        value={form.why}
        error={faultOf('why')}
        onBlur={() => touch('why')}
        onChange={(why) => set({ why })}
      />
    </FormDialog>
  );
}
