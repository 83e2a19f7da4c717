export * from './calls.ts';
export type { CartTransfer } from './colleague-calls.ts';
export type { QuickOrder, QuickOrderLine } from './quick-order-shapes.ts';
export * from './shapes.ts';
export type { CartSubstitute, CartSubstitutes } from './substitute-shapes.ts';
