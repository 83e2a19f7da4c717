import { space } from '@mall/design-tokens';
import { type AssistantAbility, assistantAbilities, assistantAbilityNames, assistantKeyLimits as most } from '@mall/domain/assistant';
import { moneyText, yuan } from '@mall/domain/money';
import { type CallOutput, usePlatform } from '@mall/mf-kit';
import { useWrite } from '@mall/mf-kit/write';
import { Checkbox, Field, Input } from '@mall/ui-kit/forms';
import { FormDialog, useDialogForm } from '@mall/ui-kit/overlays';
import { styled } from 'styled-components';
import { isYuan } from '../../../parts/is-yuan.ts';

type Made = CallOutput<'assistant.addAssistantKey'>;
interface Form {
  name: string;
  abilities: readonly AssistantAbility[];
  calls: string;
  cart: string;
  days: string;
}

const isWhole = (text: string, atMost: number) => /^[1-9]\d{0,5}$/.test(text) && Number(text) <= atMost;
const faultsOf = ({ name, calls, cart, days }: Form) => ({
  ...(name.trim() ? {} : { name: '请填写名称' }),
  ...(isWhole(calls, most.callsPerDay) ? {} : { calls: `请填写1至${most.callsPerDay}的整数` }),
  ...(isYuan(cart) && yuan(cart) <= most.cartFen ? {} : { cart: `请填写0至${moneyText(most.cartFen)}的金额` }),
  ...(isWhole(days, most.days) ? {} : { days: `请填写1至${most.days}的整数` }),
});
const hints: Record<AssistantAbility, string> = {
  prices: '贵公司的价格、阶梯价与限购',
  orders: '订单、物流、发票、账单、询价与售后',
  cart: '立即加入您的购物车，结算由您本人完成',
  prepare: '取消订单、询价、售后等，生成链接由您本人确认',
};

/** Makes a key: whose assistant it is, what it may, how much in a day, for how long. */
export default function KeyDialog({ onClose, onMade }: { onClose: () => void; onMade: (made: Made) => void }) {
  const { sdk } = usePlatform();
  const saving = useWrite();
  const { form, element, set, touch, faultOf, submit } = useDialogForm<Form>({
    initial: { name: '', abilities: ['prices', 'orders', 'cart'], calls: '1000', cart: '5000', days: '90' },
    faultsOf,
    onSubmit: async ({ name, abilities, calls, cart, days }) => {
      const wish = {
        name: name.trim(),
        abilities: [...abilities],
        callsPerDay: Number(calls),
        cartLimitFen: yuan(cart),
        days: Number(days),
      };
      const { answer } = await saving.run(wish, () => sdk.assistant.addAssistantKey(wish));
      if (!answer) return;
      onMade(answer);
      onClose();
    },
  });
  const text = (name: 'name' | 'calls' | 'cart' | 'days', maxLength: number) => ({
    maxLength,
    value: form[name],
    onBlur: () => touch(name),
    onChange: ({ target }: { target: HTMLInputElement }) => set({ [name]: target.value }),
  });
  const toggle = (ability: AssistantAbility, isOn: boolean) =>
    set({ abilities: assistantAbilities.filter((one) => (one === ability ? isOn : form.abilities.includes(one))) });
  return (
    <FormDialog
      title="新建助手密钥"
      label="新建助手密钥"
      saveText="新建"
      isBusy={saving.isBusy}
      failure={saving.failure}
      element={element}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label="名称" required error={faultOf('name')} hint="例如：采购部的助手">
        <Input {...text('name', 40)} />
      </Field>
      <Abilities>
        <legend>除搜索商品外还可以</legend>
        {assistantAbilities.map((one) => (
          <Checkbox
            key={one}
            label={`${assistantAbilityNames[one]}：${hints[one]}`}
            checked={form.abilities.includes(one)}
            onCheckedChange={(isOn) => toggle(one, isOn)}
          />
        ))}
      </Abilities>
      <Field label="每天最多调用（次）" required error={faultOf('calls')}>
        <Input inputMode="numeric" {...text('calls', 6)} />
      </Field>
      <Field label="每天最多加购（元）" required error={faultOf('cart')} hint="按加入时贵公司的价格计算，0为不能加入">
        <Input inputMode="decimal" {...text('cart', 10)} />
      </Field>
      <Field label="有效期（天）" required error={faultOf('days')} hint="密钥以您的身份使用，权限不超过您本人">
        <Input inputMode="numeric" {...text('days', 3)} />
      </Field>
    </FormDialog>
  );
}

const Abilities = styled.fieldset`
  display: grid;
  gap: ${space.sm};
  & > legend {
    padding: 0 0 ${space.sm};
  }
`;
