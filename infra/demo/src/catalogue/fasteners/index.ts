import { anchorsAndRivets } from './anchors.ts';
import { bolts } from './bolts.ts';
import { machineParts } from './machine-parts.ts';
import { nutsAndWashers } from './nuts-washers.ts';
import { pins } from './pins.ts';
import { screws } from './screws.ts';
import { tappingScrews } from './tapping.ts';

export const fasteners = [...nutsAndWashers, ...screws, ...bolts, ...tappingScrews, ...pins, ...anchorsAndRivets, ...machineParts];
