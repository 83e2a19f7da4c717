import { kpRights } from '@mall/domain/account';
import Type, { type Static } from 'typebox';
import { AgreementToAccept } from '../content/agreement-shapes.ts';

/** Who is signed in (rules roles 3, 5, 7, 8, 12; account 3–5). */
export const CustomerInfo = Type.Object({
  kpId: Type.Integer(),
  customerId: Type.Integer(),
  customerName: Type.String({ description: 'the contact person' }),
  companyZH: Type.String({ description: 'the company' }),
  cellPhone: Type.String({ description: 'masked: 138****8000' }),
  userRole: Type.Integer(),
  owner: Type.Integer({ description: '0: nobody in particular' }),
  cs: Type.Integer({ description: '0: nobody in particular' }),
  isPublic: Type.Boolean(),
  imgUrl: Type.String(),
  enableAuthorized: Type.Boolean(),
  isManager: Type.Boolean(),
  rights: Type.Array(Type.Enum([...kpRights]), { description: 'what this person may do (rule roles 14); all of them for a manager' }),
  hasShowBalancePayment: Type.Boolean(),
  isBlackCard: Type.Boolean(),
  isPasswordGenerated: Type.Boolean({ description: 'no password of its own yet: remind to set one' }),
  agreementsToAccept: Type.Array(AgreementToAccept, { description: 'in force, and not agreed to by this person yet (rule content 13)' }),
  operator: Type.Union([Type.Object({ id: Type.Integer(), name: Type.String() }), Type.Null()], { description: 'a simulated session' }),
});
export type CustomerInfo = Static<typeof CustomerInfo>;

export const ContactPerson = Type.Object({ id: Type.Integer(), contactName: Type.String(), contactNameDesc: Type.String() });
export type ContactPerson = Static<typeof ContactPerson>;

/** Prepaid money of the company, in fen and as the page shows it. */
export const CustomerBalance = Type.Object({
  balanceFen: Type.Integer(),
  balanceAmount: Type.String(),
  freePaymentLimitFen: Type.Integer(),
  hasPaymentPassword: Type.Boolean(),
});
export type CustomerBalance = Static<typeof CustomerBalance>;
