import { defineManifest } from '@mall/mf-kit/manifest';

export default defineManifest({
  name: 'mf-claims-second',
  platform: '^0.3.1',
  routes: [{ path: '/failure/contested', screen: 'only', access: 'public', layout: 'default' }],
});
