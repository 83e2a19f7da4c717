import { defineManifest } from '@mall/mf-kit/manifest';

const nowhere = { screen: 'not-found', access: 'public' } as const;

/** The shell's own pages. Everything else on the site is an area's. */
export default defineManifest({
  name: 'shell',
  platform: '^0.3.1',
  routes: [
    { path: '/login', screen: 'login', access: 'public', layout: 'register', title: '登录' },
    { path: '/register', screen: 'register', access: 'public', layout: 'register', title: '免费注册' },
    { path: '/registerBind', screen: 'register-bind', access: 'public', layout: 'register', title: '绑定手机号' },
    { path: '/registerCompleted', screen: 'register-completed', access: 'public', layout: 'register', title: '注册成功' },
    { path: '/package_customer/simple-login/scanLogin', screen: 'scan-login', access: 'login', layout: 'register', title: '确认登录' },
    { path: '/error-500', screen: 'error-500', access: 'public', layout: 'default', title: '出错了' },
    { path: '/maintenanceNotice', screen: 'maintenance', access: 'public', layout: 'bare', title: '系统维护' },
    { path: '/:code([A-Za-z0-9]{6,8})', screen: 'short-link', access: 'public', layout: 'default' },
    // What no live area serves is a page that doesn't exist, in the layout of its neighbours (rule layout 5). An area's own route is the
    // narrower one and wins as soon as it is live.
    { path: '/privateBrand/*', ...nowhere, layout: 'private-brand' },
    { path: '/ownbrand/*', ...nowhere, layout: 'private-brand' },
    { path: '/t/aboutUs/*', ...nowhere, layout: 'about-us' },
    { path: '/checkout/myAfterSale/*', ...nowhere, layout: 'after-sale' },
    { path: '/checkout/mySupply/*', ...nowhere, layout: 'after-sale' },
    { path: '/checkout/myAfterSaleSuccess/*', ...nowhere, layout: 'after-sale-success' },
    { path: '/customer/applyCredit/*', ...nowhere, layout: 'credit-application' },
    { path: '/customer/*', ...nowhere, layout: 'customer-centre' },
    { path: '/*', ...nowhere, layout: 'default' },
  ],
  events: {
    emits: ['session:signed-in', 'session:signed-out', 'session:validated', 'location:changed'],
    hears: ['cart:changed', 'cart:added', 'inquiry:changed', 'comparison:changed'],
  },
  budget: { js: 160_000 },
});
