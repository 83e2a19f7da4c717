import { defineArea } from '@mall/mf-kit';
import manifest from './manifest.ts';
import { screens } from './routes.ts';

export const { bootstrap, mount, unmount, warm } = defineArea(manifest, screens);
