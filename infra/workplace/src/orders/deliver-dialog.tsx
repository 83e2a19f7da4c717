import type { DeliveryPackage } from '@mall/api-contract/delivery';
import { FormDialog, useDialogForm } from '@mall/ui-kit/overlays';
import { useSdk } from '../calls/sdk-context.ts';
import { useAct } from '../calls/use-act.ts';
import { WhyField } from '../list/why-field.tsx';
import { whyGiven } from '../list/why-given.ts';

/** The carrier handed the package over; it can't be taken back. */
export function DeliverDialog({ parcel, onClose }: { parcel: DeliveryPackage; onClose: () => void }) {
  const sdk = useSdk();
  const act = useAct({ done: '已确认送达', isSafe: true });
  const { form, element, set, submit } = useDialogForm({
    initial: { why: '' },
    faultsOf: () => ({}),
    onSubmit: async ({ why }) => {
      const delivered = { packageId: parcel.id, ...whyGiven(why) };
      if (await act.run(['deliver', delivered], (options) => sdk.staff.deliverPackage(delivered, options))) onClose();
    },
  });
  return (
    <FormDialog
      title="确认送达"
      label="确认送达"
      saveText="确认送达"
      isBusy={act.isBusy}
      failure={act.failure}
      element={element}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>
        包裹 {parcel.packageNumber}（{parcel.carrier} {parcel.trackingNumber}）已交到收货人手中。确认后不能撤回，客户可以签收。
      </p>
      <WhyField value={form.why} onChange={(why) => set({ why })} />
    </FormDialog>
  );
}
