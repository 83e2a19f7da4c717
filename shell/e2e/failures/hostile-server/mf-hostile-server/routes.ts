import { defineScreens } from '@mall/mf-kit';
import { doHarm } from './do-harm.ts';

export const screens = defineScreens({
  only: {
    component: () => import(/* webpackChunkName: "screen-only" */ './page.tsx'),
    load: ({ params }) => {
      if (typeof window === 'undefined') doHarm(String(params.harm));
      return [];
    },
  },
});
