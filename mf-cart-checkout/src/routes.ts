import { defineScreens } from '@mall/mf-kit';
import { cartCall } from './features/cart/cart/cart-call.ts';
import { confirmCall } from './features/checkout/confirm/confirm-call.ts';
import { draftCall } from './features/inquiry/create-inquiry/sheet-calls.ts';
import { inquiryCall, inquiryIdOf } from './features/inquiry/inquiry-details/inquiry-call.ts';
import { inquiriesCall, inquiryCountsCall, readFilters } from './features/inquiry/inquiry-list/inquiry-filters.ts';
import { documentCall } from './features/inquiry/quotation-document/document-call.ts';
import { linkCall } from './features/inquiry/quotation-link/link-call.ts';
import { payPageCall } from './features/payment/payment/pay-page-call.ts';
import { orderCall } from './parts/order-call.ts';

export const screens = defineScreens({
  cart: {
    component: () => import(/* webpackChunkName: "screen-cart" */ './features/cart/cart/cart-page.tsx'),
    load: ({ query }) => [cartCall(query)],
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
  'payment-return': {
    component: () => import(/* webpackChunkName: "screen-payment-return" */ './features/payment/payment-return/payment-return-page.tsx'),
  },
  success: {
    component: () => import(/* webpackChunkName: "screen-success" */ './features/checkout/success/success-page.tsx'),
    load: ({ params }) => (params.id ? [orderCall(params.id)] : []),
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
    load: ({ params, query }) => [documentCall(params.id, query.get('token'))].filter((one) => one !== null),
  },
  'quotation-link': {
    component: () => import(/* webpackChunkName: "screen-quotation-link" */ './features/inquiry/quotation-link/quotation-link-page.tsx'),
    load: ({ params }) => [linkCall(params.id)].filter((one) => one !== null),
    head: () => ({ title: '报价单', description: '供应商报价：明细、价格与有效期' }),
  },
});
