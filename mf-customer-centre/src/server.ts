import { defineServer } from '@mall/mf-kit/server';
import manifest from './manifest.ts';
import { screens } from './routes.ts';

// The order statistics are a signed-in buyer's: there is nothing of them to render for a visitor.
export default defineServer(manifest, screens);
