import { length, width } from '../dimensions.ts';
import type { Balls, Feature, Numbers, Part, Ring } from '../part.ts';
import { type Path, type Point, polygon } from '../path.ts';

export interface Sizes {
  d: number;
  D: number;
  B: number;
}
export const ring = (section: Path): Ring => ({ kind: 'ring', section });

/** What every bearing is ordered by. */
export const boundary = (d: number, D: number, B: number): Part['dimensions'] => [
  length(0, B, D / 2, { key: 'B', row: -1 }),
  width(d, B, { key: 'd', row: 1, prefix: 'φ' }),
  width(D, B, { key: 'D', row: 2, prefix: 'φ' }),
];

/** Bore, outside and width; undefined where they contradict each other. */
export function sizes(p: Numbers): Sizes | undefined {
  const [d, D, B] = [p.mm('d'), p.mm('D'), p.mm('B')];
  return D - d >= B * 0.12 && D - d >= 1 ? { d, D, B } : undefined;
}
/** Each feature a piece of its own. */
export const assembled = ({ d, D, B }: Sizes, pieces: Feature[]): Part => ({
  bodies: pieces.map((piece) => [piece]),
  threads: [],
  dimensions: boundary(d, D, B),
  hasEnd: true,
});

/** How many balls a row takes: a quarter of a ball stays free between two. */
export const ballsIn = (pitchRadius: number, radius: number) => Math.max(5, Math.floor((Math.PI * pitchRadius) / (radius * 1.28)));
export const ballRow = (radius: number, pitchRadius: number, at: number): Balls => ({
  ...{ kind: 'balls', radius, pitchRadius, at },
  count: ballsIn(pitchRadius, radius),
});

/** A rectangle of [z, r] with bevels where it meets the shaft (`at: 'inside'`) or the housing. */
export function bevelled(z1: number, z2: number, r1: number, r2: number, at: 'inside' | 'outside'): Path {
  const c = Math.min(z2 - z1, r2 - r1) * 0.12;
  const inside: Point[] = [
    [z2, r1 + c],
    [z2 - c, r1],
    [z1 + c, r1],
    [z1, r1 + c],
  ];
  const outside: Point[] = [
    [z1, r2 - c],
    [z1 + c, r2],
    [z2 - c, r2],
    [z2, r2 - c],
  ];
  return at === 'inside' ? polygon([z1, r2], [z2, r2], ...inside) : polygon([z2, r1], [z1, r1], ...outside);
}
