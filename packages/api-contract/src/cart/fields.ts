import Type from 'typebox';

/** Whose cart: a contact person of the own company. Left out: one's own. */
export const OfKp = Type.Object({ kpId: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })) });
/** Lines of a cart. */
export const ItemIds = Type.Array(Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }), { minItems: 1, maxItems: 200 });
