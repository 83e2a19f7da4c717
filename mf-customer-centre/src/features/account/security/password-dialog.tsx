import { isStrongPassword } from '@mall/domain/account';
import { CaptchaStatus, useCaptcha } from '@mall/mall-parts/account/phone-code';
import { usePlatform } from '@mall/mf-kit';
import { useWrite } from '@mall/mf-kit/write';
import { Field, Input } from '@mall/ui-kit/forms';
import { FormDialog, useDialogForm } from '@mall/ui-kit/overlays';

const empty = { oldPassword: '', newPassword: '', repeated: '' };
const faultsOf = ({ oldPassword, newPassword, repeated }: typeof empty) => ({
  ...(oldPassword ? {} : { oldPassword: '请填写原密码' }),
  ...(isStrongPassword(newPassword) ? {} : { newPassword: '密码须为8至20位，并同时包含字母和数字' }),
  ...(repeated === newPassword ? {} : { repeated: '两次填写的新密码不一致' }),
});

/** A new password by the old one; other devices are out then. */
export default function PasswordDialog({ onClose, onSaved }: { onClose: () => void; onSaved: () => void }) {
  const platform = usePlatform();
  const captcha = useCaptcha(platform, 'login');
  const saving = useWrite({
    words: ({ reason, message }) => (reason === 'LOGIN_PASSWORD_WRONG' ? '原密码不正确' : message),
  });
  const { form, element, set, touch, faultOf, submit } = useDialogForm({
    initial: empty,
    faultsOf,
    onSubmit: async ({ oldPassword, newPassword }) => {
      const { answer } = await saving.run({ oldPassword, newPassword }, () =>
        captcha.run('', (proof) => platform.sdk.account.changePassword({ oldPassword, newPassword, ...proof })),
      );
      if (!answer) return;
      platform.notify({ tone: 'success', text: '登录密码已修改，其他设备已退出登录' });
      onSaved();
      onClose();
    },
  });
  const password = (name: keyof typeof empty, autoComplete: string) => ({
    type: 'password',
    autoComplete,
    maxLength: 20,
    value: form[name],
    onBlur: () => touch(name),
    onChange: ({ target }: { target: HTMLInputElement }) => set({ [name]: target.value }),
  });
  return (
    <FormDialog
      title="修改登录密码"
      label="修改登录密码"
      saveText="修改"
      isBusy={saving.isBusy}
      failure={saving.failure}
      element={element}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label="原密码" required error={faultOf('oldPassword')}>
        <Input {...password('oldPassword', 'current-password')} />
      </Field>
      <Field label="新密码" required error={faultOf('newPassword')} hint="8至20位，同时包含字母和数字">
        <Input {...password('newPassword', 'new-password')} />
      </Field>
      <Field label="确认新密码" required error={faultOf('repeated')}>
        <Input {...password('repeated', 'new-password')} />
      </Field>
      <CaptchaStatus captcha={captcha} />
    </FormDialog>
  );
}
