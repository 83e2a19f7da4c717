import { defineManifest } from '@mall/mf-kit/manifest';

export default defineManifest({
  name: 'mf-styles-body',
  platform: '^0.3.1',
  routes: [{ path: '/failure/styles-body', screen: 'only', access: 'public', layout: 'default' }],
});
