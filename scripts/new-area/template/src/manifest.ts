import { defineManifest } from '@mall/mf-kit/manifest';

export default defineManifest({
  name: 'mf-new-area',
  platform: '^0.3.1',
  routes: [{ path: '/new-area', screen: 'start', access: 'public', layout: 'default', title: '新区域' }],
  widgets: { 'new-area-card': './new-area-card.tsx' },
  events: { emits: [], hears: [] },
  budget: { js: 25_000 },
});
