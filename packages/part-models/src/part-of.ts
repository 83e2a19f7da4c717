import { bearings } from './families/bearings.ts';
import { flanges } from './families/flanges.ts';
import { linearBearings } from './families/linear-bearings.ts';
import { lipSeals } from './families/lip-seals.ts';
import { mountedBearings } from './families/mounted-bearings.ts';
import { nuts } from './families/nuts.ts';
import { pins } from './families/pins.ts';
import { pipeFittings } from './families/pipe-fittings.ts';
import { profiles } from './families/profiles.ts';
import { pushInFittings } from './families/push-in-fittings.ts';
import { rollingBearings } from './families/rolling-bearings.ts';
import { screws } from './families/screws.ts';
import { seals } from './families/seals.ts';
import { smallRings } from './families/small-rings.ts';
import { specialFasteners } from './families/special-fasteners.ts';
import { tappingScrewFamilies } from './families/tapping-screws.ts';
import { numbers } from './numbers.ts';
import type { Family, Feature, Params, Part } from './part.ts';
import { flatten } from './path.ts';

const families: Readonly<Record<string, Family>> = {
  ...{ ...screws, ...tappingScrewFamilies, ...nuts, ...specialFasteners, ...pins, ...smallRings },
  ...{ ...bearings, ...rollingBearings, ...mountedBearings, ...linearBearings, ...seals, ...lipSeals },
  ...{ ...pipeFittings, ...flanges, ...pushInFittings, ...profiles },
};
export const familyNames = Object.keys(families);

const isSound = (feature: Feature) => {
  if (feature.kind === 'balls') return feature.radius > 0 && feature.pitchRadius > feature.radius && feature.count < 200;
  const path = feature.kind === 'turned' ? feature.contour : feature.kind === 'ring' ? feature.section : feature.outline;
  if (feature.kind === 'prism' && !(feature.to - feature.from > 0.01)) return false;
  const isTurned = feature.kind !== 'prism';
  return flatten(path).every(([x, y]) => Math.abs(x) <= 6000 && Math.abs(y) <= 6000 && (!isTurned || y >= 0));
};

/** The shape of a family's part; undefined where nobody described the family or the parameters make no sound shape. */
export function partOf(family: string, params: Params): Part | undefined {
  const make = Object.hasOwn(families, family) ? families[family] : undefined;
  const part = make?.(numbers(params));
  if (!part?.bodies.flat().every(isSound)) return undefined;
  // A dimension of nothing, or one that turned inside out, tells that the parameters contradict each other.
  return part.dimensions.every(({ value }) => value > 0) ? part : undefined;
}
