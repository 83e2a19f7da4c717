import Type from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { SkuNumber } from '../pricing/shapes.ts';
import { ComparisonList, ComparisonSeo } from './shapes.ts';

const SkuNumbers = Type.Array(SkuNumber, { maxItems: 20 });
const ofSku = Type.Object({ skuNumber: SkuNumber });

export const comparisonCalls = {
  getSkuComparisonList: defineCall({
    method: 'POST',
    path: '/api/product/GetSkuComparisonList',
    summary: '我的对比列表',
    access: 'login',
    effect: 'read',
    response: ComparisonList,
  }),
  getSkuComparisonsBySkuNumbers: defineCall({
    method: 'POST',
    path: '/api/product/GetSkuComparisonsBySkuNumbers',
    summary: '按商品编号取对比数据（访客的列表在浏览器中）；最多取前四个',
    access: 'public',
    effect: 'read',
    body: Type.Object({ skuNumbers: SkuNumbers }),
    response: ComparisonList,
  }),
  addSkuComparison: defineCall({
    method: 'POST',
    path: '/api/product/AddSkuComparison/{skuNumber}',
    summary: '加入对比',
    access: 'login',
    effect: 'write',
    params: ofSku,
    response: ComparisonList,
    refusals: ['SKU_NOT_FOUND'],
  }),
  addSkuComparisons: defineCall({
    method: 'POST',
    path: '/api/product/AddSkuComparisons',
    summary: '批量加入对比（登录后合并浏览器中的列表）',
    access: 'login',
    effect: 'write',
    body: Type.Object({ skuNumbers: SkuNumbers }),
    response: ComparisonList,
    refusals: ['SKU_NOT_FOUND'],
  }),
  deleteSkuComparison: defineCall({
    method: 'POST',
    path: '/api/product/DeleteSkuComparison/{skuNumber}',
    summary: '移出对比',
    access: 'login',
    effect: 'write',
    params: ofSku,
    response: ComparisonList,
  }),
  deleteAllSkuComparison: defineCall({
    method: 'POST',
    path: '/api/product/DeleteAllSkuComparison',
    summary: '清空对比',
    access: 'login',
    effect: 'write',
    response: ComparisonList,
  }),
  getSkuComparisonSeo: defineCall({
    method: 'POST',
    path: '/api/product/GetSkuComparisonSeo',
    summary: '对比页的标题、关键词与描述；未设置时由商品名称组成',
    access: 'public',
    effect: 'read',
    body: Type.Object({ skuNumbers: SkuNumbers }),
    response: ComparisonSeo,
  }),
  saveSkuComparisonSEO: defineCall({
    method: 'POST',
    path: '/api/product/SaveSkuComparisonSEO',
    summary: '设置对比页的标题、关键词与描述',
    access: 'staff',
    roles: ['content'],
    effect: 'write',
    body: Type.Object({
      skuNumbers: Type.Array(SkuNumber, { minItems: 2, maxItems: 4 }),
      title: Type.String({ minLength: 1, maxLength: 80 }),
      keywords: Type.String({ maxLength: 200 }),
      description: Type.String({ maxLength: 300 }),
    }),
    response: ComparisonSeo,
    refusals: ['SKU_NOT_FOUND'],
  }),
  clearAllSkuComparisonAfterAddSkuComparison: defineCall({
    method: 'POST',
    path: '/api/product/ClearAllSkuComparisonAfterAddSkuComparison',
    summary: '清空后加入对比',
    access: 'login',
    effect: 'write',
    body: Type.Object({ skuNumbers: SkuNumbers }),
    response: ComparisonList,
    refusals: ['SKU_NOT_FOUND'],
  }),
};
