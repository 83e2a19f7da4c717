import { defineManifest } from '@mall/mf-kit/manifest';

export default defineManifest({
  name: 'mf-search',
  platform: '^0.3.1',
  routes: [{ path: '/search', screen: 'results', access: 'public', layout: 'default' }],
  widgets: { 'search-box': './search-box.tsx' },
  events: { emits: ['search:performed'], hears: ['location:changed'] },
  budget: { js: 25_000 },
});
