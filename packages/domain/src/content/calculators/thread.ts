/** Coarse pitch and fine pitches in mm by nominal diameter in mm (GB/T 193-2003, first choice and what is in trade). */
export const threadPitches: readonly [diameter: number, coarse: number, ...fine: number[]][] = [
  [1.6, 0.35, 0.2],
  [2, 0.4, 0.25],
  [2.5, 0.45, 0.35],
  [3, 0.5, 0.35],
  [4, 0.7, 0.5],
  [5, 0.8, 0.5],
  [6, 1, 0.75],
  [8, 1.25, 1, 0.75],
  [10, 1.5, 1.25, 1, 0.75],
  [12, 1.75, 1.5, 1.25, 1],
  [14, 2, 1.5, 1.25, 1],
  [16, 2, 1.5, 1],
  [18, 2.5, 2, 1.5, 1],
  [20, 2.5, 2, 1.5, 1],
  [22, 2.5, 2, 1.5, 1],
  [24, 3, 2, 1.5, 1],
  [27, 3, 2, 1.5, 1],
  [30, 3.5, 3, 2, 1.5, 1],
  [33, 3.5, 3, 2, 1.5],
  [36, 4, 3, 2, 1.5],
  [39, 4, 3, 2, 1.5],
  [42, 4.5, 4, 3, 2, 1.5],
  [45, 4.5, 4, 3, 2, 1.5],
  [48, 5, 4, 3, 2, 1.5],
  [52, 5, 4, 3, 2, 1.5],
  [56, 5.5, 4, 3, 2, 1.5],
  [64, 6, 4, 3, 2, 1.5],
];

/** Drills that the standard names where the difference of diameter and pitch is no size of drill (GB/T 20330-2006, DIN 336). */
const standardDrills: Readonly<Record<string, number>> = {
  '5.25': 5.2,
  '6.75': 6.8,
  '8.75': 8.8,
  '10.25': 10.2,
  '10.75': 10.8,
  '12.75': 12.8,
  '7.25': 7.2,
  '9.25': 9.2,
};

export interface ThreadSizes {
  /** All in mm; the area in mm². */
  tapDrill: number;
  /** Pitch diameter d2 and minor diameter d1 of the basic profile. */
  pitchDiameter: number;
  minorDiameter: number;
  /** Depth of engagement at 100 %: 5/8 of the height of the triangle. */
  threadDepth: number;
  stressArea: number;
  isCoarse: boolean;
}

const rounded = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits;

/**
 * Sizes of an ISO metric thread.
 * d2 = d − 0.6495 P, d1 = d − 1.0825 P (GB/T 196-2003); A = π/4 · ((d2 + d3)/2)², d3 = d − 1.2269 P (GB/T 16823.1-1997); the drill is d − P.
 * @param diameter nominal, mm @param pitch mm @returns undefined where no such thread is made
 */
export function threadSizes(diameter: number, pitch: number): ThreadSizes | undefined {
  const [, coarse, ...fine] = threadPitches.find(([d]) => d === diameter) ?? [];
  if (coarse === undefined || (pitch !== coarse && !fine.includes(pitch))) return undefined;
  const pitchDiameter = diameter - 0.649519 * pitch;
  const rootDiameter = diameter - 1.226869 * pitch;
  const difference = rounded(diameter - pitch, 2);
  const stressArea = (Math.PI / 4) * ((pitchDiameter + rootDiameter) / 2) ** 2;
  return {
    tapDrill: standardDrills[difference.toFixed(2)] ?? difference,
    pitchDiameter: rounded(pitchDiameter, 3),
    minorDiameter: rounded(diameter - 1.082532 * pitch, 3),
    threadDepth: rounded(0.541266 * pitch, 3),
    stressArea: rounded(stressArea, stressArea < 10 ? 2 : 1),
    isCoarse: pitch === coarse,
  };
}
