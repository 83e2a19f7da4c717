// The front door: a company's own house, its people, safety, money and papers.
export { balanceRecordExport } from './balance-export.ts';
export { companyRoutes } from './company.routes.ts';
export { manufacturerView } from './manufacturer.routes.ts';
export { type InvitationWays, startInvitations } from './send-invitation.ts';
export { tellOfCompany } from './tell-person.ts';
export { topUpFacts } from './top-up-facts.ts';
export { topUpSubject } from './top-up-subject.ts';
