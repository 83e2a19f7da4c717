import type { Point } from '../path.ts';

/** A part's neighbour where it is mounted: an outline of [z, x] in millimetres, cut open (hatched) or whole. */
export interface Mate {
  outline: Point[];
  isCut: boolean;
}
const box = (z1: number, z2: number, x1: number, x2: number): Point[] => [
  [z1, x1],
  [z2, x1],
  [z2, x2],
  [z1, x2],
];
/** A wall round the axis between two radii, cut open: it is seen above and below. */
export const around = (z1: number, z2: number, r1: number, r2: number): Mate[] =>
  [1, -1].map((side) => ({ outline: box(z1, z2, side * r1, side * r2), isCut: true }));
/** A shaft, bolt or tube on the axis, whole. */
export const shaft = (z1: number, z2: number, r: number): Mate[] => [{ outline: box(z1, z2, -r, r), isCut: false }];
/** Something solid across the axis, cut open. */
export const block = (z1: number, z2: number, x1: number, x2: number): Mate[] => [{ outline: box(z1, z2, x1, x2), isCut: true }];
/** The same turned from the axis towards x. */
export const turnedTo = (degrees: number, mates: readonly Mate[]): Mate[] => {
  const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return mates.map(({ outline, isCut }) => ({ isCut, outline: outline.map(([z, x]): Point => [z * c - x * s, z * s + x * c]) }));
};
