import { isAcceptablePaymentPassword } from '@mall/domain/payment';
import { OwnCode } from '@mall/mall-parts/account/phone-code';
import { usePlatform } from '@mall/mf-kit';
import { useWrite } from '@mall/mf-kit/write';
import { Field, Input } from '@mall/ui-kit/forms';
import { FormDialog, useDialogForm } from '@mall/ui-kit/overlays';
import type { Security } from './security-page.tsx';

const empty = { password: '', repeated: '', mobileCode: '' };
const faultsOf = ({ password, repeated, mobileCode }: typeof empty) => ({
  ...(isAcceptablePaymentPassword(password) ? {} : { password: '支付密码须为6位数字，且不能过于简单' }),
  ...(repeated === password ? {} : { repeated: '两次填写的支付密码不一致' }),
  ...(/^\d{6}$/.test(mobileCode) ? {} : { mobileCode: '请输入6位短信验证码' }),
});

/** The company's payment password, by a code to one's own number. */
export default function PaymentPasswordDialog({ onClose, onSaved }: { onClose: () => void; onSaved: (settings: Security) => void }) {
  const { sdk } = usePlatform();
  const saving = useWrite();
  const { form, element, set, touch, faultOf, submit } = useDialogForm({
    initial: empty,
    faultsOf,
    onSubmit: async ({ password, mobileCode }) => {
      const { answer } = await saving.run({ password, mobileCode }, () => sdk.account.setPaymentPassword({ password, mobileCode }));
      if (!answer) return;
      onSaved(answer);
      onClose();
    },
  });
  const digits = (name: 'password' | 'repeated') => ({
    type: 'password',
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    maxLength: 6,
    value: form[name],
    onBlur: () => touch(name),
    onChange: ({ target }: { target: HTMLInputElement }) => set({ [name]: target.value.replace(/\D/g, '') }),
  });
  return (
    <FormDialog
      title="设置支付密码"
      label="设置支付密码"
      saveText="设置"
      isBusy={saving.isBusy}
      failure={saving.failure}
      element={element}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label="支付密码" required error={faultOf('password')} hint="6位数字，全企业共用">
        <Input {...digits('password')} />
      </Field>
      <Field label="确认支付密码" required error={faultOf('repeated')}>
        <Input {...digits('repeated')} />
      </Field>
      <OwnCode
        value={form.mobileCode}
        error={faultOf('mobileCode')}
        onChange={(mobileCode) => set({ mobileCode })}
        send={(proof) => sdk.account.sendSecurityCode(proof)}
      />
    </FormDialog>
  );
}
