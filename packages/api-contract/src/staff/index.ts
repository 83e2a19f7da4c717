export * from './calls.ts';
export type { StaffManufacturer, StaffTopUp } from './company-calls.ts';
export * from './inquiry-shapes.ts';
export type { StaffInvoice } from './invoice-calls.ts';
export * from './shapes.ts';
