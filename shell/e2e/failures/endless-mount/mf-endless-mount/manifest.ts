import { defineManifest } from '@mall/mf-kit/manifest';

export default defineManifest({
  name: 'mf-endless-mount',
  platform: '^0.2',
  routes: [{ path: '/failure/endless-mount', screen: 'only', access: 'public', layout: 'default' }],
});
