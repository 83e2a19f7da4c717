import { defineManifest } from '@mall/mf-kit/manifest';

export default defineManifest({
  name: 'mf-ai-chat',
  platform: '^0.3.1',
  routes: [{ path: '/ai', screen: 'chat', access: 'public', layout: 'default', title: '智能助手' }],
  widgets: { 'ask-about-product': './ask-about-product.tsx', 'assistant-panel': './assistant-panel.tsx' },
  events: { emits: ['cart:changed', 'cart:added'] },
  budget: { js: 25_000 },
});
