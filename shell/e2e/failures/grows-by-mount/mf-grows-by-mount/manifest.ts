import { defineManifest } from '@mall/mf-kit/manifest';

export default defineManifest({
  name: 'mf-grows-by-mount',
  platform: '^0.3.1',
  routes: [{ path: '/failure/grows-by-mount', screen: 'only', access: 'public', layout: 'default' }],
});
