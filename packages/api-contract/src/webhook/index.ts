export * from './approval-facts.ts';
export * from './events.ts';
export * from './inquiry-facts.ts';
export * from './order-facts.ts';
