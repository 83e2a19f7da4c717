import Type, { type Static } from 'typebox';
import { defineCall } from './define-call.ts';

const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });

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

/** What the mall says about itself (rules content 1, 2). */
export const contentCalls = {
  getMallHelpCenterTree: defineCall({
    method: 'GET',
    path: '/api/helpCenter/GetMallHelpCenterTree',
    summary: '帮助中心目录',
    access: 'public',
    response: Type.Array(HelpGroup),
  }),
  getMallHelpCenterById: defineCall({
    method: 'GET',
    path: '/api/helpCenter/GetMallHelpCenterById',
    summary: '帮助中心的一篇文章',
    access: 'public',
    query: Type.Object({ id: Id }),
    response: HelpArticle,
  }),
};
