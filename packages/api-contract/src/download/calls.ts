import Type from 'typebox';
import { defineCall } from '../call/define-call.ts';

/** Files of the mall (rule download 5). */
export const downloadCalls = {
  viewSitemap: defineCall({
    method: 'GET',
    path: '/api/download/ViewSitemap',
    summary: '搜索引擎用的站点地图：sitemap.xml 是索引，其余文件由它列出',
    access: 'public',
    effect: 'read',
    query: Type.Object({
      fileName: Type.String({ pattern: '^[a-z0-9-]{1,40}\\.xml$', description: 'sitemap.xml, sitemap-categories.xml …' }),
    }),
    response: Type.String({ description: 'the file, XML' }),
  }),
};
