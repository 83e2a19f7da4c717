import { afterSalesCalls } from '../../after-sales/index.ts';
import { cartCalls } from '../../cart/index.ts';
import { comparisonCalls } from '../../comparison/index.ts';
import { discountCalls } from '../../discount/index.ts';
import { inquiryCalls } from '../../inquiry/index.ts';
import { orderCalls } from '../../order/index.ts';
import { wishListCalls } from '../../wish-list/index.ts';
import { defineTool } from './tool.ts';

/** What an assistant may propose; the person's own press does it, under the call's own rules (rule assistant 12). */
export const actTools = [
  defineTool({
    name: 'add_to_cart',
    words: '提议把商品加入购物车：用户会看到确认卡片，按下按钮才加入',
    call: cartCalls.addSkuToCart,
    takes: { sku: 'SKU号', quantity: '数量，须符合起订量与步进值' },
    fixed: { requestTypeId: 2 },
  }),
  defineTool({
    name: 'add_to_inquiry',
    words: '提议把商品加入询价篮',
    call: inquiryCalls.addSkuToCustomerInquirySku,
    takes: { sku: 'SKU号', quantity: '数量' },
  }),
  defineTool({
    name: 'start_inquiry',
    words: '提议把一份清单写入询价单并匹配商品',
    call: inquiryCalls.matchInquirySheet,
    takes: { data: '清单原文，一行一种' },
  }),
  defineTool({
    name: 'add_to_list',
    words: '提议把商品加入常用清单',
    call: cartCalls.addCustomerProduct,
    takes: { skus: 'SKU号' },
  }),
  defineTool({
    name: 'add_to_favourites',
    words: '提议收藏一个商品',
    call: wishListCalls.addToWishList,
    takes: { sku: 'SKU号' },
  }),
  defineTool({
    name: 'add_to_comparison',
    words: '提议把商品加入对比',
    call: comparisonCalls.addSkuComparisons,
    takes: { skuNumbers: 'SKU号' },
  }),
  defineTool({
    name: 'receive_coupon',
    words: '提议领取一张优惠券',
    call: discountCalls.receiveCoupon,
    takes: { couponPackageId: '优惠券的编号' },
  }),
  defineTool({
    name: 'cancel_order',
    words: '提议取消一个订单：释放库存，已付款原路退回，不能撤销',
    call: orderCalls.cancelOrder,
    takes: { orderId: '订单的 id', reason: '取消原因' },
  }),
  defineTool({
    name: 'start_after_sales',
    words: '提议为一个订单的商品申请售后',
    call: afterSalesCalls.createAfterSalesRequest,
    takes: { orderId: '订单的 id', kind: '', reason: '', description: '', lines: '订单行与数量' },
    fixed: { proofs: [] },
  }),
];
