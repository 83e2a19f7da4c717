// The cashier's front door: what a charge may pay for, and what providers tell of it.
export { cashierRoutes } from './cashier.routes.ts';
export type { ChargeSubject, ChargeSubjects } from './charge-subject.ts';
export { noticeService } from './notice.service.ts';
export { tellAgain } from './tell-again.ts';
