import { usePlatform } from '@mall/mf-kit';
import { useWrite } from '@mall/mf-kit/write';
import { FormDialog, useDialogForm } from '@mall/ui-kit/overlays';
import { OwnCode } from '../account/phone-code/index.ts';
import type { Payment } from './use-payment.ts';

/** The code by SMS that a large payment takes; with it the payment goes on by itself. */
export default function PaymentCodeDialog({ payment, onPaid }: { payment: Payment; onPaid: () => void }) {
  const { sdk } = usePlatform();
  const proving = useWrite();
  const { form, element, set, faultOf, submit } = useDialogForm({
    initial: { mobileCode: '' },
    faultsOf: ({ mobileCode }) => (/^\d{6}$/.test(mobileCode) ? {} : { mobileCode: '请输入6位短信验证码' }),
    onSubmit: async ({ mobileCode }) => {
      const { answer } = await proving.run(mobileCode, () => sdk.account.provePayment({ mobileCode }));
      if (answer && (await payment.again())) onPaid();
    },
  });
  return (
    <FormDialog
      title="付款短信验证"
      label="付款短信验证"
      saveText="确认付款"
      isBusy={proving.isBusy || payment.isBusy}
      failure={proving.failure}
      element={element}
      onSubmit={submit}
      onClose={payment.forget}
    >
      <p>该金额的付款需要短信验证码，发送到 {payment.codeFor}</p>
      <OwnCode
        value={form.mobileCode}
        error={faultOf('mobileCode')}
        onChange={(mobileCode) => set({ mobileCode })}
        send={(proof) => sdk.account.sendSecurityCode(proof)}
      />
    </FormDialog>
  );
}
