export type { BlackCardStatus } from './black-card-calls.ts';
export * from './calls.ts';
export type { PayLink, PayLinkOrder } from './pay-link-calls.ts';
export type { QrCharge } from './qr-calls.ts';
export * from './shapes.ts';
export * from './supplement-shapes.ts';
