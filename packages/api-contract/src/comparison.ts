import Type, { type Static } from 'typebox';
import { defineCall } from './define-call.ts';
import { PriceView, SkuNumber } from './pricing.ts';

/** One column of the comparison (rules comparison 1; pricing 1); at most four. Prices are empty for a visitor. */
export const ComparisonEntry = Type.Object({
  skuNumber: Type.String(),
  productName: Type.String(),
  manufacturerId: Type.Integer(),
  brandName: Type.String(),
  manufacturerPartNumber: Type.String(),
  orderCode: Type.String(),
  pictureUrl: Type.String(),
  price: Type.String({ description: "yuan; '' for a visitor and for 价格详询" }),
  hasTierPrices: Type.Boolean(),
  deliveryTime: Type.String(),
  dynamicDeliveryTimeId: Type.Integer(),
  salesPackUom: Type.String(),
  packQty: Type.Integer(),
  packUom: Type.String(),
  minOrderQty: Type.Integer(),
  stepValue: Type.Integer(),
  isActive: Type.Boolean(),
  showCart: Type.Boolean(),
  showInquiry: Type.Boolean(),
  comparisonAttributeJson: Type.Record(Type.String(), Type.String()),
  skuDto: Type.Object({ withPrice: Type.Boolean(), ...PriceView.properties }),
});
export type ComparisonEntry = Static<typeof ComparisonEntry>;

/** The list after a change; `msg` is a warning to show when it isn't empty. */
export const ComparisonList = Type.Object({ msg: Type.String(), items: Type.Array(ComparisonEntry) });
export type ComparisonList = Static<typeof ComparisonList>;

const SkuNumbers = Type.Array(SkuNumber, { maxItems: 20 });
const ofSku = Type.Object({ skuNumber: SkuNumber });

export const comparisonCalls = {
  getSkuComparisonList: defineCall({
    method: 'POST',
    path: '/api/product/GetSkuComparisonList',
    summary: '我的对比列表',
    access: 'login',
    response: ComparisonList,
  }),
  getSkuComparisonsBySkuNumbers: defineCall({
    method: 'POST',
    path: '/api/product/GetSkuComparisonsBySkuNumbers',
    summary: '按商品编号取对比数据（访客的列表在浏览器中）；最多取前四个',
    access: 'public',
    body: Type.Object({ skuNumbers: SkuNumbers }),
    response: ComparisonList,
  }),
  addSkuComparison: defineCall({
    method: 'POST',
    path: '/api/product/AddSkuComparison/{skuNumber}',
    summary: '加入对比',
    access: 'login',
    params: ofSku,
    response: ComparisonList,
  }),
  addSkuComparisons: defineCall({
    method: 'POST',
    path: '/api/product/AddSkuComparisons',
    summary: '批量加入对比（登录后合并浏览器中的列表）',
    access: 'login',
    body: Type.Object({ skuNumbers: SkuNumbers }),
    response: ComparisonList,
  }),
  deleteSkuComparison: defineCall({
    method: 'POST',
    path: '/api/product/DeleteSkuComparison/{skuNumber}',
    summary: '移出对比',
    access: 'login',
    params: ofSku,
    response: ComparisonList,
  }),
  deleteAllSkuComparison: defineCall({
    method: 'POST',
    path: '/api/product/DeleteAllSkuComparison',
    summary: '清空对比',
    access: 'login',
    response: ComparisonList,
  }),
  clearAllSkuComparisonAfterAddSkuComparison: defineCall({
    method: 'POST',
    path: '/api/product/ClearAllSkuComparisonAfterAddSkuComparison',
    summary: '清空后加入对比',
    access: 'login',
    body: Type.Object({ skuNumbers: SkuNumbers }),
    response: ComparisonList,
  }),
};
