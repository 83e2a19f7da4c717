import { kpRights } from '@mall/domain/account';
import Type, { type Static } from 'typebox';

export const Rights = Type.Array(Type.Enum([...kpRights]), { maxItems: kpRights.length, uniqueItems: true });
export const ContactName = Type.String({ minLength: 1, maxLength: 30 });
export const Department = Type.String({ maxLength: 30 });
export const KpId = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });

/** A contact person, for who manages the company (rules account 28–34). */
export const CompanyPerson = Type.Object({
  id: Type.Integer(),
  contactName: Type.String(),
  department: Type.String(),
  cellPhone: Type.String({ description: 'masked' }),
  isManager: Type.Boolean(),
  enableAuthorized: Type.Boolean(),
  rights: Type.Array(Type.Enum([...kpRights]), { description: 'what they were given; a manager may all' }),
  isEnabled: Type.Boolean(),
  isSelf: Type.Boolean(),
  deviceCount: Type.Integer({ description: 'devices that are signed in' }),
  lastSeenAt: Type.String({ description: "UTC; '' for nobody who is signed in" }),
});
export type CompanyPerson = Static<typeof CompanyPerson>;

/** A colleague who was asked to join. */
export const KpInvitation = Type.Object({
  id: Type.String(),
  contactName: Type.String(),
  department: Type.String(),
  cellPhone: Type.String({ description: 'masked' }),
  email: Type.String(),
  isManager: Type.Boolean(),
  rights: Type.Array(Type.Enum([...kpRights])),
  createdAt: Type.String(),
  expiresAt: Type.String(),
});
export type KpInvitation = Static<typeof KpInvitation>;

export const CompanyPeople = Type.Object({
  people: Type.Array(CompanyPerson),
  invitations: Type.Array(KpInvitation, { description: 'open ones' }),
  departments: Type.Array(Type.String(), { description: 'those that the company has' }),
});
export type CompanyPeople = Static<typeof CompanyPeople>;

/** An operator who was in the company's account (rule operator 20). */
export const AccountEntry = Type.Object({
  id: Type.String(),
  operatorName: Type.String(),
  contactName: Type.String({ description: 'as whom' }),
  reason: Type.String(),
  enteredAt: Type.String(),
  leftAt: Type.String({ description: "'' while it runs" }),
  writes: Type.Array(Type.Object({ call: Type.String(), name: Type.String(), isDone: Type.Boolean(), at: Type.String() })),
});
export type AccountEntry = Static<typeof AccountEntry>;

export const CompanyEvent = Type.Object({ at: Type.String(), who: Type.String(), what: Type.String() });
export type CompanyEvent = Static<typeof CompanyEvent>;
