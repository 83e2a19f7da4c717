import Type from 'typebox';

export const Id = Type.String({ minLength: 1, maxLength: 40 });

/** Why somebody did it, in their words; kept with the act. */
export const Why = Type.Optional(Type.String({ maxLength: 200 }));

/** UTC, down to the minute at least. */
export const Instant = Type.Optional(
  Type.String({ pattern: '^20\\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d(\\.\\d{1,3})?)?Z$' }),
);
