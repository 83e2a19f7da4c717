import Type from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { MallActivity } from './shapes.ts';

const TopAdvertising = Type.Object({ id: Type.Integer(), title: Type.String(), url: Type.String(), imageUrl: Type.String() });
const index = Type.Integer({ minimum: 0, maximum: 1000, description: 'which batch; beyond the last it starts again' });

export const marketingCalls = {
  getMallHotSearchKeywords: defineCall({
    method: 'GET',
    path: '/api/common/GetMallHotSearchKeywords/{index}/{count}',
    summary: '热门搜索词，一批 count 个',
    access: 'public',
    effect: 'read',
    inSimulation: true,
    params: Type.Object({ index, count: Type.Integer({ minimum: 1, maximum: 30 }) }),
    response: Type.Object({
      keywords: Type.Array(Type.String()),
      activities: Type.Array(Type.Object({ text: Type.String(), url: Type.String() })),
    }),
  }),
  getMallSearchBoxMarketingInfo: defineCall({
    method: 'GET',
    path: '/api/setting/GetMallSearchBoxMarketingInfo/{index}',
    summary: '搜索框轮播的三条推荐语',
    access: 'public',
    effect: 'read',
    inSimulation: true,
    params: Type.Object({ index }),
    response: Type.Object({ phrases: Type.Array(Type.String()) }),
  }),
  getMallHomePageTopAdvertising: defineCall({
    method: 'GET',
    path: '/api/setting/GetMallHomePageTopAdvertising',
    summary: '首页顶部广告（无则为 null）',
    access: 'public',
    effect: 'read',
    inSimulation: true,
    response: Type.Union([TopAdvertising, Type.Null()]),
  }),
  getActivityNotifys: defineCall({
    method: 'GET',
    path: '/api/setting/GetActivityNotifys',
    summary: '活动通知：进行中的活动，最新在前',
    access: 'public',
    effect: 'read',
    inSimulation: true,
    response: Type.Array(MallActivity),
  }),
  getMallRelatedActivities: defineCall({
    method: 'GET',
    path: '/api/setting/GetMallRelatedActivities',
    summary: '适用于全场的活动',
    access: 'public',
    effect: 'read',
    inSimulation: true,
    response: Type.Array(MallActivity),
  }),
  getMallRelatedActivitiesBySkuNumber: defineCall({
    method: 'GET',
    path: '/api/setting/GetMallRelatedActivitiesBySkuNumber/{sku}',
    summary: '适用于一个商品的活动：其分类的与全场的',
    access: 'public',
    effect: 'read',
    inSimulation: true,
    params: Type.Object({ sku: Type.String({ minLength: 1, maxLength: 60 }) }),
    response: Type.Array(MallActivity),
  }),
};
