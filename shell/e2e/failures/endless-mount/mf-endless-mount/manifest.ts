import { defineManifest } from '@mall/mf-kit/manifest';

export default defineManifest({
  name: 'mf-endless-mount',
  platform: '^0.3.1',
  routes: [{ path: '/failure/endless-mount', screen: 'only', access: 'public', layout: 'default' }],
});
