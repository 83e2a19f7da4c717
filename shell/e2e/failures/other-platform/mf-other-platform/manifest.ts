import { defineManifest } from '@mall/mf-kit/manifest';

export default defineManifest({
  name: 'mf-other-platform',
  platform: '^9.0',
  routes: [{ path: '/failure/other-platform', screen: 'only', access: 'public', layout: 'default' }],
});
