import { defineScreens } from '@mall/mf-kit';
import { readShown, shownCall } from './features/commonly/shown-list.ts';
import { ordersCall, readFilters } from './features/orders/order-filters.ts';
import {
  addressesCall,
  balanceCall,
  creditAccountCall,
  customerInfoCall,
  invoicesCall,
  orderDetailsCall,
  statisticsCall,
} from './parts/calls.ts';

export const screens = defineScreens({
  orders: {
    component: () => import(/* webpackChunkName: "screen-orders" */ './features/orders/orders-page.tsx'),
    load: ({ query }) => [ordersCall(readFilters(query)), statisticsCall()],
  },
  nonpayment: {
    component: () => import(/* webpackChunkName: "screen-orders" */ './features/orders/orders-page.tsx'),
    load: ({ query }) => [ordersCall({ ...readFilters(query), status: 'pendingPayment' }), statisticsCall()],
  },
  'order-details': {
    component: () => import(/* webpackChunkName: "screen-order-details" */ './features/order-details/order-details-page.tsx'),
    load: ({ params }) => (params.orderNumber ? [orderDetailsCall(params.orderNumber)] : []),
  },
  'person-center': {
    component: () => import(/* webpackChunkName: "screen-person-center" */ './features/person-center/person-center-page.tsx'),
    load: () => [customerInfoCall(), statisticsCall(), balanceCall(), creditAccountCall()],
  },
  addresses: {
    component: () => import(/* webpackChunkName: "screen-addresses" */ './features/addresses/addresses-page.tsx'),
    load: () => [addressesCall()],
  },
  invoices: {
    component: () => import(/* webpackChunkName: "screen-invoices" */ './features/invoices/invoices-page.tsx'),
    load: () => [invoicesCall()],
  },
  balance: {
    component: () => import(/* webpackChunkName: "screen-balance" */ './features/balance/balance-page.tsx'),
    load: () => [balanceCall()],
  },
  commonly: {
    component: () => import(/* webpackChunkName: "screen-commonly" */ './features/commonly/commonly-page.tsx'),
    load: ({ query }) => [shownCall(readShown(query))],
  },
  'forget-password': {
    component: () => import(/* webpackChunkName: "screen-forget-password" */ './features/forget-password/forget-password-page.tsx'),
    head: () => ({ title: '找回密码', description: '凭手机短信验证码重新设置登录密码' }),
  },
});
