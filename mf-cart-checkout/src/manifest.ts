import { defineManifest } from '@mall/mf-kit/manifest';

export default defineManifest({
  name: 'mf-cart-checkout',
  platform: '^0.3',
  routes: [
    { path: '/mycart', screen: 'cart', access: 'login', layout: 'shopping-cart', title: '购物车' },
    { path: '/cart', screen: 'old-flow', access: 'login', layout: 'shopping-cart', title: '购物车' },
    { path: '/checkout/myconfirm', screen: 'confirm', access: 'login', layout: 'order-confirm', title: '确认订单' },
    { path: '/checkout/confirm', screen: 'confirm', access: 'login', layout: 'order-confirm', title: '确认订单' },
    { path: '/checkout/mycompleted/:id?', screen: 'payment', access: 'login', layout: 'order-payment', title: '订单支付页' },
    { path: '/checkout/completed/:id?', screen: 'payment', access: 'login', layout: 'order-payment', title: '订单支付页' },
    { path: '/checkout/PaymentSuccess', screen: 'payment-return', access: 'login', layout: 'order-payment', title: '支付结果' },
    { path: '/checkout/success/:id?', screen: 'success', access: 'login', layout: 'order-payment', title: '订单提交成功' },
    { path: '/customer/createinquiryv2', screen: 'create-inquiry', access: 'login', layout: 'shopping-cart', title: '快速询价' },
    { path: '/customer/createinquiry', screen: 'create-inquiry', access: 'login', layout: 'shopping-cart', title: '快速询价' },
    { path: '/customer/inquiryListV2', screen: 'inquiry-list', access: 'login', layout: 'customer-centre', title: '企业询价' },
    { path: '/customer/inquiryList', screen: 'inquiry-list', access: 'login', layout: 'customer-centre', title: '企业询价' },
    { path: '/customer/inquiryOnlineV2', screen: 'inquiry-details', access: 'login', layout: 'customer-centre', title: '询价单' },
    { path: '/Customer/InquiryOnlineV2/:id', screen: 'inquiry-details', access: 'login', layout: 'customer-centre', title: '询价单' },
    { path: '/inquiry/export/:id?', screen: 'quotation-document', access: 'login', layout: 'document', title: '报价单' },
    { path: '/m/quot/:id?', screen: 'quotation-link', access: 'public', layout: 'document', title: '报价单' },
  ],
  menu: [{ group: '交易中心', order: 10, name: '企业询价', path: '/customer/inquiryListV2' }],
  widgets: { 'add-to-cart': './add-to-cart.tsx', 'inquiry-basket': './inquiry-basket.tsx' },
  events: {
    emits: ['cart:added', 'cart:changed', 'inquiry:changed', 'order:placed', 'order:paid'],
    hears: ['cart:changed', 'inquiry:changed', 'order:changed'],
  },
  budget: { js: 25_000 },
});
