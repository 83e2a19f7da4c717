import { defineScreens } from '@mall/mf-kit';
import { blackCardCall, memberProductsCall, readPage } from './features/account/black-card-benefit/black-card-calls.ts';
import { casesCall, readCaseFilters } from './features/after-sales/after-sales-list/list-filters.ts';
import { claimableOrdersCall, readRequestFilters } from './features/after-sales/request-after-sales/request-filters.ts';
import { couponsCall, readShown as readShownCoupons } from './features/discount/coupons/shown-coupons.ts';
import { historyCall, readHistory } from './features/invoice/invoiced-history/history-filters.ts';
import { choicesCall, notificationsCall, readNotificationFilters } from './features/notification/notifications/notification-filters.ts';
import { readPage as readUnpaidPage, unpaidCall } from './features/order/nonpayment/nonpayment-calls.ts';
import { contractCall, prepaidContractCall, printCall } from './features/order/order-paper/paper-call.ts';
import { ordersCall, readFilters } from './features/order/orders/order-filters.ts';
import { readShown, shownCall } from './features/wish-list/commonly/shown-list.ts';
import { caseCall, claimableCall, requestCall } from './parts/after-sales/calls.ts';
import {
  approvalCall,
  approvalPeopleCall,
  approvalsCall,
  budgetsCall,
  readApprovalFilters,
  rulesCall,
} from './parts/approval/approval-calls.ts';
import { assistantKeysCall, preparedActCall } from './parts/assistant/assistant-calls.ts';
import {
  addressesCall,
  balanceCall,
  creditAccountCall,
  customerInfoCall,
  invoicesCall,
  manufacturerCall,
  orderDetailsCall,
  peopleCall,
  receiversCall,
  securityCall,
  statisticsCall,
} from './parts/calls.ts';

