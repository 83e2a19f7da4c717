import { defineManifest } from '@mall/mf-kit/manifest';

export default defineManifest({
  name: 'mf-console-flood',
  platform: '^0.3.1',
  routes: [{ path: '/failure/console-flood', screen: 'only', access: 'public', layout: 'default' }],
});
