import { defineScreens } from '@mall/mf-kit';
import { shortLinkCall } from './layout/short-link/short-link-call.ts';

/** The shell's own pages. */
export const screens = defineScreens({
  login: {
    component: () => import(/* webpackChunkName: "screen-login" */ './account/login/login-page.tsx'),
    head: () => ({ title: '登录' }),
  },
  register: {
    component: () => import(/* webpackChunkName: "screen-register" */ './account/register/register-page.tsx'),
    head: () => ({ title: '免费注册' }),
  },
  'register-completed': {
    component: () => import(/* webpackChunkName: "screen-register-completed" */ './account/register/register-completed-page.tsx'),
    head: () => ({ title: '注册成功' }),
  },
  'register-bind': {
    component: () => import(/* webpackChunkName: "screen-register-bind" */ './account/register-bind/register-bind-page.tsx'),
    head: () => ({ title: '绑定手机号' }),
  },
  'scan-login': {
    component: () => import(/* webpackChunkName: "screen-scan-login" */ './account/scan-login/scan-login-page.tsx'),
    head: () => ({ title: '确认登录' }),
  },
  'error-500': {
    component: () => import(/* webpackChunkName: "screen-error-500" */ './layout/error/error-page.tsx'),
    head: () => ({ title: '出错了', status: 500 }),
  },
  maintenance: {
    component: () => import(/* webpackChunkName: "screen-maintenance" */ './layout/maintenance/maintenance-page.tsx'),
    head: () => ({ title: '系统维护' }),
  },
  'short-link': {
    component: () => import(/* webpackChunkName: "screen-short-link" */ './layout/short-link/short-link-page.tsx'),
    load: ({ params }) => [shortLinkCall(params.code ?? '') ?? []].flat(),
    head: (_read, { params }, reasonOf) => {
      const read = shortLinkCall(params.code ?? '');
      const isNowhere = !read || reasonOf(read) === 'SHORT_LINK_NOT_FOUND';
      return isNowhere ? { title: '页面不存在', status: 404 } : { title: '正在打开链接' };
    },
  },
  'not-found': {
    component: () => import(/* webpackChunkName: "screen-not-found" */ './parts/not-found-page.tsx'),
    head: () => ({ title: '页面不存在', status: 404 }),
  },
});
