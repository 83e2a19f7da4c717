import { defineManifest } from '@mall/mf-kit/manifest';

export default defineManifest({
  name: 'mf-sound',
  platform: '^0.3.1',
  routes: [{ path: '/failure/none', screen: 'only', access: 'public', layout: 'default' }],
});
