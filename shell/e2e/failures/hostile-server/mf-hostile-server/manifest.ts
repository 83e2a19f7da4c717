import { defineManifest } from '@mall/mf-kit/manifest';

export default defineManifest({
  name: 'mf-hostile-server',
  platform: '^0.3.1',
  routes: [{ path: '/failure/hostile-server/:harm', screen: 'only', access: 'public', layout: 'default' }],
});
