import { defineManifest } from '@mall/mf-kit/manifest';

export default defineManifest({
  name: 'mf-entry',
  platform: '^0.3.1',
  routes: [{ path: '/failure/entry-on-its-way', screen: 'only', access: 'public', layout: 'default' }],
});
