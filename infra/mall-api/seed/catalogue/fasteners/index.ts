import { bolts } from './bolts.ts';
import { nutsAndWashers } from './nuts-washers.ts';
import { screws } from './screws.ts';

export const fasteners = [...nutsAndWashers, ...screws, ...bolts];
