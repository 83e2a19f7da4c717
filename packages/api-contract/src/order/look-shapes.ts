import { timelineKinds } from '@mall/domain/order';
import Type, { type Static } from 'typebox';
import { LogisticsTrace } from '../delivery/shapes.ts';

/** Something that happened to an order (rule order 26). */
export const TimelineEntry = Type.Object({
  at: Type.String({ description: 'UTC ISO text' }),
  kind: Type.Enum([...timelineKinds]),
  title: Type.String({ description: '已发货' }),
  text: Type.String({ description: 'the rest in a sentence; "" for nothing' }),
  path: Type.String({ description: 'the page it is about; "" for none' }),
  stops: Type.Array(LogisticsTrace, { description: 'of a parcel: where it was, newest first' }),
});
export type TimelineEntry = Static<typeof TimelineEntry>;

/** All that happened to an order, newest first, from every noun that knows of it. */
export const OrderTimeline = Type.Object({ orderId: Type.String(), orderNumber: Type.String(), entries: Type.Array(TimelineEntry) });
export type OrderTimeline = Static<typeof OrderTimeline>;
