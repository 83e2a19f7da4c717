export { type Bus, createBus, type EventName, type MallEvents } from './bus.ts';
