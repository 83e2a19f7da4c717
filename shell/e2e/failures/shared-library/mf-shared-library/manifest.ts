import { defineManifest } from '@mall/mf-kit/manifest';

export default defineManifest({
  name: 'mf-shared-library',
  platform: '^0.3.1',
  routes: [{ path: '/failure/shared-library', screen: 'only', access: 'public', layout: 'default' }],
});
