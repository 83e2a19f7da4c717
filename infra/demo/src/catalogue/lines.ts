import { bearings } from './bearings/index.ts';
import { automation } from './electrical/automation.ts';
import { distribution } from './electrical/distribution.ts';
import { lighting } from './electrical/lighting.ts';
import { wiring } from './electrical/wiring.ts';
import { fasteners } from './fasteners/index.ts';
import { hydraulics } from './fluid/hydraulics.ts';
import { pipeFittings } from './fluid/pipe-fittings.ts';
import { pneumaticCylinders } from './fluid/pneumatic-cylinders.ts';
import { pneumaticValves } from './fluid/pneumatic-valves.ts';
import { seals } from './fluid/seals.ts';
import { transmission } from './fluid/transmission.ts';
import { valves } from './fluid/valves.ts';
import type { Line } from './line.ts';
import { bodyProtection } from './site/body-protection.ts';
import { cleaning } from './site/cleaning.ts';
import { handling } from './site/handling.ts';
import { profiles } from './site/profiles.ts';
import { protection } from './site/protection.ts';
import { safety } from './site/safety.ts';
import { welding } from './site/welding.ts';
import { adhesives } from './supplies/adhesives.ts';
import { lubricants } from './supplies/lubricants.ts';
import { office } from './supplies/office.ts';
import { packing } from './supplies/packing.ts';
import { abrasives } from './tooling/abrasives.ts';
import { handTools } from './tooling/hand-tools.ts';
import { holemaking } from './tooling/holemaking.ts';
import { measuring } from './tooling/measuring.ts';
import { milling } from './tooling/milling.ts';
import { powerTools } from './tooling/power-tools.ts';
import { wrenches } from './tooling/wrenches.ts';

/** Every line the mall sells, in the order of the category menu; a line comes after those it names as accessories. */
export const allLines: Line[] = [
  ...[...fasteners, ...bearings, ...transmission, ...seals],
  ...[...pneumaticCylinders, ...pneumaticValves, ...hydraulics, ...valves, ...pipeFittings],
  ...[...holemaking, ...milling, ...abrasives, ...wrenches, ...handTools, ...powerTools, ...measuring],
  ...[...distribution, ...wiring, ...automation, ...lighting],
  ...[...protection, ...bodyProtection, ...safety, ...adhesives, ...lubricants],
  ...[...handling, ...welding, ...cleaning, ...packing, ...office],
  ...profiles,
];
