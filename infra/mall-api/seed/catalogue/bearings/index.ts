import { ballBearings } from './ball.ts';
import { rollerBearings } from './roller.ts';

export const bearings = [...ballBearings, ...rollerBearings];
