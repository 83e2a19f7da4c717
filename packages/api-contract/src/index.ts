export type { Refusal } from './call/refusal.ts';
export { type Contract, contract } from './contract.ts';
export { type Access, type CallContract, defineCall, type InputOf, type OutputOf } from './define-call.ts';
export { type Envelope, headerNames, Paged, Pager } from './envelope.ts';
export { type DetailsOf, type Reason, refusals } from './refusals.ts';
