import { bearings } from './families/bearings.ts';
import { cutting } from './families/cutting.ts';
import { electrical } from './families/electrical.ts';
import { flow } from './families/flow.ts';
import { handling } from './families/handling.ts';
import { measuring } from './families/measuring.ts';
import { nuts } from './families/nuts.ts';
import { pins } from './families/pins.ts';
import { pneumatics } from './families/pneumatics.ts';
import { protection } from './families/protection.ts';
import { screws } from './families/screws.ts';
import { supplies } from './families/supplies.ts';
import { tools } from './families/tools.ts';
import { transmission } from './families/transmission.ts';
import type { Families } from './params.ts';

/** Every drawing family by name. */
export const families: Families = {
  ...screws,
  ...nuts,
  ...pins,
  ...bearings,
  ...transmission,
  ...pneumatics,
  ...flow,
  ...cutting,
  ...tools,
  ...measuring,
  ...electrical,
  ...protection,
  ...supplies,
  ...handling,
};
