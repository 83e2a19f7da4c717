import { defineServer } from '@mall/mf-kit/server';
import manifest from './manifest.ts';
import { screens } from './routes.ts';
import ComparisonBarWidget from './widgets/comparison-bar.tsx';
import SkuCardWidget from './widgets/sku-card.tsx';

export default defineServer(manifest, screens, { 'sku-card': SkuCardWidget, 'comparison-bar': ComparisonBarWidget });
