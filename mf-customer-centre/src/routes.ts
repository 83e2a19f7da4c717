import { defineScreens } from '@mall/mf-kit';
import { ordersCall, readFilters } from './features/order/orders/order-filters.ts';
import { readShown, shownCall } from './features/wish-list/commonly/shown-list.ts';
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
    component: () => import(/* webpackChunkName: "screen-orders" */ './features/order/orders/orders-page.tsx'),
    load: ({ query }) => [ordersCall(readFilters(query)), statisticsCall()],
  },
  nonpayment: {
    component: () => import(/* webpackChunkName: "screen-orders" */ './features/order/orders/orders-page.tsx'),
    load: ({ query }) => [ordersCall({ ...readFilters(query), status: 'pendingPayment' }), statisticsCall()],
  },
  'order-details': {
    component: () => import(/* webpackChunkName: "screen-order-details" */ './features/order/order-details/order-details-page.tsx'),
    load: ({ params }) => (params.orderNumber ? [orderDetailsCall(params.orderNumber)] : []),
  },
  'person-center': {
    component: () => import(/* webpackChunkName: "screen-person-center" */ './features/account/person-center/person-center-page.tsx'),
    load: () => [customerInfoCall(), statisticsCall(), balanceCall(), creditAccountCall()],
  },
  addresses: {
    component: () => import(/* webpackChunkName: "screen-addresses" */ './features/account/addresses/addresses-page.tsx'),
    load: () => [addressesCall()],
  },
  invoices: {
    component: () => import(/* webpackChunkName: "screen-invoices" */ './features/invoice/invoices/invoices-page.tsx'),
    load: () => [invoicesCall()],
  },
  balance: {
    component: () => import(/* webpackChunkName: "screen-balance" */ './features/account/balance/balance-page.tsx'),
    load: () => [balanceCall()],
  },
  commonly: {
    component: () => import(/* webpackChunkName: "screen-commonly" */ './features/wish-list/commonly/commonly-page.tsx'),
    load: ({ query }) => [shownCall(readShown(query))],
  },
  'forget-password': {
    component: () => import(/* webpackChunkName: "screen-forget-password" */ './features/account/forget-password/forget-password-page.tsx'),
    head: () => ({ title: '找回密码', description: '凭手机短信验证码重新设置登录密码' }),
  },
});
