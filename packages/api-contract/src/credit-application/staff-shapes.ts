import Type, { type Static } from 'typebox';
import { CreditApplicationPart, CreditHistoryEntry } from './shapes.ts';

/** A limit that somebody proposed and nobody approved yet. */
export const LimitProposal = Type.Object({
  limitFen: Type.Integer(),
  by: Type.String(),
  why: Type.String(),
  at: Type.String(),
  isOwn: Type.Boolean({ description: 'of who asks: somebody else approves' }),
});
export type LimitProposal = Static<typeof LimitProposal>;

/** A company's credit in the staff's hands (rules credit-application 9–13). */
export const StaffCreditApplication = Type.Object({
  customerId: Type.Integer(),
  customerName: Type.String(),
  creditStatus: Type.Integer(),
  creditStatusName: Type.String(),
  limitFen: Type.Integer(),
  usedFen: Type.Integer(),
  requestedFen: Type.Union([Type.Integer(), Type.Null()]),
  submittedAt: Type.Union([Type.String(), Type.Null()]),
  submittedBy: Type.String(),
  isVerified: Type.Boolean({ description: 'name and ID number of the legal person were held against the outside' }),
  isPersonalShown: Type.Boolean(),
  sections: Type.Array(CreditApplicationPart),
  files: Type.Array(Type.Object({ file: Type.String(), name: Type.String(), type: Type.String(), size: Type.Integer() })),
  proposal: Type.Union([LimitProposal, Type.Null()]),
  steps: Type.Array(Type.Enum(['askBack', 'reject', 'propose', 'approve', 'freeze', 'unfreeze', 'close']), {
    description: 'what who asks may do now',
  }),
  history: Type.Array(CreditHistoryEntry),
});
export type StaffCreditApplication = Static<typeof StaffCreditApplication>;
