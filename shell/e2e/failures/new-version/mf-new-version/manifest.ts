import { defineManifest } from '@mall/mf-kit/manifest';

export default defineManifest({
  name: 'mf-new-version',
  platform: '^0.3.1',
  routes: [{ path: '/failure/new-version', screen: 'only', access: 'public', layout: 'default' }],
});
