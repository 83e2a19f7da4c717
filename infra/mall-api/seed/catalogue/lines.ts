import { bearings } from './bearings/index.ts';
import { fasteners } from './fasteners/index.ts';
import { hydraulics } from './fluid/hydraulics.ts';
import { pneumatics } from './fluid/pneumatics.ts';
import { seals } from './fluid/seals.ts';
import type { Line } from './line.ts';
import { holemaking } from './tooling/holemaking.ts';
import { milling } from './tooling/milling.ts';

/** Every line the mall sells, in the order of the category menu; a line comes after those it names as accessories. */
export const allLines: Line[] = [...fasteners, ...bearings, ...seals, ...pneumatics, ...hydraulics, ...holemaking, ...milling];
