import { defineScreens } from '@mall/mf-kit';
import { cartCall } from './features/cart/cart/cart-call.ts';
import { confirmCall } from './features/checkout/confirm/confirm-call.ts';
import { draftCall } from './features/inquiry/create-inquiry/sheet-calls.ts';
import { inquiryCall, inquiryIdOf } from './features/inquiry/inquiry-details/inquiry-call.ts';
import { inquiriesCall, inquiryCountsCall, readFilters } from './features/inquiry/inquiry-list/inquiry-filters.ts';
import { documentCall } from './features/inquiry/quotation-document/document-call.ts';
import { linkCall } from './features/inquiry/quotation-link/link-call.ts';
import { payPageCall } from './features/payment/payment/pay-page-call.ts';
import { supplementCall } from './features/payment/supplement/supplement-call.ts';
import { afterSalesCall } from './parts/after-sales-call.ts';
import { mallCall } from './parts/inquiry/mall-call.ts';
import { orderCall } from './parts/order-call.ts';

export const screens = defineScreens({
  cart: {
    component: () => import(/* webpackChunkName: "screen-cart" */ './features/cart/cart/cart-page.tsx'),
    load: ({ query }) => [cartCall(query)],
  },
  'quick-order': {
    component: () => import(/* webpackChunkName: "screen-quick-order" */ './features/cart/quick-order/quick-order-page.tsx'),
  },
  'old-flow': {
    component: () => import(/* webpackChunkName: "screen-old-flow" */ './features/cart/old-flow/old-flow-page.tsx'),
  },
  confirm: {
    component: () => import(/* webpackChunkName: "screen-confirm" */ './features/checkout/confirm/confirm-page.tsx'),
    load: ({ query }) => [confirmCall(query)],
  },
  payment: {
    component: () => import(/* webpackChunkName: "screen-payment" */ './features/payment/payment/payment-page.tsx'),
    load: ({ params }) => (params.id ? [payPageCall(params.id), orderCall(params.id)] : []),
  },
  supplement: {
    component: () => import(/* webpackChunkName: "screen-supplement" */ './features/payment/supplement/supplement-page.tsx'),
    load: ({ params }) => (params.id ? [supplementCall(params.id)] : []),
  },
  'payment-return': {
    component: () => import(/* webpackChunkName: "screen-payment-return" */ './features/payment/payment-return/payment-return-page.tsx'),
  },
  'pay-link': {
    component: () => import(/* webpackChunkName: "screen-pay-link" */ './features/payment/pay-link/pay-link-page.tsx'),
    // Nothing is read ahead: a page that was kept would show an order whose link is over.
    head: () => ({ title: '代付订单', description: '无需登录，核对订单号与金额后付款' }),
  },
  success: {
    component: () => import(/* webpackChunkName: "screen-success" */ './features/checkout/success/success-page.tsx'),
    load: ({ params }) => (params.id ? [orderCall(params.id)] : []),
  },
  'after-sale': {
    component: () => import(/* webpackChunkName: "screen-after-sale" */ './features/after-sales/settlement/settlement-page.tsx'),
    load: ({ params }) => (params.id ? [afterSalesCall(params.id)] : []),
  },
  'after-sale-success': {
    component: () => import(/* webpackChunkName: "screen-after-sale-success" */ './features/after-sales/success/success-page.tsx'),
    load: ({ params }) => (params.id ? [afterSalesCall(params.id)] : []),
  },
  'create-inquiry': {
    component: () => import(/* webpackChunkName: "screen-create-inquiry" */ './features/inquiry/create-inquiry/create-inquiry-page.tsx'),
    load: () => [draftCall()],
  },
  'inquiry-list': {
    component: () => import(/* webpackChunkName: "screen-inquiry-list" */ './features/inquiry/inquiry-list/inquiry-list-page.tsx'),
    load: ({ query }) => [inquiriesCall(readFilters(query)), inquiryCountsCall(readFilters(query))],
  },
  'inquiry-details': {
    component: () => import(/* webpackChunkName: "screen-inquiry-details" */ './features/inquiry/inquiry-details/inquiry-details-page.tsx'),
    load: ({ params, query }) => (inquiryIdOf(params, query) ? [inquiryCall(inquiryIdOf(params, query))] : []),
  },
  'quotation-document': {
    component: () =>
      import(/* webpackChunkName: "screen-quotation-document" */ './features/inquiry/quotation-document/quotation-document-page.tsx'),
    // Without a pass it is the browser's to ask: only there is known who is here.
    load: ({ params, query }) =>
      [query.get('token') ? documentCall(params.id, query.get('token')) : null, mallCall()].filter((one) => one !== null),
    head: () => ({ title: '报价单', description: '报价单：明细、价格与有效期，可打印' }),
  },
  'quotation-link': {
    component: () => import(/* webpackChunkName: "screen-quotation-link" */ './features/inquiry/quotation-link/quotation-link-page.tsx'),
    load: ({ params }) => [linkCall(params.id), mallCall()].filter((one) => one !== null),
    head: () => ({ title: '报价单', description: '供应商报价：明细、价格与有效期' }),
  },
});
