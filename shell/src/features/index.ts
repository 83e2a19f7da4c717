import { defineArea } from '@mall/mf-kit';
import manifest from '../manifest.ts';
import { screens } from './screens.ts';

/** The shell's own pages are mounted like any area's. */
export const { bootstrap, mount, unmount, warm } = defineArea(manifest, screens);
