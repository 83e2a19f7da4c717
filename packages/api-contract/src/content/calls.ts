import Type from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { agreementCalls } from './agreement-calls.ts';
import { Id } from './fields.ts';
import { contentPageCalls } from './page-calls.ts';
import { HelpArticle, HelpFound, HelpGroup } from './shapes.ts';
import { staffContentCalls } from './staff-content-calls.ts';
import { staffMediaCalls } from './staff-media-calls.ts';

/** What the mall says about itself (rules content 1, 2), and what people agree to. */
export const contentCalls = {
  ...agreementCalls,
  ...contentPageCalls,
  ...staffContentCalls,
  ...staffMediaCalls,
  getMallHelpCenterTree: defineCall({
    method: 'GET',
    path: '/api/helpCenter/GetMallHelpCenterTree',
    summary: '帮助中心目录',
    access: 'public',
    effect: 'read',
    inSimulation: true,
    response: Type.Array(HelpGroup),
  }),
  getMallHelpCenterById: defineCall({
    method: 'GET',
    path: '/api/helpCenter/GetMallHelpCenterById',
    summary: '帮助中心的一篇文章',
    access: 'public',
    effect: 'read',
    ...{ inSimulation: true, seePrices: 'blanked' },
    query: Type.Object({ id: Id, preview: Type.Optional(Type.String({ maxLength: 120 })) }),
    response: HelpArticle,
    refusals: ['HELP_NOT_FOUND', 'CONTENT_GONE'],
  }),
  searchHelp: defineCall({
    method: 'GET',
    path: '/api/helpCenter/SearchHelp',
    summary: '在帮助中心查找：标题或正文含有全部词语的文章',
    access: 'public',
    effect: 'read',
    inSimulation: true,
    query: Type.Object({ keyword: Type.String({ minLength: 1, maxLength: 60 }) }),
    response: Type.Array(HelpFound),
  }),
};
