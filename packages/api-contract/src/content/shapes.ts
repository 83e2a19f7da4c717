import Type, { type Static } from 'typebox';
import { ContentBlockView } from './block-view-shapes.ts';
import { Id } from './fields.ts';

/** A group of the help centre with the names of its articles, in their order. */
export const HelpGroup = Type.Object({
  id: Id,
  name: Type.String(),
  selfChildren: Type.Array(Type.Object({ id: Id, name: Type.String() })),
});
export type HelpGroup = Static<typeof HelpGroup>;

/** An article of the help centre; how many found it useful. */
export const HelpArticle = Type.Object({
  id: Id,
  name: Type.String(),
  groupId: Id,
  groupName: Type.String(),
  summary: Type.String(),
  blocks: Type.Array(ContentBlockView),
  updatedAt: Type.String({ description: 'UTC ISO text' }),
  useful: Type.Integer(),
  useless: Type.Integer(),
});
export type HelpArticle = Static<typeof HelpArticle>;

/** A found article, with the sentence that has the words. */
export const HelpFound = Type.Object({ id: Id, name: Type.String(), groupName: Type.String(), excerpt: Type.String() });
export type HelpFound = Static<typeof HelpFound>;
