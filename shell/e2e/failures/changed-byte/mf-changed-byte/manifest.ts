import { defineManifest } from '@mall/mf-kit/manifest';

export default defineManifest({
  name: 'mf-changed-byte',
  platform: '^0.3.1',
  routes: [{ path: '/failure/changed-byte', screen: 'only', access: 'public', layout: 'default' }],
});
