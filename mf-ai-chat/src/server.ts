import { defineServer } from '@mall/mf-kit/server';
import manifest from './manifest.ts';
import { screens } from './routes.ts';
import AskAboutProduct from './widgets/ask-about-product.tsx';

export default defineServer(manifest, screens, { 'ask-about-product': AskAboutProduct });
