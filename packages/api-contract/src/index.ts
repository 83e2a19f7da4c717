export { type Contract, contract } from './contract.ts';
export { type Access, type CallContract, defineCall, type InputOf, type OutputOf } from './define-call.ts';
export { type Envelope, headerNames, Paged, Pager } from './envelope.ts';
export { type Reason, type Refusal, refusals } from './errors.ts';
