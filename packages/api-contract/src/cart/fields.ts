import Type from 'typebox';

/** Whose cart: a contact person of the own company. Left out: one's own. */
export const OfKp = Type.Object({ kpId: Type.Optional(Type.Integer({ minimum: 1 })) });
