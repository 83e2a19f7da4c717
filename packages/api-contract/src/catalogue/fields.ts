import Type from 'typebox';

export const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
