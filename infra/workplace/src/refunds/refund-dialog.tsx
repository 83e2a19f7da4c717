import type { StaffRefund } from '@mall/api-contract/staff';
import { moneyText } from '@mall/domain/money';
import { FormDialog, useDialogForm } from '@mall/ui-kit/overlays';
import { useSdk } from '../calls/sdk-context.ts';
import { useAct } from '../calls/use-act.ts';
import { WhyField } from '../list/why-field.tsx';
import { whyGiven } from '../list/why-given.ts';

/** The bank has sent the money back. */
export function RefundDialog({ refund, onClose }: { refund: StaffRefund; onClose: () => void }) {
  const sdk = useSdk();
  const act = useAct({ done: '已登记退回', isSafe: true });
  const { form, element, set, submit } = useDialogForm({
    initial: { why: '' },
    faultsOf: () => ({}),
    onSubmit: async ({ why }) => {
      const given = { refundId: refund.refundId, ...whyGiven(why) };
      if (await act.run(['confirmRefund', given], (options) => sdk.staff.confirmRefund(given, options))) onClose();
    },
  });
  return (
    <FormDialog
      title="登记退回"
      label="登记退回"
      saveText={`确认已退回 ${moneyText(refund.amountFen)}`}
      isBusy={act.isBusy}
      failure={act.failure}
      element={element}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>
        确认银行已将 {moneyText(refund.amountFen)} 退回 {refund.customerName} 的来款账户（来款流水 {refund.bankReference}
        ）。登记后订单的退款完成，不能撤回。
      </p>
      <WhyField value={form.why} onChange={(why) => set({ why })} hint="选填，例如退款流水号" />
    </FormDialog>
  );
}
