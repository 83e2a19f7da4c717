import { defineScreens } from '@mall/mf-kit';
import { hotWordsCall } from './parts/hot-words-call.ts';

/** Which address shows what, and what it reads first. */
export const screens = defineScreens({
  start: {
    component: () => import(/* webpackChunkName: "screen-start" */ './features/start/start-page.tsx'),
    load: () => [hotWordsCall()],
    head: () => ({ title: '新区域', description: '新区域：大家正在搜索的工业用品。', canonical: '/new-area' }),
  },
});
