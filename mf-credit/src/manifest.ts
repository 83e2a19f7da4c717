import { defineManifest } from '@mall/mf-kit/manifest';

export default defineManifest({
  name: 'mf-credit',
  platform: '^0.3',
  routes: [
    { path: '/customer/customerCreditLimit', screen: 'credit-limit', access: 'login', layout: 'customer-centre', title: '额度管理' },
  ],
  menu: [{ group: '账期管理', order: 20, name: '额度管理', path: '/customer/customerCreditLimit', when: 'has-credit' }],
  widgets: { 'credit-payment': './credit-payment.tsx', 'credit-tag': './credit-tag.tsx' },
  events: { emits: [], hears: ['order:placed', 'order:paid', 'order:changed'] },
  budget: { js: 25_000 },
});
