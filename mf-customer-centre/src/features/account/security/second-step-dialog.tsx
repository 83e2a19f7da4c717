import { yuan, yuanText } from '@mall/domain/money';
import { isLaxer } from '@mall/domain/payment';
import { OwnCode } from '@mall/mall-parts/account/phone-code';
import { usePlatform } from '@mall/mf-kit';
import { useWrite } from '@mall/mf-kit/write';
import { Checkbox, Field, Input } from '@mall/ui-kit/forms';
import { FormDialog, useDialogForm } from '@mall/ui-kit/overlays';
import { isYuan } from '../../../parts/is-yuan.ts';
import type { Security } from './security-page.tsx';

interface Props {
  isOfCompany: boolean;
  aboveFen: number | null;
  onClose: () => void;
  onSaved: (settings: Security) => void;
}

/** From which amount payments take a code by SMS; making it laxer takes one itself (rule account 41). */
export default function SecondStepDialog({ isOfCompany, aboveFen, onClose, onSaved }: Props) {
  const { sdk } = usePlatform();
  const saving = useWrite();
  const aboveOf = ({ isOn, above }: { isOn: boolean; above: string }) => (isOn && isYuan(above) ? yuan(above) : null);
  const takesCode = (form: { isOn: boolean; above: string }) => isLaxer(aboveFen, aboveOf(form));
  const { form, element, set, touch, faultOf, submit } = useDialogForm({
    initial: { isOn: aboveFen !== null, above: aboveFen === null ? '' : yuanText(aboveFen), mobileCode: '' },
    faultsOf: (typed) => ({
      ...(typed.isOn && !isYuan(typed.above) ? { above: '请填写金额，最多两位小数' } : {}),
      ...(takesCode(typed) && !/^\d{6}$/.test(typed.mobileCode) ? { mobileCode: '放宽设置需要6位短信验证码' } : {}),
    }),
    onSubmit: async (typed) => {
      const code = takesCode(typed) ? { mobileCode: typed.mobileCode } : {};
      const content = { aboveFen: aboveOf(typed), isOfCompany, ...code };
      const { answer } = await saving.run(content, () => sdk.account.setPaymentSecondStep(content));
      if (!answer) return;
      onSaved(answer);
      onClose();
    },
  });
  const title = isOfCompany ? '企业付款验证' : '本人付款验证';
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
      <Checkbox label="大额付款需要短信验证码" checked={form.isOn} onCheckedChange={(isOn) => set({ isOn })} />
      {form.isOn && (
        <Field
          label="单笔超过（元）"
          required
          error={faultOf('above')}
          hint={isOfCompany ? '适用于企业所有人用预付款与账期的付款' : '适用于您本人用预付款与账期的付款；与企业设置以低者为准'}
        >
          <Input
            inputMode="decimal"
            maxLength={11}
            value={form.above}
            onBlur={() => touch('above')}
            onChange={({ target }) => set({ above: target.value.trim() })}
          />
        </Field>
      )}
      {takesCode(form) && (
        <OwnCode
          value={form.mobileCode}
          error={faultOf('mobileCode')}
          onChange={(mobileCode) => set({ mobileCode })}
          send={(proof) => sdk.account.sendSecurityCode(proof)}
        />
      )}
    </FormDialog>
  );
}
