import type { DeliveryPackage } from '@mall/api-contract/delivery';
import { Field, Input } from '@mall/ui-kit/forms';
import { FormDialog, useDialogForm } from '@mall/ui-kit/overlays';
import { useSdk } from '../calls/sdk-context.ts';
import { useAct } from '../calls/use-act.ts';
import { WhyField } from '../list/why-field.tsx';
import { whyGiven } from '../list/why-given.ts';

/** A carrier's message, as the buyer will read it. */
export function TraceDialog({ parcel, onClose }: { parcel: DeliveryPackage; onClose: () => void }) {
  const sdk = useSdk();
  const act = useAct({ done: '已添加轨迹', isSafe: true });
  const { form, element, set, touch, faultOf, submit } = useDialogForm({
    initial: { text: '', place: '', why: '' },
    faultsOf: ({ text }) => (text.trim() ? {} : { text: '请填写轨迹内容' }),
    onSubmit: async ({ text, place, why }) => {
      const trace = {
        packageId: parcel.id,
        text: text.trim(),
        ...(place.trim() ? { place: place.trim() } : {}),
        ...whyGiven(why),
      };
      if (await act.run(['addTrace', trace], (options) => sdk.staff.addTrace(trace, options))) onClose();
    },
  });
  return (
    <FormDialog
      title="添加物流轨迹"
      label="添加物流轨迹"
      saveText="添加"
      isBusy={act.isBusy}
      failure={act.failure}
      element={element}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label="轨迹" required error={faultOf('text')} hint="客户会看到这段文字">
        <Input
          autoComplete="off"
          maxLength={200}
          placeholder="例如：已到达上海转运中心"
          value={form.text}
          onBlur={() => touch('text')}
          onChange={({ target }) => set({ text: target.value })}
        />
      </Field>
      <Field label="地点" hint="选填">
        <Input autoComplete="off" maxLength={60} value={form.place} onChange={({ target }) => set({ place: target.value })} />
      </Field>
      <WhyField value={form.why} onChange={(why) => set({ why })} />
    </FormDialog>
  );
}
