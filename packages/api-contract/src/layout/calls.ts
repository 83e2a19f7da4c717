import Type from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { Paged } from '../call/paged.ts';
import { marketingCalls } from './marketing-calls.ts';
import { Banner, LayoutData } from './shapes.ts';

const errorText = (maxLength: number) => Type.Optional(Type.String({ maxLength }));

/** Without a size as many as the position's rule says (rule layout 29). */
const BannerPager = Type.Object({
  pageIndex: Type.Integer({ minimum: 1, maximum: 100 }),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 60 })),
});

export const layoutCalls = {
  ...marketingCalls,
  getMallLayOut: defineCall({
    method: 'GET',
    path: '/api/setting/GetMallLayOut',
    summary: '页面框架：导航、公告、页脚、侧边栏、货期名称',
    access: 'public',
    effect: 'read',
    inSimulation: true,
    response: LayoutData,
  }),
  getAllFrontSiteBannersList: defineCall({
    method: 'GET',
    path: '/api/setting/GetAllFrontSiteBannersList',
    summary: '各位置的横幅',
    access: 'public',
    effect: 'read',
    inSimulation: true,
    response: Type.Array(Banner),
  }),
  getFrontSiteBannersPagedList: defineCall({
    method: 'POST',
    path: '/api/setting/GetFrontSiteBannersPagedList',
    summary: '一个位置的横幅分页：9 自有品牌（每页 5），8 热销商品（每页 1）',
    access: 'public',
    effect: 'read',
    inSimulation: true,
    body: Type.Object({ query: Type.Integer({ minimum: 1, maximum: 99, description: 'the position' }), pager: Type.Optional(BannerPager) }),
    response: Paged(Banner),
  }),
  needUpdateAppByVersion: defineCall({
    method: 'GET',
    path: '/api/setting/NeedUpdateAppByVersion/{version}',
    summary: '该版本的应用是否需要更新',
    access: 'public',
    effect: 'read',
    inSimulation: true,
    params: Type.Object({ version: Type.String({ pattern: '^\\d{1,4}(\\.\\d{1,4}){0,3}$' }) }),
    response: Type.Object({
      needUpdate: Type.Boolean(),
      isForced: Type.Boolean({ description: 'older than what the API still serves' }),
      version: Type.String({ description: 'the newest' }),
      note: Type.String(),
    }),
  }),
  getFullUrlByShortCode: defineCall({
    method: 'GET',
    path: '/api/ShortUrl/GetFullUrlByShortCode/{code}',
    summary: '短链接指向的地址',
    access: 'public',
    effect: 'read',
    inSimulation: true,
    params: Type.Object({ code: Type.String({ pattern: '^[A-Za-z0-9]{6,8}$' }) }),
    response: Type.Object({ url: Type.String() }),
    refusals: ['SHORT_LINK_NOT_FOUND'],
  }),
  sendMallErrorToITGroupForFront: defineCall({
    method: 'POST',
    path: '/api/common/SendMallErrorToITGroupForFront',
    summary: '上报浏览器中的异常',
    access: 'public',
    effect: 'write',
    inSimulation: true,
    body: Type.Object({
      requestPath: errorText(2000),
      errorInfo: errorText(4000),
      errorMessage: errorText(2000),
      errorStack: errorText(8000),
      componentName: errorText(200),
      windowsHref: errorText(2000),
    }),
    response: Type.Boolean(),
  }),
};
