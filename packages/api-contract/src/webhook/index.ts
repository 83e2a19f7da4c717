export * from './events.ts';
export * from './order-facts.ts';
