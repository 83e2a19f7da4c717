import { defineManifest } from '@mall/mf-kit/manifest';

export default defineManifest({
  name: 'mf-chunk',
  platform: '^0.3.1',
  routes: [{ path: '/failure/chunk-on-its-way', screen: 'only', access: 'public', layout: 'default' }],
});
