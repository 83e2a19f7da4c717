import { defineManifest } from '@mall/mf-kit/manifest';

export default defineManifest({
  name: 'mf-event-handler',
  platform: '^0.3.1',
  routes: [{ path: '/failure/event-handler', screen: 'only', access: 'public', layout: 'default' }],
});
