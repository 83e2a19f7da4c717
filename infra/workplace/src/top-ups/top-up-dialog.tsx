import type { StaffTopUp } from '@mall/api-contract/staff';
import { moneyText } from '@mall/domain/money';
import { Field, Input } from '@mall/ui-kit/forms';
import { FormDialog, useDialogForm } from '@mall/ui-kit/overlays';
import { useSdk } from '../calls/sdk-context.ts';
import { useAct } from '../calls/use-act.ts';
import { WhyField } from '../list/why-field.tsx';
import { whyGiven } from '../list/why-given.ts';

/** The bank says that the money came in. */
export function TopUpDialog({ topUp, onClose }: { topUp: StaffTopUp; onClose: () => void }) {
  const sdk = useSdk();
  const act = useAct({ done: '已确认到账，余额已增加', isSafe: true });
  const { form, element, set, touch, faultOf, submit } = useDialogForm({
    initial: { bankReference: '', why: '' },
    faultsOf: ({ bankReference }) => (bankReference.trim() ? {} : { bankReference: '请填写银行流水号' }),
    onSubmit: async ({ bankReference, why }) => {
      const given = { id: topUp.id, amountFen: topUp.amountFen, bankReference: bankReference.trim(), ...whyGiven(why) };
      if (await act.run(['confirmTopUp', given], (options) => sdk.staff.confirmTopUp(given, options))) onClose();
    },
  });
  return (
    <FormDialog
      title={`确认 ${topUp.customerName} 的充值`}
      label="确认到账"
      saveText={`确认到账 ${moneyText(topUp.amountFen)}`}
      isBusy={act.isBusy}
      failure={act.failure}
      element={element}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>
        核对银行到账金额恰为 {moneyText(topUp.amountFen)}，附言为“{topUp.remark}”。确认后余额增加，不能撤回。
      </p>
      <Field label="银行流水号" required error={faultOf('bankReference')}>
        <Input
          value={form.bankReference}
          maxLength={60}
          onBlur={() => touch('bankReference')}
          onChange={({ target }) => set({ bankReference: target.value })}
        />
      </Field>
      <WhyField value={form.why} onChange={(why) => set({ why })} />
    </FormDialog>
  );
}
