import Type from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { Paged } from '../call/paged.ts';
import { ProxyCertificate } from './brand-shapes.ts';
import { Id } from './fields.ts';

/** Brands and the papers of makers (rules catalogue 19–21). */
export const brandCalls = {
  getMallProxyCertificateList: defineCall({
    method: 'POST',
    path: '/api/setting/GetMallProxyCertificateList',
    summary: '有效的代理证书，商品最多的品牌在前；可限于一个品牌',
    access: 'public',
    effect: 'read',
    inSimulation: true,
    body: Type.Object({ manufacturerId: Type.Optional(Id), count: Type.Optional(Type.Integer({ minimum: 1, maximum: 60 })) }),
    response: Type.Array(ProxyCertificate),
    refusals: ['MANUFACTURER_NOT_FOUND'],
  }),
  getMallProxyCertificatePagedList: defineCall({
    method: 'POST',
    path: '/api/setting/GetMallProxyCertificatePagedList',
    summary: '代理证书分页：按品牌名、证书编号或首字母查找，过期的在后',
    access: 'public',
    effect: 'read',
    inSimulation: true,
    body: Type.Object({
      keyword: Type.Optional(Type.String({ maxLength: 60 })),
      initial: Type.Optional(Type.String({ maxLength: 1 })),
      pageIndex: Type.Optional(Type.Integer({ minimum: 1, maximum: 500 })),
      pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 60, description: '12' })),
    }),
    response: Type.Object({
      ...Paged(ProxyCertificate).properties,
      initials: Type.Array(Type.String(), { description: 'first letters of all brands with certificates' }),
    }),
  }),
};
