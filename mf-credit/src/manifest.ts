import { defineManifest } from '@mall/mf-kit/manifest';

export default defineManifest({
  name: 'mf-credit',
  platform: '^0.3.1',
  routes: [
    { path: '/customer/applyCredit', screen: 'apply-credit', access: 'login', layout: 'credit-application', title: '账期申请' },
    { path: '/customer/applyCredit/land', screen: 'apply-credit-land', access: 'login', layout: 'credit-application', title: '账期申请' },
    {
      path: '/customer/applyCredit/info',
      screen: 'apply-credit-info',
      access: 'login',
      layout: 'credit-application',
      title: '账期申请信息',
    },
    { path: '/customer/contracts', screen: 'contracts', access: 'login', layout: 'customer-centre', title: '合同管理' },
    { path: '/customer/customerCreditLimit', screen: 'credit-limit', access: 'login', layout: 'customer-centre', title: '额度管理' },
    { path: '/customer/customerCreditBills', screen: 'credit-bills', access: 'login', layout: 'customer-centre', title: '账单管理' },
    { path: '/customer/customerCreditBills/:id', screen: 'credit-bill', access: 'login', layout: 'customer-centre', title: '账单详情' },
  ],
  menu: [
    { group: '账期管理', order: 10, name: '信息管理', path: '/customer/applyCredit/info', when: 'has-applied-for-credit' },
    { group: '账期管理', order: 20, name: '额度管理', path: '/customer/customerCreditLimit', when: 'has-credit' },
    { group: '账期管理', order: 30, name: '账单管理', path: '/customer/customerCreditBills', when: 'has-credit' },
    { group: '账期管理', order: 40, name: '合同管理', path: '/customer/contracts', when: 'has-applied-for-credit' },
  ],
  widgets: { 'credit-payment': './credit-payment.tsx', 'credit-tag': './credit-tag.tsx' },
  events: { emits: [], hears: ['order:placed', 'order:paid', 'order:changed'] },
  budget: { js: 25_000 },
});
