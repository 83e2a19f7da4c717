import { defineManifest } from '@mall/mf-kit/manifest';

export default defineManifest({
  name: 'mf-throwing-listener',
  platform: '^0.3.1',
  routes: [{ path: '/failure/throwing-listener', screen: 'only', access: 'public', layout: 'default' }],
});
