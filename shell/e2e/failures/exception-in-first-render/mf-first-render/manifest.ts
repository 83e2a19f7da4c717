import { defineManifest } from '@mall/mf-kit/manifest';

export default defineManifest({
  name: 'mf-first-render',
  platform: '^0.3.1',
  routes: [{ path: '/failure/first-render', screen: 'only', access: 'public', layout: 'default' }],
});
