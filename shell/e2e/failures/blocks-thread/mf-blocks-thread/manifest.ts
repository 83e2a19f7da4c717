import { defineManifest } from '@mall/mf-kit/manifest';

export default defineManifest({
  name: 'mf-blocks-thread',
  platform: '^0.3.1',
  routes: [{ path: '/failure/blocks-thread', screen: 'only', access: 'public', layout: 'default' }],
});
