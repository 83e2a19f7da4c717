export type { EventName, MallEvents } from '@mall/events';
export { type Bus, createBus } from './bus.ts';
