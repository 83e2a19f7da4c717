import type { TimelineEntry } from '@mall/api-contract/order';
import { parcelText } from '@mall/domain/delivery';
import { type TimelineSource, timelineEntry } from '../order/order-timeline.ts';
import { deliveryService } from './delivery.service.ts';

/** Parcels of an order: each as it left, with its stops, as it was delivered and signed for. */
export const deliveryTimeline: TimelineSource = async (db, order) =>
  (await deliveryService(db).ofOrder(order)).flatMap((parcel): TimelineEntry[] => {
    const { packageNumber, warehouse, shippedAt, deliveredAt, signedAt, traces } = parcel;
    const pieces = parcel.lines.reduce((sum, { quantity }) => sum + quantity, 0);
    const text = `包裹 ${packageNumber}，${pieces}件，由${warehouse}发出，${parcelText(parcel)}`;
    return [
      timelineEntry({ at: shippedAt, kind: 'shipped', title: '包裹已发出', text, stops: traces }),
      ...(deliveredAt ? [timelineEntry({ at: deliveredAt, kind: 'delivered', title: '包裹已送达', text: `包裹 ${packageNumber}` })] : []),
      ...(signedAt ? [timelineEntry({ at: signedAt, kind: 'signed', title: '包裹已签收', text: `包裹 ${packageNumber}` })] : []),
    ];
  });
