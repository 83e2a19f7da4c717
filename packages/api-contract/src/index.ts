export { type Access, type CallContract, defineCall, type InputOf, type OutputOf } from './call/define-call.ts';
export { refusalsOf } from './call/derived-refusals.ts';
export { type Envelope, headerNames } from './call/envelope.ts';
export { Paged, Pager } from './call/paged.ts';
export type { Refusal } from './call/refusal.ts';
export { type Contract, contract, nouns } from './contract.ts';
export { type DetailsOf, type Reason, refusals } from './refusals.ts';
