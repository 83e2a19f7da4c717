import Type from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { SkuNumber } from '../pricing/shapes.ts';

/** What a part's model can be taken away as. */
export const ModelFormat = Type.Union([Type.Literal('step'), Type.Literal('stl'), Type.Literal('dxf')]);

/** 3D models and drawings (rules drawing 1–6). */
export const modelCalls = {
  getExist3DModel: defineCall({
    method: 'GET',
    path: '/api/product/GetExist3DModel',
    summary: '产品是否有三维模型：给出 skuNumber 时以该商品为准，否则以产品的默认商品为准',
    access: 'public',
    effect: 'read',
    inSimulation: true,
    query: Type.Object({ id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }), skuNumber: Type.Optional(SkuNumber) }),
    response: Type.Object({
      isExist: Type.Boolean(),
      skuNumber: Type.String(),
      drawingUrl: Type.String({ description: 'SVG; of every product' }),
      dataSheetUrl: Type.String({ description: 'PDF; of every product' }),
      meshUrl: Type.Union([Type.String(), Type.Null()], { description: 'what the viewer shows' }),
      formats: Type.Array(ModelFormat, { description: 'signed in, see Get3DDownloadUrl' }),
    }),
    refusals: ['PRODUCT_NOT_FOUND', 'SKU_NOT_FOUND'],
  }),
  getCadenasToken: defineCall({
    method: 'GET',
    path: '/api/common/GetCadenasToken',
    summary: '下载三维模型的凭证，十分钟内有效',
    access: 'login',
    effect: 'read',
    inSimulation: true,
    response: Type.Object({ token: Type.String(), expiresInSeconds: Type.Integer() }),
  }),
  get3DDownloadUrl: defineCall({
    method: 'GET',
    path: '/api/download/Get3DDownloadUrl',
    summary: '三维模型或图纸的下载地址，十分钟内有效',
    access: 'login',
    effect: 'read',
    inSimulation: true,
    query: Type.Object({ skuNumber: SkuNumber, format: ModelFormat }),
    response: Type.Object({ url: Type.String(), fileName: Type.String() }),
    refusals: ['SKU_NOT_FOUND', 'MODEL_NOT_FOUND'],
  }),
};
