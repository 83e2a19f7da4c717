import type { StaffAfterSales } from '@mall/api-contract/after-sales';
import { Field, Input } from '@mall/ui-kit/forms';
import { FormDialog, useDialogForm } from '@mall/ui-kit/overlays';
import { useSdk } from '../calls/sdk-context.ts';
import { useAct } from '../calls/use-act.ts';
import { WhyField } from '../list/why-field.tsx';

/** Goods leave: repaired, in the place of others, or given back. */
export function ParcelDialog({ one, step, onClose }: { one: StaffAfterSales; step: 'send' | 'giveUp'; onClose: () => void }) {
  const sdk = useSdk();
  const isGivenUp = step === 'giveUp';
  const title = isGivenUp ? '退回原物' : one.kind === 'repair' ? '寄出修好的商品' : `寄出${one.kindName}商品`;
  const act = useAct({ done: '已登记寄出', isSafe: true });
  const { form, element, set, touch, faultOf, submit } = useDialogForm({
    initial: { carrier: '顺丰速运', trackingNumber: '', why: '' },
    faultsOf: ({ carrier, trackingNumber, why }) => ({
      ...(carrier.trim() ? {} : { carrier: '请填写承运商' }),
      ...(trackingNumber.trim() ? {} : { trackingNumber: '请填写运单号' }),
      ...(isGivenUp && !why.trim() ? { why: '请填写原因' } : {}),
    }),
    onSubmit: async ({ carrier, trackingNumber, why }) => {
      const parcel = { id: one.id, carrier: carrier.trim(), trackingNumber: trackingNumber.trim() };
      const answer = await act.run([step, parcel, why], (options) =>
        isGivenUp
          ? sdk.afterSales.giveUpAfterSales({ ...parcel, why: why.trim() }, options)
          : sdk.afterSales.sendAfterSales({ ...parcel, ...(why.trim() ? { why: why.trim() } : {}) }, options),
      );
      if (answer) onClose();
    },
  });
  return (
    <FormDialog
      title={title}
      label={title}
      saveText={isGivenUp ? '退回并结束' : '登记寄出'}
      isBusy={act.isBusy}
      failure={act.failure}
      element={element}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>寄至：{one.shipTo}</p>
      {!isGivenUp && one.kind !== 'repair' && <p>将生成一张免费的订单并整单发货，库存随之扣减。</p>}
      <Field label="承运商" required error={faultOf('carrier')}>
        <Input
          value={form.carrier}
          maxLength={30}
          onBlur={() => touch('carrier')}
          onChange={({ target }) => set({ carrier: target.value })}
        />
      </Field>
      <Field label="运单号" required error={faultOf('trackingNumber')}>
        <Input
          value={form.trackingNumber}
          maxLength={40}
          autoComplete="off"
          onBlur={() => touch('trackingNumber')}
          onChange={({ target }) => set({ trackingNumber: target.value })}
        />
      </Field>
      <WhyField
        label={isGivenUp ? '原因' : '备注'}
        hint={isGivenUp ? '客户会看到，例如：非本店商品' : '选填，与操作一起记入日志'}
        required={isGivenUp}
        value={form.why}
        error={faultOf('why')}
        onBlur={() => touch('why')}
        onChange={(why) => set({ why })}
      />
    </FormDialog>
  );
}
