import Type, { type Static } from 'typebox';
import { Id } from './fields.ts';

/** A group of the help centre with the names of its articles, in their order. */
export const HelpGroup = Type.Object({
  id: Id,
  name: Type.String(),
  selfChildren: Type.Array(Type.Object({ id: Id, name: Type.String() })),
});
export type HelpGroup = Static<typeof HelpGroup>;

/** An article of the help centre: plain text, a paragraph an entry; nothing in it is markup. */
export const HelpArticle = Type.Object({
  id: Id,
  name: Type.String(),
  groupId: Id,
  groupName: Type.String(),
  paragraphs: Type.Array(Type.String()),
  updatedAt: Type.String({ description: 'UTC ISO text' }),
});
export type HelpArticle = Static<typeof HelpArticle>;
