import Type, { type Static } from 'typebox';

/** From which amount on, in fen; null: never. */
export const Above = Type.Union([Type.Integer({ minimum: 0, maximum: 100_000_000_00 }), Type.Null()]);

export const SignedInDevice = Type.Object({
  id: Type.Integer(),
  name: Type.String({ description: 'browser and system' }),
  ip: Type.String({ description: 'shortened' }),
  signedInAt: Type.String(),
  seenAt: Type.String(),
  isThis: Type.Boolean(),
});
export type SignedInDevice = Static<typeof SignedInDevice>;

/** A person's and their company's safety (rules account 35–42). */
export const SecuritySettings = Type.Object({
  cellPhone: Type.String({ description: 'masked' }),
  isPasswordGenerated: Type.Boolean(),
  hasPaymentPassword: Type.Boolean(),
  paymentPasswordLockedUntil: Type.String({ description: "UTC, '' unless locked" }),
  freePaymentLimitFen: Type.Integer(),
  mayManage: Type.Boolean(),
  ownSecondStepAboveFen: Above,
  companySecondStepAboveFen: Above,
  devices: Type.Array(SignedInDevice),
});
export type SecuritySettings = Static<typeof SecuritySettings>;
