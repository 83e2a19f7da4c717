import { defineManifest } from '@mall/mf-kit/manifest';

export default defineManifest({
  name: 'mf-effect',
  platform: '^0.3.1',
  routes: [{ path: '/failure/effect', screen: 'only', access: 'public', layout: 'default' }],
});
