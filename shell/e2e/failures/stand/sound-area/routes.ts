import { defineScreens } from '@mall/mf-kit';

export const screens = defineScreens({
  only: { component: () => import(/* webpackChunkName: "screen-only" */ './page.tsx') },
});
