import Type from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { agreementCalls } from './agreement-calls.ts';
import { Id } from './fields.ts';
import { HelpArticle, HelpGroup } from './shapes.ts';

/** What the mall says about itself (rules content 1, 2), and what people agree to. */
export const contentCalls = {
  ...agreementCalls,
  getMallHelpCenterTree: defineCall({
    method: 'GET',
    path: '/api/helpCenter/GetMallHelpCenterTree',
    summary: '帮助中心目录',
    access: 'public',
    effect: 'read',
    response: Type.Array(HelpGroup),
  }),
  getMallHelpCenterById: defineCall({
    method: 'GET',
    path: '/api/helpCenter/GetMallHelpCenterById',
    summary: '帮助中心的一篇文章',
    access: 'public',
    effect: 'read',
    query: Type.Object({ id: Id }),
    response: HelpArticle,
    refusals: ['HELP_NOT_FOUND'],
  }),
};
