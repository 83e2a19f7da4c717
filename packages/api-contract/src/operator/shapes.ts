import { type StaffRole, staffRoleNames } from '@mall/domain/staff';
import Type, { type Static } from 'typebox';

export const Role = Type.Enum(Object.keys(staffRoleNames) as StaffRole[]);
export const Roles = Type.Array(Role, { minItems: 1, maxItems: 7, uniqueItems: true });

/** A member of the mall's staff who is signed in with an account of their own. */
export const Operator = Type.Object({
  id: Type.Integer(),
  account: Type.String(),
  name: Type.String(),
  roles: Type.Array(Role),
});
export type Operator = Static<typeof Operator>;

/** What comes next of signing in: a password of one's own, a second step set up, or its code. Nothing is open before it is done. */
export const SignInStep = Type.Object({
  ticket: Type.String({ description: 'opaque, 10 minutes' }),
  next: Type.Enum(['newPassword', 'enrolment', 'secondStep']),
});
export type SignInStep = Static<typeof SignInStep>;

/** `token` goes into an HttpOnly cookie at the gateway, which empties the field. */
export const OperatorSession = Type.Object({ token: Type.String(), operator: Operator });
export type OperatorSession = Static<typeof OperatorSession>;

/** For an authenticator app (RFC 6238: SHA-1, 6 digits, 30 s). */
export const Enrolment = Type.Object({
  secret: Type.String({ description: 'base32, to type in by hand' }),
  url: Type.String({ description: 'otpauth://totp/…' }),
  image: Type.String({ description: 'the QR code of it, an SVG data URL' }),
});
export type Enrolment = Static<typeof Enrolment>;

/** An operator as administrators see one. */
export const OperatorAccount = Type.Object({
  ...Operator.properties,
  employeeNo: Type.String(),
  isEnabled: Type.Boolean(),
  hasSecondStep: Type.Boolean(),
  lastSignedInAt: Type.Union([Type.String(), Type.Null()]),
});
export type OperatorAccount = Static<typeof OperatorAccount>;

/** A password that lets its operator in once, to set one of their own. Shown once. */
export const OneTimePassword = Type.Object({ operator: OperatorAccount, password: Type.String() });
export type OneTimePassword = Static<typeof OneTimePassword>;

/** What lets a program act as staff: `Authorization: Bearer mk_…`. */
export const StaffKey = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  roles: Type.Array(Role),
  createdAt: Type.String(),
  createdBy: Type.String(),
  expiresAt: Type.String(),
  lastUsedAt: Type.Union([Type.String(), Type.Null()]),
  endedAt: Type.Union([Type.String(), Type.Null()]),
});
export type StaffKey = Static<typeof StaffKey>;

export const NewStaffKey = Type.Object({ key: StaffKey, secret: Type.String({ description: 'shown once' }) });
export type NewStaffKey = Static<typeof NewStaffKey>;
