import Type from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { catalogueBookCalls } from './catalogue-book-calls.ts';
import { ActionJob } from './shapes.ts';

/** Files of the mall, and long work that ends in one (rules download 4, 5, 10–13). */
export const downloadCalls = {
  ...catalogueBookCalls,
  viewSitemap: defineCall({
    method: 'GET',
    path: '/api/download/ViewSitemap',
    summary: '搜索引擎用的站点地图：sitemap.xml 是索引，其余文件由它列出',
    access: 'public',
    effect: 'read',
    inSimulation: true,
    query: Type.Object({
      fileName: Type.String({ pattern: '^[a-z0-9-]{1,40}\\.xml$', description: 'sitemap.xml, sitemap-categories.xml …' }),
    }),
    response: Type.String({ description: 'the file, XML' }),
  }),
  getActionJob: defineCall({
    method: 'GET',
    path: '/api/common/GetActionJob',
    summary: '后台任务（导出等）的进度；完成后给出会过期的下载地址。只有发起人能查',
    access: 'login',
    effect: 'read',
    ...{ inSimulation: true, seePrices: 'blanked' },
    query: Type.Object({ jobid: Type.String({ pattern: '^[0-9a-z]{26}$' }) }),
    response: ActionJob,
    refusals: ['ACTION_JOB_NOT_FOUND'],
  }),
};
