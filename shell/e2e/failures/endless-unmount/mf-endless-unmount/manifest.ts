import { defineManifest } from '@mall/mf-kit/manifest';

export default defineManifest({
  name: 'mf-endless-unmount',
  platform: '^0.3.1',
  routes: [{ path: '/failure/endless-unmount', screen: 'only', access: 'public', layout: 'default' }],
});
