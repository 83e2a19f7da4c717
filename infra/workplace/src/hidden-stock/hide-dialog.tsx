import { asSkuNumber } from '@mall/domain/product';
import { Field, Input } from '@mall/ui-kit/forms';
import { FormDialog, useDialogForm } from '@mall/ui-kit/overlays';
import { useSdk } from '../calls/sdk-context.ts';
import { useAct } from '../calls/use-act.ts';
import { WhyField } from '../list/why-field.tsx';
import { whyGiven } from '../list/why-given.ts';

/** Hides the stock figures of a SKU, named by its number. */
export function HideDialog({ onClose }: { onClose: () => void }) {
  const sdk = useSdk();
  const act = useAct({ done: '已隐藏库存数量', isSafe: true });
  const { form, element, set, touch, faultOf, submit } = useDialogForm({
    initial: { sku: '', why: '' },
    faultsOf: ({ sku }) => (asSkuNumber(sku) ? {} : { sku: sku.trim() ? '请填写商品编号，例如 AB123456' : '请填写商品编号' }),
    onSubmit: async ({ sku, why }) => {
      const given = { skuNumber: asSkuNumber(sku)!, isHidden: true, ...whyGiven(why) };
      if (await act.run(['changeStockDisplay', given], (options) => sdk.product.changeStockDisplay(given, options))) onClose();
    },
  });
  return (
    <FormDialog
      title="隐藏库存"
      label="隐藏库存"
      saveText="隐藏"
      isBusy={act.isBusy}
      failure={act.failure}
      element={element}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>买家看到“以客服确认为准”；能否购买和货期不变。</p>
      <Field label="商品编号" required error={faultOf('sku')}>
        <Input
          autoComplete="off"
          maxLength={60}
          value={form.sku}
          onBlur={() => touch('sku')}
          onChange={({ target }) => set({ sku: target.value })}
        />
      </Field>
      <WhyField value={form.why} onChange={(why) => set({ why })} />
    </FormDialog>
  );
}
