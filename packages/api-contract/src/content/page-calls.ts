import Type from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { Paged } from '../call/paged.ts';
import { Id } from './fields.ts';
import { ArticleList, ChangedPages, ContentHead, ContentPage, ContentWithOthers, PairMessages } from './page-shapes.ts';

const pages = (pageSize: number) => ({
  pageIndex: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000, default: 1 })),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 60, default: pageSize })),
});
const preview = Type.Optional(Type.String({ maxLength: 120, description: 'opens a version before it is in force, for its editors' }));
const query = Type.Object({ preview });
const reading = { access: 'public', effect: 'read', inSimulation: true } as const;
const gone = ['CONTENT_NOT_FOUND', 'CONTENT_GONE'] as const;

/** News, articles, landing pages: what is in force (rules content 19–27). */
export const contentPageCalls = {
  getMallNewsPagedList: defineCall({
    ...{ method: 'POST', path: '/api/setting/GetMallNewsPagedList', summary: '公告，最新在前', ...reading },
    body: Type.Object(pages(5)),
    response: Paged(ContentHead),
  }),
  getMallArticlePagedList: defineCall({
    ...{ method: 'POST', path: '/api/setting/GetMallArticlePagedList', summary: '知识文章，可按主题与文字筛选', ...reading },
    body: Type.Object({
      ...pages(5),
      topic: Type.Optional(Type.String({ maxLength: 20 })),
      keyword: Type.Optional(Type.String({ maxLength: 60 })),
    }),
    response: ArticleList,
  }),
  getMallNews: defineCall({
    ...{
      method: 'POST',
      path: '/api/setting/GetMallNews/{id}',
      summary: '一篇公告或知识文章，附同类的其他文章',
      ...reading,
      seePrices: 'blanked',
    },
    params: Type.Object({ id: Id }),
    body: Type.Object({ ...pages(20), preview }),
    response: ContentWithOthers,
    refusals: gone,
  }),
  getPairMessages: defineCall({
    ...{ method: 'GET', path: '/api/knowledge/GetPairMessages/{id}', summary: '问答：一篇知识文章的，或全部的（0）', ...reading },
    params: Type.Object({ id: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }) }),
    response: Type.Array(PairMessages),
    refusals: gone,
  }),
  getMallSeoKeywordById: defineCall({
    ...{ method: 'GET', path: '/api/setting/GetMallSEOKeywordById/{id}', summary: '一个关键词的选购页', ...reading, seePrices: 'blanked' },
    params: Type.Object({ id: Id }),
    query,
    response: ContentPage,
    refusals: gone,
  }),
  getMallSeoKeywordWithSynonym: defineCall({
    ...{
      method: 'GET',
      path: '/api/setting/GetMallSEOKeywordWithSynonym/{synonym}',
      summary: '按关键词或其同义词找选购页',
      ...reading,
      seePrices: 'blanked',
    },
    params: Type.Object({ synonym: Type.String({ minLength: 1, maxLength: 60 }) }),
    response: ContentPage,
    refusals: gone,
  }),
  getContentPage: defineCall({
    ...{
      method: 'GET',
      path: '/api/setting/{hash}',
      summary: '一个专题页，按其地址：cms.bearings 即 /cms/bearings',
      ...reading,
      seePrices: 'blanked',
    },
    params: Type.Object({ hash: Type.String({ minLength: 1, maxLength: 80 }) }),
    query,
    response: ContentPage,
    refusals: gone,
  }),
  getContentPagedList: defineCall({
    ...{ method: 'POST', path: '/api/setting/GetContentPagedList', summary: '选购页或一个目录下的专题页', ...reading },
    body: Type.Object({
      folder: Type.Union([Type.Literal('gp'), Type.Literal('cms'), Type.Literal('cp'), Type.Literal('catalogue')]),
      ...pages(60),
    }),
    response: Paged(ContentHead),
  }),
  voteContent: defineCall({
    ...{ method: 'POST', path: '/api/helpCenter/VoteContent', summary: '这篇文章是否有用，每人一次，再次选择即更改' },
    ...{ access: 'public', effect: 'write', perMinute: 20 },
    body: Type.Object({ id: Id, isUseful: Type.Boolean() }),
    response: Type.Object({ useful: Type.Integer(), useless: Type.Integer() }),
    refusals: ['CONTENT_NOT_FOUND'],
  }),
  getChangedPages: defineCall({
    ...{ method: 'GET', path: '/api/content/GetChangedPages', summary: '内容已变的页面地址，供网关更新缓存', ...reading },
    query: Type.Object({ after: Type.Optional(Type.Integer({ minimum: 0, description: 'what was answered as now the last time' })) }),
    response: ChangedPages,
  }),
};
