import { defineManifest } from '@mall/mf-kit/manifest';

export default defineManifest({
  name: 'mf-broken-release',
  platform: '^0.3.1',
  routes: [{ path: '/failure/broken-release', screen: 'only', access: 'public', layout: 'default' }],
});
