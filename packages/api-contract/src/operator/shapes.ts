import Type, { type Static } from 'typebox';

/** A member of the mall's staff who is signed in with an account of their own. */
export const Operator = Type.Object({
  id: Type.Integer(),
  account: Type.String(),
  name: Type.String(),
  role: Type.Union([Type.Literal('operator'), Type.Literal('admin')], { description: 'admin: also makes and ends the tokens of teams' }),
});
export type Operator = Static<typeof Operator>;
