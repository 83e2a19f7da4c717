/** e and Y of deep groove ball bearings with normal clearance by f0·Fa/C0r; X is 0.56 (GB/T 6391-2010, table 3). */
const axialFactors: readonly [ratio: number, e: number, y: number][] = [
  [0.172, 0.19, 2.3],
  [0.345, 0.22, 1.99],
  [0.689, 0.26, 1.71],
  [1.03, 0.28, 1.55],
  [1.38, 0.3, 1.45],
  [2.07, 0.34, 1.31],
  [3.45, 0.38, 1.15],
  [5.17, 0.42, 1.04],
  [6.89, 0.44, 1],
];
const radialFactor = 0.56;
/** f0 of ordinary deep groove ball bearings lies between 12 and 16. */
const geometryFactor = 14;

/** Between two rows of the table both factors go straight; outside it the nearest row holds. */
function factorsAt(ratio: number): { e: number; y: number } {
  const at = axialFactors.findIndex(([known]) => known >= ratio);
  const [first, last] = [axialFactors[0]!, axialFactors.at(-1)!];
  if (at <= 0) return at === 0 ? { e: first[1], y: first[2] } : { e: last[1], y: last[2] };
  const [low, high] = [axialFactors[at - 1]!, axialFactors[at]!];
  const share = (ratio - low[0]) / (high[0] - low[0]);
  return { e: low[1] + share * (high[1] - low[1]), y: low[2] + share * (high[2] - low[2]) };
}

/**
 * Equivalent load P of a deep groove ball bearing, kN: Fr where Fa/Fr ≤ e, else 0.56 Fr + Y Fa (GB/T 6391-2010, 5.4).
 * @param radial Fr, kN @param axial Fa, kN @param staticRating C0r, kN
 */
export function equivalentLoad(radial: number, axial: number, staticRating: number): number {
  if (axial <= 0) return radial;
  const { e, y } = factorsAt((geometryFactor * axial) / staticRating);
  return radial > 0 && axial / radial <= e ? radial : Math.max(radial, radialFactor * radial + y * axial);
}

export interface BearingLife {
  /** Millions of revolutions that nine of ten reach. */
  revolutions: number;
  hours: number;
}

/**
 * Basic rating life L10 = (C/P)^p, p = 3 for balls and 10/3 for rollers; hours L10h = 10⁶ · L10 / (60 n) (GB/T 6391-2010, ISO 281).
 * @param rating C, kN @param load P, kN @param speed n, revolutions a minute @returns undefined where one isn't above zero
 */
export function bearingLife(kind: 'ball' | 'roller', rating: number, load: number, speed: number): BearingLife | undefined {
  if (!(rating > 0 && load > 0 && speed > 0)) return undefined;
  const revolutions = (rating / load) ** (kind === 'ball' ? 3 : 10 / 3);
  return { revolutions, hours: (revolutions * 1e6) / (60 * speed) };
}
