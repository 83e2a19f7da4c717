// The front door of after-sales: what staff do with cases, and what they see of them.
export { buyerMoves } from './buyer-moves.ts';
export { caseCards, caseInfo } from './case-view.ts';
export { deskMoves, type Parcel } from './desk-moves.ts';
export { requestCase } from './request-case.ts';
export { sendReplacement } from './send-replacement.ts';
export { settleReturn } from './settle-return.ts';
