import { ballBearings } from './ball.ts';
import { rollerBearings } from './roller.ts';
import { mountedUnits } from './units.ts';

export const bearings = [...ballBearings, ...rollerBearings, ...mountedUnits];
