import { defineManifest } from '@mall/mf-kit/manifest';

const orders = { access: 'login', layout: 'customer-orders' } as const;
const centre = { access: 'login', layout: 'customer-centre' } as const;

export default defineManifest({
  name: 'mf-customer-centre',
  platform: '^0.3',
  routes: [
    { path: '/customer/myorders', screen: 'orders', ...orders, title: '企业订单' },
    { path: '/customer/orders', screen: 'orders', ...orders, title: '企业订单' },
    { path: '/customer/nonpayment', screen: 'nonpayment', ...orders, title: '待付款订单' },
    { path: '/customer/myorders/details/:orderNumber?', screen: 'order-details', ...orders, title: '订单详情' },
    { path: '/customer/orders/details/:orderNumber?', screen: 'order-details', ...orders, title: '订单详情' },
    { path: '/Customer/MyOrders/Details/:orderNumber', screen: 'order-details', ...orders, title: '订单详情' },
    { path: '/customer/personCenter', screen: 'person-center', ...centre, title: '企业信息' },
    { path: '/customer/addresses', screen: 'addresses', ...centre, title: '收货地址' },
    { path: '/customer/invoices', screen: 'invoices', ...centre, title: '发票信息' },
    { path: '/customer/accountBalance', screen: 'balance', ...centre, title: '预付款管理' },
    { path: '/customer/commonly', screen: 'commonly', ...centre, title: '常用清单' },
    { path: '/customer/forgetpassword', screen: 'forget-password', access: 'public', layout: 'register', title: '找回密码' },
  ],
  menu: [
    { group: '账户管理', order: 10, name: '企业中心', path: '/customer/personCenter' },
    { group: '交易中心', order: 20, name: '企业订单', path: '/customer/myorders' },
    { group: '交易中心', order: 30, name: '常用清单', path: '/customer/commonly' },
    { group: '账户信息', order: 10, name: '预付款管理', path: '/customer/accountBalance', when: 'shows-balance' },
    { group: '账户信息', order: 30, name: '收货地址', path: '/customer/addresses' },
    { group: '账户信息', order: 40, name: '发票信息', path: '/customer/invoices' },
  ],
  widgets: { 'order-statistics': './order-statistics.tsx' },
  events: { emits: ['order:changed', 'cart:changed'], hears: ['order:placed', 'order:paid', 'order:changed'] },
  budget: { js: 25_000 },
});
