import { defineManifest } from '@mall/mf-kit/manifest';

export default defineManifest({
  name: 'mf-overwrites-history',
  platform: '^0.3.1',
  routes: [{ path: '/failure/overwrites-history', screen: 'only', access: 'public', layout: 'default' }],
});
