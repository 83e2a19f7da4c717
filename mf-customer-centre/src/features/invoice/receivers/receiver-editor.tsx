import { type CallOutput, usePlatform } from '@mall/mf-kit';
import { useWrite } from '@mall/mf-kit/write';
import { Checkbox, Field, Input } from '@mall/ui-kit/forms';
import { FormDialog, useDialogForm } from '@mall/ui-kit/overlays';
import type { EditProps } from '../../../parts/kept-list.tsx';

type Receiver = CallOutput<'account.getCustomerInvoiceReceivers'>[number];

const faultsOf = ({ receiver, phone, email }: Omit<Receiver, 'id'>) => ({
  ...(receiver.trim() ? {} : { receiver: '请填写收票人' }),
  ...(/^[0-9+ -]{7,20}$/.test(phone) ? {} : { phone: '请填写手机或电话' }),
  ...(/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email) ? {} : { email: '请填写收票邮箱，如 caiwu@example.com' }),
});

/** Adds or edits who receives invoices. */
export default function ReceiverEditor({ edited, isFirst, onClose, onSaved }: EditProps<Receiver>) {
  const { sdk } = usePlatform();
  const saving = useWrite();
  const title = edited ? '修改收票信息' : '新增收票信息';
  const { form, element, set, touch, faultOf, submit } = useDialogForm<Omit<Receiver, 'id'>>({
    initial: edited ?? { receiver: '', phone: '', email: '', address: '', isDefault: isFirst },
    faultsOf,
    onSubmit: async ({ receiver, phone, email, address, isDefault }) => {
      const fields = { receiver, phone, email, address, isDefault };
      const content = edited ? { id: edited.id, ...fields } : fields;
      const { answer } = await saving.run(content, (options) => sdk.account.saveCustomerInvoiceReceiver(content, options));
      if (!answer) return;
      onClose();
      onSaved();
    },
  });
  const text = (name: 'receiver' | 'phone' | 'email' | 'address', maxLength: number) => ({
    maxLength,
    value: form[name],
    onBlur: () => touch(name),
    onChange: ({ target }: { target: HTMLInputElement }) => set({ [name]: target.value }),
  });
  return (
    <FormDialog
      title={title}
      label={title}
      saveText="保存"
      isBusy={saving.isBusy}
      failure={saving.failure}
      element={element}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label="收票人" required error={faultOf('receiver')}>
        <Input {...text('receiver', 30)} />
      </Field>
      <Field label="手机" required error={faultOf('phone')}>
        <Input inputMode="tel" {...text('phone', 20)} />
      </Field>
      <Field label="收票邮箱" required error={faultOf('email')}>
        <Input type="email" {...text('email', 60)} />
      </Field>
      <Field label="邮寄地址">
        <Input {...text('address', 120)} />
      </Field>
      <Checkbox label="设为默认收票信息" checked={form.isDefault} onCheckedChange={(isDefault) => set({ isDefault })} />
    </FormDialog>
  );
}
