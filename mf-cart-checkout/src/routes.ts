import { defineScreens } from '@mall/mf-kit';
import { cartCall } from './features/cart/cart/cart-call.ts';
import { confirmCall } from './features/checkout/confirm/confirm-call.ts';
import { draftCall } from './features/inquiry/create-inquiry/sheet-calls.ts';
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
});