/** A chunk has its screen's name, also where two screens are one page: area.json says by it what a screen needs. */
export const screens = defineScreens({
  orders: {
    component: () => import(/* webpackChunkName: "screen-orders" */ './features/order/orders/orders-page.tsx'),
    load: ({ query }) => [ordersCall(readFilters(query)), statisticsCall()],
  },
  nonpayment: {
    component: () => import(/* webpackChunkName: "screen-nonpayment" */ './features/order/nonpayment/nonpayment-page.tsx'),
    load: ({ query }) => [unpaidCall(readUnpaidPage(query))],
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
  'invoice-receivers': {
    component: () => import(/* webpackChunkName: "screen-invoice-receivers" */ './features/invoice/receivers/receivers-page.tsx'),
    load: () => [receiversCall()],
  },
  'invoiced-history': {
    component: () =>
      import(/* webpackChunkName: "screen-invoiced-history" */ './features/invoice/invoiced-history/invoiced-history-page.tsx'),
    load: ({ query }) => [historyCall(readHistory(query))],
  },
  'order-contract': {
    component: () => import(/* webpackChunkName: "screen-order-contract" */ './features/order/order-paper/order-paper-page.tsx'),
    load: ({ params, query }) => [contractCall(params.id, query) ?? []].flat(),
    head: () => ({ title: '销售合同' }),
  },
  'order-prepaid-contract': {
    component: () => import(/* webpackChunkName: "screen-order-prepaid-contract" */ './features/order/order-paper/order-paper-page.tsx'),
    load: ({ params, query }) => [prepaidContractCall(params.id, query) ?? []].flat(),
    head: () => ({ title: '预付款合同' }),
  },
  'order-print': {
    component: () => import(/* webpackChunkName: "screen-order-print" */ './features/order/order-paper/order-paper-page.tsx'),
    load: ({ params, query }) => [printCall(params.id, query) ?? []].flat(),
  },
  balance: {
    component: () => import(/* webpackChunkName: "screen-balance" */ './features/account/balance/balance-page.tsx'),
    load: () => [balanceCall()],
  },
  'account-manage': {
    component: () => import(/* webpackChunkName: "screen-account-manage" */ './features/account/people/people-page.tsx'),
    load: () => [peopleCall()],
  },
  'assistant-keys': {
    component: () => import(/* webpackChunkName: "screen-assistant-keys" */ './features/assistant/keys/keys-page.tsx'),
    load: () => [assistantKeysCall()],
  },
  'prepared-act': {
    component: () => import(/* webpackChunkName: "screen-prepared-act" */ './features/assistant/prepared-act/prepared-act-page.tsx'),
    load: ({ params }) => (params.id ? [preparedActCall(params.id)] : []),
  },
  'security-settings': {
    component: () => import(/* webpackChunkName: "screen-security-settings" */ './features/account/security/security-page.tsx'),
    load: () => [securityCall()],
  },
  manufacturer: {
    component: () => import(/* webpackChunkName: "screen-manufacturer" */ './features/account/manufacturer/manufacturer-page.tsx'),
    load: () => [manufacturerCall()],
  },
  'login-as-customer': {
    component: () =>
      import(/* webpackChunkName: "screen-login-as-customer" */ './features/account/login-as-customer/login-as-customer-page.tsx'),
  },
  'join-company': {
    component: () => import(/* webpackChunkName: "screen-join-company" */ './features/account/join-company/join-company-page.tsx'),
    head: () => ({ title: '加入企业', description: '接受同事的邀请，成为企业联系人', isUnlisted: true }),
  },
  'black-card-benefit': {
    component: () =>
      import(/* webpackChunkName: "screen-black-card-benefit" */ './features/account/black-card-benefit/black-card-benefit-page.tsx'),
    load: ({ query }) => [blackCardCall(), memberProductsCall(readPage(query))],
  },
  coupons: {
    component: () => import(/* webpackChunkName: "screen-coupons" */ './features/discount/coupons/coupons-page.tsx'),
    load: ({ query }) => [couponsCall(readShownCoupons(query))],
  },
  commonly: {
    component: () => import(/* webpackChunkName: "screen-commonly" */ './features/wish-list/commonly/commonly-page.tsx'),
    load: ({ query }) => [shownCall(readShown(query))],
  },
  notifications: {
    component: () => import(/* webpackChunkName: "screen-notifications" */ './features/notification/notifications/notifications-page.tsx'),
    load: ({ query }) => [notificationsCall(readNotificationFilters(query)), choicesCall()],
  },
  approvals: {
    component: () => import(/* webpackChunkName: "screen-approvals" */ './features/approval/approvals/approvals-page.tsx'),
    load: ({ query }) => [approvalsCall(readApprovalFilters(query))],
  },
  'approval-details': {
    component: () =>
      import(/* webpackChunkName: "screen-approval-details" */ './features/approval/approval-details/approval-details-page.tsx'),
    load: ({ params }) => (params.id ? [approvalCall(params.id)] : []),
  },
  'approval-rules': {
    component: () => import(/* webpackChunkName: "screen-approval-rules" */ './features/approval/approval-rules/approval-rules-page.tsx'),
    load: () => [rulesCall(), approvalPeopleCall()],
  },
  budgets: {
    component: () => import(/* webpackChunkName: "screen-budgets" */ './features/approval/budgets/budgets-page.tsx'),
    load: () => [budgetsCall()],
  },
  'request-after-sales': {
    component: () =>
      import(
        /* webpackChunkName: "screen-request-after-sales" */ './features/after-sales/request-after-sales/request-after-sales-page.tsx'
      ),
    load: ({ query }) => [claimableOrdersCall(readRequestFilters(query))],
  },
  'create-after-sales': {
    component: () =>
      import(/* webpackChunkName: "screen-create-after-sales" */ './features/after-sales/create-after-sales/create-after-sales-page.tsx'),
    load: ({ params }) => (params.id ? [claimableCall(params.id)] : []),
  },
  'after-sales-list': {
    component: () =>
      import(/* webpackChunkName: "screen-after-sales-list" */ './features/after-sales/after-sales-list/after-sales-list-page.tsx'),
    load: ({ query }) => [casesCall(readCaseFilters(query, false))],
  },
  'after-sales-requests': {
    component: () =>
      import(/* webpackChunkName: "screen-after-sales-requests" */ './features/after-sales/after-sales-list/after-sales-list-page.tsx'),
    load: ({ query }) => [casesCall(readCaseFilters(query, true))],
  },
  'after-sales-case': {
    component: () =>
      import(/* webpackChunkName: "screen-after-sales-case" */ './features/after-sales/after-sales-details/after-sales-details-page.tsx'),
    load: ({ params }) => (params.id ? [caseCall(params.id)] : []),
  },
  'after-sales-request': {
    component: () =>
      import(
        /* webpackChunkName: "screen-after-sales-request" */ './features/after-sales/after-sales-details/after-sales-details-page.tsx'
      ),
    load: ({ params }) => (params.id ? [requestCall(params.id)] : []),
  },
  'after-sales-contract': {
    component: () =>
      import(
        /* webpackChunkName: "screen-after-sales-contract" */ './features/after-sales/after-sales-contract/after-sales-contract-page.tsx'
      ),
    load: ({ params }) => (params.id ? [caseCall(params.id)] : []),
  },
  'sku-issue': {
    component: () => import(/* webpackChunkName: "screen-sku-issue" */ './features/after-sales/issue-form/issue-form-page.tsx'),
  },
  feedback: { component: () => import(/* webpackChunkName: "screen-feedback" */ './features/after-sales/issue-form/issue-form-page.tsx') },
  'forget-password': {
    component: () => import(/* webpackChunkName: "screen-forget-password" */ './features/account/forget-password/forget-password-page.tsx'),
    head: () => ({ title: '找回密码', description: '凭手机短信验证码重新设置登录密码' }),
  },
});
