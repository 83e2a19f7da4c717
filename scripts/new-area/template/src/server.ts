import { defineServer } from '@mall/mf-kit/server';
import manifest from './manifest.ts';
import { screens } from './routes.ts';
import NewAreaCard from './widgets/new-area-card.tsx';

// A widget that visitors see is rendered with the page that shows it; one that only a signed-in buyer sees is left out here.
export default defineServer(manifest, screens, { 'new-area-card': NewAreaCard });
