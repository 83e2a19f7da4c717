import { defineManifest } from '@mall/mf-kit/manifest';

/** The shell's own pages. Everything else on the site is an area's. */
export default defineManifest({
  name: 'shell',
  platform: '^0.1',
  routes: [
    { path: '/login', screen: 'login', access: 'public', layout: 'register', title: '登录' },
    { path: '/error-500', screen: 'error-500', access: 'public', layout: 'default', title: '出错了' },
    { path: '/*', screen: 'not-found', access: 'public', layout: 'default', title: '页面不存在' },
  ],
  budget: { js: 160_000 },
});
