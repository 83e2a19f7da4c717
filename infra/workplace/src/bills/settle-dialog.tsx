import type { CreditBillDispute } from '@mall/api-contract/credit-bill';
import { moneyText } from '@mall/domain/money';
import { Field, Input } from '@mall/ui-kit/forms';
import { FormDialog, useDialogForm } from '@mall/ui-kit/overlays';
import { useSdk } from '../calls/sdk-context.ts';
import { useAct } from '../calls/use-act.ts';
import { WhyField } from '../list/why-field.tsx';
import { fenOf } from '../wording/yuan-input.ts';

interface Props {
  dispute: CreditBillDispute;
  isAdjusting: boolean;
  onClose: () => void;
}

/** Settles a disputed line: so much comes off it, or it stays, with a reason that the buyer reads. */
export function SettleDialog({ dispute, isAdjusting, onClose }: Props) {
  const sdk = useSdk();
  const act = useAct({ done: isAdjusting ? '已调整' : '已维持原账', isSafe: true });
  const { itemId, mostFen } = dispute;
  const { form, element, set, touch, faultOf, submit } = useDialogForm({
    initial: { amount: '', why: '' },
    faultsOf: ({ amount, why }): { amount?: string; why?: string } => {
      const fen = fenOf(amount);
      return {
        ...(!isAdjusting || (fen !== undefined && fen > 0 && fen <= mostFen)
          ? {}
          : { amount: `请填写 0.01 至 ${moneyText(mostFen)} 的金额` }),
        ...(why.trim() ? {} : { why: '请填写原因' }),
      };
    },
    onSubmit: async ({ amount, why }) => {
      const said = { itemId, why: why.trim() };
      const answer = await act.run([isAdjusting, amount, said], (options) =>
        isAdjusting
          ? sdk.creditBill.adjustBillItem({ ...said, amountFen: fenOf(amount)! }, options)
          : sdk.creditBill.upholdBillItem(said, options),
      );
      if (answer) onClose();
    },
  });
  const title = isAdjusting ? '调整明细' : '维持原账';
  return (
    <FormDialog
      title={title}
      label={title}
      saveText={title}
      isBusy={act.isBusy}
      failure={act.failure}
      element={element}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>
        {dispute.name}，{dispute.amount}。客户：{dispute.reason}
      </p>
      {isAdjusting && (
        <Field label="减少金额" required error={faultOf('amount')} hint={`最多 ${moneyText(mostFen)}；从账单减去，发票同时红冲`}>
          <Input
            prefix="¥"
            inputMode="decimal"
            autoComplete="off"
            maxLength={16}
            value={form.amount}
            onBlur={() => touch('amount')}
            onChange={({ target }) => set({ amount: target.value })}
          />
        </Field>
      )}
      <WhyField
        required
        hint="客户会看到"
        value={form.why}
        error={faultOf('why')}
        onBlur={() => touch('why')}
        onChange={(why) => set({ why })}
      />
    </FormDialog>
  );
}
