import { defineManifest } from '@mall/mf-kit/manifest';

export default defineManifest({
  name: 'mf-endless-loop',
  platform: '^0.3.1',
  routes: [{ path: '/failure/endless-loop', screen: 'only', access: 'public', layout: 'default' }],
});
