import { defineScreens } from '@mall/mf-kit';
import { shortLinkCall } from './layout/short-link/short-link-call.ts';

const notFound = { title: '页面不存在', description: '您访问的页面不存在或已下线，可以搜索商品，或从首页和全部分类继续。', status: 404 };

/** The shell's own pages. */
export const screens = defineScreens({
  login: {
    component: () => import(/* webpackChunkName: "screen-login" */ './account/login/login-page.tsx'),
    head: () => ({ title: '登录', description: '用密码、短信验证码或微信扫码登录百工商城，查看企业价格、订单与账期。' }),
  },
  register: {
    component: () => import(/* webpackChunkName: "screen-register" */ './account/register/register-page.tsx'),
    head: () => ({ title: '免费注册', description: '用手机号免费注册百工商城企业账号：查看企业价格，询价下单，企业账期采购。' }),
  },
  'register-completed': {
    component: () => import(/* webpackChunkName: "screen-register-completed" */ './account/register/register-completed-page.tsx'),
    head: () => ({ title: '注册成功', description: '企业账号已注册，可以开始询价下单。', isUnlisted: true }),
  },
  'register-bind': {
    component: () => import(/* webpackChunkName: "screen-register-bind" */ './account/register-bind/register-bind-page.tsx'),
    head: () => ({ title: '绑定手机号', description: '将微信与手机号绑定，之后可以扫码登录。', isUnlisted: true }),
  },
  'scan-login': {
    component: () => import(/* webpackChunkName: "screen-scan-login" */ './account/scan-login/scan-login-page.tsx'),
    head: () => ({ title: '确认登录' }),
  },
  'error-500': {
    component: () => import(/* webpackChunkName: "screen-error-500" */ './layout/error/error-page.tsx'),
    head: () => ({ title: '出错了', description: '页面暂时无法打开，请稍后重试或返回首页。', status: 500 }),
  },
  maintenance: {
    component: () => import(/* webpackChunkName: "screen-maintenance" */ './layout/maintenance/maintenance-page.tsx'),
    head: () => ({ title: '系统维护', description: '商城正在维护，请稍后再来。', isUnlisted: true }),
  },
  'short-link': {
    component: () => import(/* webpackChunkName: "screen-short-link" */ './layout/short-link/short-link-page.tsx'),
    load: ({ params }) => [shortLinkCall(params.code ?? '') ?? []].flat(),
    head: (_read, { params }, reasonOf) => {
      const read = shortLinkCall(params.code ?? '');
      const isNowhere = !read || reasonOf(read) === 'SHORT_LINK_NOT_FOUND';
      return isNowhere ? notFound : { title: '正在打开链接' };
    },
  },
  'not-found': {
    component: () => import(/* webpackChunkName: "screen-not-found" */ './parts/not-found-page.tsx'),
    head: () => notFound,
  },
});
