import { defineScreens } from '@mall/mf-kit';
import { creditAccountCall, creditUsesCall, pageOf } from './parts/credit-calls.ts';

export const screens = defineScreens({
  'credit-limit': {
    component: () => import(/* webpackChunkName: "screen-credit-limit" */ './features/credit-limit/credit-limit-page.tsx'),
    load: ({ query }) => [creditAccountCall(), creditUsesCall(pageOf(query))],
  },
});
