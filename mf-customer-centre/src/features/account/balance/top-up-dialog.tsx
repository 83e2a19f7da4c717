import { moneyText, yuan } from '@mall/domain/money';
import { usePlatform } from '@mall/mf-kit';
import { useWrite } from '@mall/mf-kit/write';
import { Field, Input, RadioGroup } from '@mall/ui-kit/forms';
import { FormDialog, useDialogForm } from '@mall/ui-kit/overlays';
import { isYuan } from '../../../parts/is-yuan.ts';

type Way = 'transfer' | 'unionPay' | 'wechatPay';
const ways: { value: Way; label: string }[] = [
  { value: 'transfer', label: '线下转账：转账后由财务确认' },
  { value: 'unionPay', label: '银联在线支付：银行卡或企业网银' },
  { value: 'wechatPay', label: '微信支付：扫码' },
];
const most = yuan(10_000_000);

/** How much, and which way; at a provider's cashier it goes on from here. */
export default function TopUpDialog({ onClose, onBegun }: { onClose: () => void; onBegun: () => void }) {
  const { sdk, notify } = usePlatform();
  const saving = useWrite();
  const { form, element, set, touch, faultOf, submit } = useDialogForm<{ amount: string; way: Way }>({
    initial: { amount: '', way: 'transfer' },
    faultsOf: ({ amount }) =>
      isYuan(amount) && yuan(amount) >= 100 && yuan(amount) <= most ? {} : { amount: `请填写1元至${moneyText(most)}的金额` },
    onSubmit: async ({ amount, way }) => {
      const content = { amountFen: yuan(amount), ...(way === 'transfer' ? {} : { provider: way }) };
      const { answer } = await saving.run(content, (options) => sdk.account.topUpBalance(content, options));
      if (!answer) return;
      if (answer.payUrl) return location.assign(answer.payUrl);
      notify({ tone: 'success', text: `请转账并填写附言“${answer.topUp.remark}”` });
      onBegun();
      onClose();
    },
  });
  return (
    <FormDialog
      title="充值"
      label="充值"
      saveText={form.way === 'transfer' ? '提交' : '去支付'}
      isBusy={saving.isBusy}
      failure={saving.failure}
      element={element}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label="金额（元）" required error={faultOf('amount')}>
        <Input
          inputMode="decimal"
          maxLength={11}
          value={form.amount}
          onBlur={() => touch('amount')}
          onChange={({ target }) => set({ amount: target.value.trim() })}
        />
      </Field>
      <RadioGroup label="方式" options={ways} value={form.way} onValueChange={(way) => set({ way: way as Way })} />
    </FormDialog>
  );
}
