import { defineServer } from '@mall/mf-kit/server';
import manifest from './manifest.ts';
import { screens } from './routes.ts';

export default defineServer(manifest, screens);
