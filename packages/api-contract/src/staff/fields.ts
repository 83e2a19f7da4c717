import Type from 'typebox';

export const Id = Type.String({ minLength: 1, maxLength: 40 });
