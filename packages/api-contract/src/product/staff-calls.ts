import Type from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { Paged, Pager } from '../call/paged.ts';
import { SkuNumber } from '../pricing/shapes.ts';
import { Why } from '../staff/fields.ts';
import { StaffFilmWish, StaffStockDisplay } from './staff-shapes.ts';

const ofContent = { method: 'POST', access: 'staff', roles: ['content'] } as const;
const ofStock = { method: 'POST', access: 'staff', roles: ['warehouse', 'sales'] } as const;

/** Staff: films that buyers wish for (rule product 29), and whose stock figures they read (rule product 30). */
export const staffProductCalls = {
  listFilmWishes: defineCall({
    ...{ ...ofContent, effect: 'read', path: '/api/staff/ListFilmWishes' },
    summary: '员工：买家想看视频的商品，人数多的在前；已处理的按处理时间倒序',
    body: Type.Object({ isDone: Type.Optional(Type.Boolean()), ...Pager.properties }),
    response: Paged(StaffFilmWish),
  }),
  finishFilmWish: defineCall({
    ...{ ...ofContent, effect: 'write', idempotent: true, path: '/api/staff/FinishFilmWish' },
    summary: '员工：登记一个商品的视频需求已处理；此后有人再提出会重新出现',
    body: Type.Object({ skuNumber: SkuNumber, why: Why }),
    response: StaffFilmWish,
    refusals: ['FILM_WISH_NOT_FOUND'],
  }),
  listHiddenStock: defineCall({
    ...{ ...ofStock, effect: 'read', path: '/api/staff/ListHiddenStock' },
    summary: '员工：对买家隐藏库存数量的商品，可按编号或名称查找',
    body: Type.Object({ keyword: Type.Optional(Type.String({ maxLength: 60 })), ...Pager.properties }),
    response: Paged(StaffStockDisplay),
  }),
  changeStockDisplay: defineCall({
    ...{ ...ofStock, effect: 'write', idempotent: true, path: '/api/staff/ChangeStockDisplay' },
    summary: '员工：隐藏一个商品的库存数量，买家改看到“以客服确认为准”；或恢复显示',
    body: Type.Object({ skuNumber: SkuNumber, isHidden: Type.Boolean(), why: Why }),
    response: StaffStockDisplay,
    refusals: ['SKU_NOT_FOUND'],
  }),
};
