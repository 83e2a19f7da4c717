import { width } from '../dimensions.ts';
import type { Family, Feature } from '../part.ts';
import { type Path, type Point, polygon } from '../path.ts';
import { assembled, ballRow, ballsIn, boundary, ring, type Sizes, sizes } from './bearing-rings.ts';

/** Corners of a ring of rectangular section, bevelled on the side that meets the shaft or the housing. */
function race({ B }: Sizes, from: number, to: number, groove: { at: number; radius: number }, isInner: boolean): Path {
  const c = Math.min(B, Math.abs(to - from)) * 0.08;
  // The groove is an arc about the balls' pitch circle, cut where it meets the ring's shoulder.
  const reach = Math.sqrt(Math.max(0, groove.radius ** 2 - (to - groove.at) ** 2));
  const deep = isInner ? groove.at - groove.radius : groove.at + groove.radius;
  const bevel: Point[] = isInner
    ? [
        [B, from + c],
        [B - c, from],
        [c, from],
        [0, from + c],
      ]
    : [
        [B, from - c],
        [B - c, from],
        [c, from],
        [0, from - c],
      ];
  return [
    ...polygon([0, to], [B / 2 - reach, to]),
    { to: [B / 2 + reach, to], via: [B / 2, deep] },
    ...polygon([B, to]),
    ...polygon(...bevel),
  ];
}

/** Deep-groove ball bearing, ISO 15: balls of 0.6 of the rings' distance, shields (2Z) and seals (2RS) as flat discs. */
const deepGroove: Family = (p) => {
  const s = sizes(p);
  if (!s) return undefined;
  const { d, D, B } = s;
  const pitchRadius = (d + D) / 4;
  const radius = Math.min((D - d) * 0.15, B * 0.42);
  const groove = { at: pitchRadius, radius: radius * 1.02 };
  const [inner, outer] = [pitchRadius - radius * 0.62, pitchRadius + radius * 0.62];
  const seal = p.text('seal');
  const isShut = !/^(|开式.*|0)$/.test(seal);
  const t = Math.min(B * 0.06, 0.8);
  const disc = (z: number) =>
    ring(polygon([z, inner + radius * 0.06], [z, outer - radius * 0.01], [z + t, outer - radius * 0.01], [z + t, inner + radius * 0.06]));
  const fits = B / 2 - radius > t * 2.2;
  const balls = ballRow(radius, pitchRadius, B / 2);
  const one = /单|-Z$|RS1?$/.test(seal) && !/双|2/.test(seal);
  const shields = isShut && fits ? [disc(t), ...(one ? [] : [disc(B - 2 * t)])] : [];
  return assembled(s, [ring(race(s, d / 2, inner, groove, true)), ring(race(s, D / 2, outer, groove, false)), balls, ...shields]);
};

/** Cylindrical roller bearing, type N: the outer ring has no ribs. */
const rollers: Family = (p) => {
  const s = sizes(p);
  if (!s) return undefined;
  const { d, D, B } = s;
  const h = (D - d) / 2;
  const [a, b] = [d / 2 + h * 0.26, D / 2 - h * 0.24];
  const radius = (b - a) / 2;
  const pitchRadius = (a + b) / 2;
  const rib = h * 0.16;
  const [z1, z2] = [B * 0.16, B * 0.84];
  const roller: Feature = { kind: 'balls', radius, pitchRadius, at: B / 2, count: ballsIn(pitchRadius, radius), length: z2 - z1 };
  return assembled(s, [
    ring(polygon([0, d / 2], [0, a + rib], [z1, a + rib], [z1, a], [z2, a], [z2, a + rib], [B, a + rib], [B, d / 2])),
    ring(polygon([0, b], [0, D / 2], [B, D / 2], [B, b])),
    roller,
  ]);
};

/** Plain bush, ISO 3547, with a flange where it has one. */
const bush: Family = (p) => {
  const [d, D, B] = [p.mm('d'), p.mm('D'), p.mm('B')];
  if (!(D - d >= 0.4)) return undefined;
  const F = p.mm('F');
  const t = (D - d) / 2;
  const c = Math.min(t * 0.4, B * 0.06);
  const hasFlange = F > D;
  const foot: Point[] = hasFlange
    ? [
        [0, d / 2],
        [0, F / 2],
        [t, F / 2],
        [t, D / 2],
      ]
    : [
        [0, d / 2],
        [0, D / 2 - c],
        [c, D / 2],
      ];
  return {
    bodies: [[ring(polygon(...foot, [B - c, D / 2], [B, D / 2 - c], [B, d / 2]))]],
    threads: [],
    dimensions: [...boundary(d, D, B), ...(hasFlange ? [width(F, 0, { key: 'F', row: -1, prefix: 'φ' })] : [])],
    hasEnd: true,
  };
};

export const bearings: Readonly<Record<string, Family>> = {
  'deep-groove-bearing': deepGroove,
  'cylindrical-roller-bearing': rollers,
  bushing: bush,
};
