import Type from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { UploadedFile } from '../inquiry/fields.ts';
import { ItemIds, OfKp } from './fields.ts';
import { QuickOrder } from './quick-order-shapes.ts';
import { ShoppingCart } from './shapes.ts';

/** Lists that leave the cart, and lists that come into it. */
export const listCalls = {
  restoreCartItems: defineCall({
    method: 'POST',
    path: '/api/shoppingCart/RestoreCartItems',
    access: 'login',
    effect: 'write',
    ...{ right: 'none', inSimulation: true, seePrices: 'blanked' },
    summary: '撤销删除：24小时内删除的行原样放回，返回购物车',
    query: OfKp,
    body: Type.Object({ ids: ItemIds }),
    response: ShoppingCart,
    refusals: ['CART_NOT_YOURS', 'CART_FULL'],
  }),
  exportShoppingCartList: defineCall({
    method: 'POST',
    path: '/api/shoppingCart/ExportShoppingCartList',
    access: 'login',
    effect: 'write',
    ...{ right: 'none', seePrices: 'required' },
    summary: '导出购物车为Excel：返回任务编号，进度与下载地址见 GetActionJob',
    query: OfKp,
    body: Type.Object({ ids: Type.Optional(ItemIds) }),
    response: Type.Object({ jobId: Type.String() }),
    refusals: ['CART_NOT_YOURS', 'CART_EMPTY'],
  }),
  addCustomerProduct: defineCall({
    method: 'POST',
    path: '/api/shoppingCart/AddCustomerProduct',
    access: 'login',
    effect: 'write',
    right: 'none',
    summary: '把商品加入常用清单；已在清单中的不变',
    body: Type.Object({ skus: Type.Array(Type.String({ minLength: 1, maxLength: 40 }), { minItems: 1, maxItems: 200 }) }),
    response: Type.Object({ added: Type.Integer({ description: 'that were not kept before' }), total: Type.Integer() }),
    refusals: ['SKU_NOT_FOUND', 'WISH_LIST_FULL'],
  }),
  matchQuickOrder: defineCall({
    method: 'POST',
    path: '/api/shoppingCart/MatchQuickOrder',
    access: 'login',
    effect: 'read',
    ...{ inSimulation: true, seePrices: 'blanked' },
    summary: '快速下单：识别粘贴或上传的清单（型号、订货编码、贵司物料号与数量），逐行给出商品、价格与问题；不改任何内容',
    body: Type.Object({
      data: Type.Optional(Type.String({ maxLength: 20_000, description: 'typed or pasted, a line a product' })),
      uploadFilePath: Type.Optional(UploadedFile),
    }),
    response: QuickOrder,
    refusals: ['INQUIRY_LIST_UNREADABLE', 'FILE_NOT_FOUND', 'FILE_UNREADABLE'],
  }),
};
