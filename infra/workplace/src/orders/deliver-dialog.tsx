import type { DeliveryPackage } from '@mall/api-contract/delivery';
import { parcelText } from '@mall/domain/delivery';
import { useSdk } from '../calls/sdk-context.ts';
import { useAct } from '../calls/use-act.ts';
import { whyGiven } from '../list/why-given.ts';
import { WhyDialog } from '../parts/why-dialog.tsx';

/** The carrier handed the package over; it can't be taken back. */
export function DeliverDialog({ parcel, onClose }: { parcel: DeliveryPackage; onClose: () => void }) {
  const sdk = useSdk();
  const act = useAct({ done: '已确认送达', isSafe: true });
  return (
    <WhyDialog
      title="确认送达"
      act={act}
      onSay={(why) => {
        const delivered = { packageId: parcel.id, ...whyGiven(why) };
        return act.run(['deliver', delivered], (options) => sdk.staff.deliverPackage(delivered, options));
      }}
      onClose={onClose}
    >
      <p>
        包裹 {parcel.packageNumber}（{parcelText(parcel)}）已交到收货人手中。确认后不能撤回，客户可以签收。
      </p>
    </WhyDialog>
  );
}
