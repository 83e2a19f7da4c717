import { defineManifest } from '@mall/mf-kit/manifest';

export default defineManifest({
  name: 'mf-removes-header',
  platform: '^0.3.1',
  routes: [{ path: '/failure/removes-header', screen: 'only', access: 'public', layout: 'default' }],
});
