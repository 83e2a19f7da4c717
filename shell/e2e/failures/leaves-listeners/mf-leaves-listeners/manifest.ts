import { defineManifest } from '@mall/mf-kit/manifest';

export default defineManifest({
  name: 'mf-leaves-listeners',
  platform: '^0.3.1',
  routes: [{ path: '/failure/leaves-listeners', screen: 'only', access: 'public', layout: 'default' }],
});
