import { moneyText, yuan, yuanText } from '@mall/domain/money';
import { usePlatform } from '@mall/mf-kit';
import { useWrite } from '@mall/mf-kit/write';
import { Field, Input } from '@mall/ui-kit/forms';
import { FormDialog, useDialogForm } from '@mall/ui-kit/overlays';
import { isYuan } from '../../../parts/is-yuan.ts';
import type { Security } from './security-page.tsx';

const most = yuan(50_000);
const faultsOf = ({ limit, password }: { limit: string; password: string }) => ({
  ...(isYuan(limit) && yuan(limit) <= most ? {} : { limit: `请填写0至${moneyText(most)}的金额` }),
  ...(/^\d{6}$/.test(password) ? {} : { password: '请输入6位支付密码' }),
});

/** Up to which amount no payment password is asked; by the payment password. */
export default function FreeLimitDialog({
  limitFen,
  onClose,
  onSaved,
}: {
  limitFen: number;
  onClose: () => void;
  onSaved: (settings: Security) => void;
}) {
  const { sdk } = usePlatform();
  const saving = useWrite();
  const { form, element, set, touch, faultOf, submit } = useDialogForm({
    initial: { limit: yuanText(limitFen), password: '' },
    faultsOf,
    onSubmit: async ({ limit, password }) => {
      const content = { limitFen: yuan(limit), password };
      const { answer } = await saving.run(content, () => sdk.account.setFreePaymentLimit(content));
      if (!answer) return;
      onSaved(answer);
      onClose();
    },
  });
  return (
    <FormDialog
      title="免密支付额度"
      label="免密支付额度"
      saveText="保存"
      isBusy={saving.isBusy}
      failure={saving.failure}
      element={element}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label="单笔不超过（元）" required error={faultOf('limit')} hint="填0则每次付款都需支付密码">
        <Input
          inputMode="decimal"
          maxLength={9}
          value={form.limit}
          onBlur={() => touch('limit')}
          onChange={({ target }) => set({ limit: target.value.trim() })}
        />
      </Field>
      <Field label="支付密码" required error={faultOf('password')}>
        <Input
          type="password"
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          value={form.password}
          onBlur={() => touch('password')}
          onChange={({ target }) => set({ password: target.value.replace(/\D/g, '') })}
        />
      </Field>
    </FormDialog>
  );
}
