import type { CartEvents } from './cart.d.ts';
import type { ComparisonEvents } from './comparison.d.ts';
import type { InquiryEvents } from './inquiry.d.ts';
import type { LocationEvents } from './location.d.ts';
import type { NotificationEvents } from './notification.d.ts';
import type { OrderEvents } from './order.d.ts';
import type { SearchEvents } from './search.d.ts';
import type { SessionEvents } from './session.d.ts';

/** Every event of the bus and what it tells. */
export type MallEvents = CartEvents &
  ComparisonEvents &
  InquiryEvents &
  LocationEvents &
  NotificationEvents &
  OrderEvents &
  SearchEvents &
  SessionEvents;
export type EventName = keyof MallEvents;
