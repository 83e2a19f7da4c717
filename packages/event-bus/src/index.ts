export type { EventName, MallEvents } from '@mall/events';
export { acrossTabs } from './across-tabs.ts';
export { type Bus, createBus } from './bus.ts';
