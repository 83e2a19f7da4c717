export * from './calls.ts';
export { InquiryConfirm } from './inquiry-calls.ts';
export * from './shapes.ts';
