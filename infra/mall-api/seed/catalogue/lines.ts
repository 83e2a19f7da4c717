import { bearings } from './bearings/index.ts';
import { fasteners } from './fasteners/index.ts';
import type { Line } from './line.ts';

/** Every line the mall sells, in the order of the category menu; a line comes after those it names as accessories. */
export const allLines: Line[] = [...fasteners, ...bearings];
