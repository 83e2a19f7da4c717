import type { StaffInvoice } from '@mall/api-contract/staff';
import { moneyText } from '@mall/domain/money';
import { Field, Input } from '@mall/ui-kit/forms';
import { FormDialog, useDialogForm } from '@mall/ui-kit/overlays';
import { useSdk } from '../calls/sdk-context.ts';
import { useAct } from '../calls/use-act.ts';
import { WhyField } from '../list/why-field.tsx';
import { whyGiven } from '../list/why-given.ts';

interface Props {
  invoice: StaffInvoice;
  onClose: () => void;
  onDone: () => void;
}

/** A failed invoice is issued again, as it is or to a corrected title. */
export function ReissueDialog({ invoice, onClose, onDone }: Props) {
  const sdk = useSdk();
  const act = useAct({ done: '已重新申请开票', isSafe: true });
  const { form, element, set, touch, faultOf, submit } = useDialogForm({
    initial: { title: invoice.title, taxNumber: invoice.taxNumber, why: '' },
    faultsOf: ({ title, taxNumber }) => ({
      ...(title.trim().length >= 2 ? {} : { title: '请填写抬头' }),
      ...(/^[0-9A-Z]{15,20}$/.test(taxNumber) ? {} : { taxNumber: '税号须为15至20位数字或大写字母' }),
    }),
    onSubmit: async ({ title, taxNumber, why }) => {
      const given = { invoiceId: invoice.id, title: title.trim(), taxNumber, ...whyGiven(why) };
      if (!(await act.run(['reissueInvoice', given], (options) => sdk.staff.reissueInvoice(given, options)))) return;
      onDone();
      onClose();
    },
  });
  return (
    <FormDialog
      title="重新开具"
      label="重新开具"
      saveText="重新开具"
      isBusy={act.isBusy}
      failure={act.failure}
      element={element}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>
        {invoice.customerName}，{moneyText(invoice.amountFen)}。失败原因：{invoice.failure}
      </p>
      <Field label="抬头" required error={faultOf('title')}>
        <Input maxLength={60} value={form.title} onBlur={() => touch('title')} onChange={({ target }) => set({ title: target.value })} />
      </Field>
      <Field label="税号" required error={faultOf('taxNumber')}>
        <Input
          maxLength={20}
          value={form.taxNumber}
          onBlur={() => touch('taxNumber')}
          onChange={({ target }) => set({ taxNumber: target.value.trim().toUpperCase() })}
        />
      </Field>
      <WhyField value={form.why} onChange={(why) => set({ why })} hint="选填，例如客户来电更正税号" />
    </FormDialog>
  );
}
