export * from './calls.ts';
export type { CustomerContract, CustomerContractPaper } from './contract-calls.ts';
export * from './shapes.ts';
export * from './staff-shapes.ts';
