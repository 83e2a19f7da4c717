import { abrasives } from './families/abrasives.ts';
import { anchors } from './families/anchors.ts';
import { automation } from './families/automation.ts';
import { bearings } from './families/bearings.ts';
import { cleaning } from './families/cleaning.ts';
import { cutting } from './families/cutting.ts';
import { electrical } from './families/electrical.ts';
import { flow } from './families/flow.ts';
import { handling } from './families/handling.ts';
import { hydraulics } from './families/hydraulics.ts';
import { lighting } from './families/lighting.ts';
import { linearMotion } from './families/linear-motion.ts';
import { machineParts } from './families/machine-parts.ts';
import { measuring } from './families/measuring.ts';
import { milling } from './families/milling.ts';
import { nuts } from './families/nuts.ts';
import { office } from './families/office.ts';
import { pins } from './families/pins.ts';
import { pneumaticFittings } from './families/pneumatic-fittings.ts';
import { pneumatics } from './families/pneumatics.ts';
import { powerTools } from './families/power-tools.ts';
import { profiles } from './families/profiles.ts';
import { protection } from './families/protection.ts';
import { safety } from './families/safety.ts';
import { screws } from './families/screws.ts';
import { seals } from './families/seals.ts';
import { specialScrews } from './families/special-screws.ts';
import { supplies } from './families/supplies.ts';
import { tools } from './families/tools.ts';
import { transmission } from './families/transmission.ts';
import { welding } from './families/welding.ts';
import { wiring } from './families/wiring.ts';
import type { Families } from './params.ts';

/** Every drawing family by name. */
export const families: Families = {
  ...abrasives,
  ...anchors,
  ...automation,
  ...bearings,
  ...cleaning,
  ...cutting,
  ...electrical,
  ...flow,
  ...handling,
  ...hydraulics,
  ...lighting,
  ...linearMotion,
  ...machineParts,
  ...measuring,
  ...milling,
  ...nuts,
  ...office,
  ...pins,
  ...pneumaticFittings,
  ...pneumatics,
  ...powerTools,
  ...profiles,
  ...protection,
  ...safety,
  ...screws,
  ...seals,
  ...specialScrews,
  ...supplies,
  ...tools,
  ...transmission,
  ...welding,
  ...wiring,
};
