import Type from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { Paged, Pager } from '../call/paged.ts';
import { SkuNumber } from '../pricing/shapes.ts';

const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
const RequestId = Type.String({ minLength: 1, maxLength: 60, pattern: '^[\\w-]+$' });

/** What else is known of a SKU or a page: its history with this company, its pictures and files, who else looks, where it was found. */
export const aboutCalls = {
  getCustomerProductsDetails: defineCall({
    method: 'POST',
    path: '/api/customer/GetCustomerProductsDetails',
    summary: '本企业购买该商品的历史订单，最新的在前；每页 5 条',
    access: 'login',
    effect: 'read',
    inSimulation: true,
    body: Type.Object({
      sku: SkuNumber,
      MergedSku: Type.Optional(Type.String({ maxLength: 400, description: 'numbers that it was sold under before, by commas' })),
      pager: Type.Optional(Pager),
    }),
    response: Paged(
      Type.Object({ id: Type.String(), orderNumber: Type.String(), orderPaidOnStr: Type.String(), quantity: Type.Integer() }),
    ),
  }),
  getSkuExtensionBySkuNumbers: defineCall({
    method: 'POST',
    path: '/api/product/GetSkuExtensionBySkuNumbers',
    summary: '商品的企业信息：物料号与购买次数；访客得到空值',
    access: 'public',
    effect: 'read',
    inSimulation: true,
    body: Type.Object({ skuNumbers: Type.Array(SkuNumber, { maxItems: 200 }) }),
    response: Type.Array(
      Type.Object({
        skuNumber: Type.String(),
        customerSkuItemNo: Type.String({ description: "'' when there is none" }),
        purchaseCount: Type.Integer({ description: 'paid orders of the company' }),
      }),
    ),
  }),
  searchSpuPicture: defineCall({
    method: 'POST',
    path: '/api/product/SearchSpuPicture/{id}',
    summary: '产品（SPU）图片',
    access: 'public',
    effect: 'read',
    inSimulation: true,
    params: Type.Object({ id: Id }),
    response: Type.Array(Type.Object({ thumbUrl: Type.String(), url: Type.String(), title: Type.String() })),
    refusals: ['PRODUCT_NOT_FOUND'],
  }),
  getSpuDownloadsById: defineCall({
    method: 'GET',
    path: '/api/product/GetSpuDownloadsById/{id}',
    summary: '产品（SPU）可下载的资料：只列真实存在的文件',
    access: 'public',
    effect: 'read',
    inSimulation: true,
    params: Type.Object({ id: Id }),
    response: Type.Array(Type.Object({ title: Type.String(), fileType: Type.String(), url: Type.String() })),
    refusals: ['PRODUCT_NOT_FOUND'],
  }),
  saveRequestToSkuVideo: defineCall({
    method: 'POST',
    path: '/api/common/SaveRequestToSkuVideo',
    summary: '希望看到该商品的视频；同一联系人同一商品只记一次',
    access: 'login',
    effect: 'write',
    body: Type.Object({ skuNumber: SkuNumber }),
    response: Type.Object({ isRequested: Type.Boolean() }),
    refusals: ['SKU_NOT_FOUND'],
  }),
  updateAndGetCurrentVisitUsers: defineCall({
    method: 'POST',
    path: '/api/customer/UpdateAndGetCurrentVisitUsers',
    summary: '记下本次浏览，返回最近五分钟浏览该页面的人数（含本人）',
    access: 'public',
    // Looking is no act: it is not audited, waits in no line, and what was read ahead stays good.
    effect: 'read',
    inSimulation: true,
    perMinute: 60,
    query: Type.Object({
      entityType: Type.Integer({ minimum: 1, maximum: 3, description: '1 category, 2 product, 3 brand' }),
      entityId: Type.String({ minLength: 1, maxLength: 40, pattern: '^[A-Za-z0-9-]+$' }),
      clientType: Type.Optional(Type.Integer({ minimum: 0, maximum: 9 })),
    }),
    response: Type.Object({ currentVisitUsers: Type.Integer() }),
  }),
  requestRecord: defineCall({
    method: 'POST',
    path: '/api/common/RequestRecord',
    summary: '记下一次列表请求的页面，商品页由此找到返回的路',
    access: 'public',
    effect: 'write',
    perMinute: 60,
    body: Type.Object({
      requestId: RequestId,
      requestUrl: Type.String({
        minLength: 1,
        maxLength: 600,
        pattern: '^/([^/\\s\\\\][^\\s\\\\]*)?$',
        description: 'a path of this site',
      }),
      keyword: Type.Optional(Type.String({ maxLength: 100 })),
    }),
    response: Type.Object({ isRecorded: Type.Boolean() }),
  }),
  reloadRequestByRequestId: defineCall({
    method: 'POST',
    path: '/api/common/ReloadRequestByRequestId',
    summary: '取回自己记下的列表请求；别人的、过期的都取不到',
    access: 'public',
    effect: 'read',
    inSimulation: true,
    query: Type.Object({ requestId: RequestId }),
    response: Type.Object({ requestUrl: Type.String({ description: "'' where there is none" }), keyword: Type.String() }),
  }),
};
