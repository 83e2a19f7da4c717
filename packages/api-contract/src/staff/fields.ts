import Type from 'typebox';

export const Id = Type.String({ minLength: 1, maxLength: 40 });

/** Why somebody did it, in their words; kept with the act. */
export const Why = Type.Optional(Type.String({ maxLength: 200 }));
