import { defineManifest } from '@mall/mf-kit/manifest';

export default defineManifest({
  name: 'mf-promise',
  platform: '^0.3.1',
  routes: [{ path: '/failure/promise', screen: 'only', access: 'public', layout: 'default' }],
});
