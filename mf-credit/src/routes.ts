import { defineScreens } from '@mall/mf-kit';
import { billsCall, readBillFilters } from './features/credit-bill/credit-bills/bill-filters.ts';
import { applicationCall, contractsCall, creditInfoCall, historyCall } from './parts/application-calls.ts';
import { billCall, billItemsCall, pictureCall } from './parts/bill-calls.ts';
import { creditAccountCall, creditUsesCall, pageOf } from './parts/credit-calls.ts';

export const screens = defineScreens({
  'apply-credit-land': {
    component: () =>
      import(
        /* webpackChunkName: "screen-apply-credit-land" */ './features/credit-application/apply-credit-land/apply-credit-land-page.tsx'
      ),
    load: () => [applicationCall()],
  },
  'apply-credit-info': {
    component: () =>
      import(
        /* webpackChunkName: "screen-apply-credit-info" */ './features/credit-application/apply-credit-info/apply-credit-info-page.tsx'
      ),
    load: () => [applicationCall(), historyCall()],
  },
  'apply-credit': {
    component: () =>
      import(/* webpackChunkName: "screen-apply-credit" */ './features/credit-application/apply-credit/apply-credit-page.tsx'),
    load: () => [applicationCall()],
  },
  contracts: {
    component: () => import(/* webpackChunkName: "screen-contracts" */ './features/credit-application/contracts/contracts-page.tsx'),
    load: () => [contractsCall(), creditInfoCall()],
  },
  'credit-limit': {
    component: () => import(/* webpackChunkName: "screen-credit-limit" */ './features/credit/credit-limit/credit-limit-page.tsx'),
    load: ({ query }) => [creditAccountCall(), creditUsesCall(pageOf(query)), pictureCall()],
  },
  'credit-bills': {
    component: () => import(/* webpackChunkName: "screen-credit-bills" */ './features/credit-bill/credit-bills/credit-bills-page.tsx'),
    load: ({ query }) => [billsCall(readBillFilters(query)), creditUsesCall(1)],
  },
  'credit-bill': {
    component: () => import(/* webpackChunkName: "screen-credit-bill" */ './features/credit-bill/credit-bill/credit-bill-page.tsx'),
    load: ({ params }) => (params.id ? [billCall(params.id), billItemsCall(params.id, 1)] : []),
  },
});
