import { defineManifest } from '@mall/mf-kit/manifest';

export default defineManifest({
  name: 'mf-live-debugging',
  platform: '^0.3.1',
  routes: [{ path: '/failure/live-debugging', screen: 'only', access: 'public', layout: 'default' }],
});
