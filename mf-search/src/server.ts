import { defineServer } from '@mall/mf-kit/server';
import manifest from './manifest.ts';
import { screens } from './routes.ts';

/** The frame's plain form stands for the search box on the server. */
export default defineServer(manifest, screens);
