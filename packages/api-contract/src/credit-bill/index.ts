export * from './calls.ts';
export * from './shapes.ts';
export type { StaffCreditBill, StaffCreditBillCard } from './staff-calls.ts';
