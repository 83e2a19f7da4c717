import { defineScreens } from '@mall/mf-kit';

/** Which address shows what; the assistant reads nothing before it is asked. */
export const screens = defineScreens({
  chat: {
    component: () => import(/* webpackChunkName: "screen-chat" */ './features/chat/chat-page.tsx'),
    head: () => ({
      title: '智能助手',
      description: '用一句话找工业品：按名称、规格、型号查商品、库存和货期，登录后可直接加入购物车、查询订单。',
      canonical: '/ai',
    }),
  },
});
