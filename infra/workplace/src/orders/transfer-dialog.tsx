import type { StaffOrder } from '@mall/api-contract/staff';
import { moneyText } from '@mall/domain/money';
import { Field, Input } from '@mall/ui-kit/forms';
import { FormDialog, useDialogForm } from '@mall/ui-kit/overlays';
import { useSdk } from '../calls/sdk-context.ts';
import { useAct } from '../calls/use-act.ts';
import { WhyField } from '../list/why-field.tsx';
import { whyGiven } from '../list/why-given.ts';
import { fenOf } from '../wording/yuan-input.ts';

/** Amount and reference as the bank's slip says: typed, not offered, so that the slip is looked at. */
export function TransferDialog({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const sdk = useSdk();
  const act = useAct({ done: '已登记到账，订单进入待发货', isSafe: true });
  const { form, element, set, touch, faultOf, submit } = useDialogForm({
    initial: { amount: '', bankReference: '', why: '' },
    faultsOf: ({ amount, bankReference }) => {
      const fen = fenOf(amount);
      return {
        ...(fen === undefined
          ? { amount: '请填写回单上的金额，如 1200.50' }
          : fen === order.payableFen
            ? {}
            : { amount: `与应付 ${moneyText(order.payableFen)} 不一致，请核对回单` }),
        ...(bankReference.trim() ? {} : { bankReference: '请填写银行流水号' }),
      };
    },
    onSubmit: async ({ amount, bankReference, why }) => {
      const transfer = {
        orderId: order.id,
        amountFen: fenOf(amount)!,
        bankReference: bankReference.trim(),
        ...whyGiven(why),
      };
      if (await act.run(['receiveTransfer', transfer], (options) => sdk.staff.receiveTransfer(transfer, options))) onClose();
    },
  });
  return (
    <FormDialog
      title="登记到账"
      label="登记到账"
      saveText="确认到账"
      isBusy={act.isBusy}
      failure={act.failure}
      element={element}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>
        {order.customerName} · {order.orderNumber}，应付 {moneyText(order.payableFen)}
      </p>
      <Field label="到账金额" required error={faultOf('amount')}>
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
      <Field label="银行流水号" required error={faultOf('bankReference')}>
        <Input
          autoComplete="off"
          maxLength={60}
          value={form.bankReference}
          onBlur={() => touch('bankReference')}
          onChange={({ target }) => set({ bankReference: target.value })}
        />
      </Field>
      <WhyField value={form.why} onChange={(why) => set({ why })} />
    </FormDialog>
  );
}
