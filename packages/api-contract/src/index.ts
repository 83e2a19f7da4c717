export { type Access, type CallContract, defineCall, type InputOf, type OutputOf } from './call/define-call.ts';
export { refusalsOf } from './call/derived-refusals.ts';
export { type Envelope, headerNames } from './call/envelope.ts';
export { Paged, Pager } from './call/paged.ts';
export type { Refusal } from './call/refusal.ts';
export { rightOf, rightRefusals, rightsByPath } from './call/right-of-call.ts';
export { type Contract, contract } from './contract.ts';
export { nouns } from './nouns.ts';
export { type DetailsOf, type Reason, refusals } from './refusals.ts';
