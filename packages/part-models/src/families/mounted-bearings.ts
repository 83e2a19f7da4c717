import { across, between, length, outside, threadName, width } from '../dimensions.ts';
import type { Family, Feature } from '../part.ts';
import { circle, type Path, type Point, polygon, rectangle } from '../path.ts';
import { insertRing, ovalFlanges, pillowBlocks, plainBall, rodEnds, squareFlanges } from '../standards/bearings.ts';
import { pitchOf } from '../standards/threads.ts';
import { ring } from './bearing-rings.ts';

export const cylinder = (from: number, to: number, radius: number, cut?: true): Feature => ({
  ...(cut ? { cut } : {}),
  ...{ kind: 'prism', outline: circle(radius), from, to },
});
export const hole = (at: Point, diameter: number, from: number, to: number): Feature => ({
  ...{ kind: 'prism', cut: true, outline: circle(diameter / 2, at), from, to },
});

/** The insert's inner ring and the end of its outer ring, which stands in the housing. @param z of its middle */
function insert(d: number, D: number, z: number): { pieces: Feature[][]; from: number; to: number } | undefined {
  const [B, S] = insertRing[`${D}`] ?? [];
  if (!B || !S) return undefined;
  const [from, to] = [z - (B - S), z + S];
  const outer = d / 2 + (D - d) * 0.16;
  const c = (outer - d / 2) * 0.15;
  const wide = (D / 2) * 0.34;
  return {
    pieces: [
      [
        cylinder(from, to, outer),
        cylinder(z - wide, z + wide, D * 0.44),
        {
          kind: 'turned',
          cut: true,
          contour: polygon([from, 0], [from, d / 2 + c], [from + c, d / 2], [to - c, d / 2], [to, d / 2 + c], [to, 0]),
        },
      ],
    ],
    from,
    to,
  };
}
const seat = (D: number, from: number, to: number): Feature[] => [cylinder(from, to, D * 0.46, true)];
const fits = (d: number, D: number) => D - d >= 15;

/** Pillow block P with an insert bearing UC, ISO 3228 (GB/T 7810): its foot is below, the shaft goes through. */
const pillowBlock: Family = (p) => {
  const [d, D] = [p.mm('d'), p.mm('D')];
  const row = pillowBlocks[`${D}`];
  const bearing = insert(d, D, 0);
  if (!row || !bearing || !fits(d, D)) return undefined;
  const [h, L, J, A, N, H1, H] = row;
  const r = H - h;
  const body = A * 0.42;
  const lug: Path = [
    ...polygon([-h, -L / 2], [-h, L / 2]),
    { to: [-h + H1, L / 2] },
    ...polygon([-h + H1, r * 1.1], [-h * 0.2, r]),
    { to: [-h * 0.2, -r], via: [r, 0] },
    ...polygon([-h + H1, -r * 1.1], [-h + H1, -L / 2]),
  ];
  const foot: Feature = { kind: 'prism', outline: rectangle(-h, -L / 2, -h + H1, L / 2), from: -A / 2, to: A / 2 };
  const bolts = [J / 2, -J / 2].map(
    (y): Feature => ({
      ...{ kind: 'turned', cut: true, tilt: -90, shift: [0, y, 0] },
      contour: polygon([h - H1 - 1, 0], [h - H1 - 1, N / 2], [h + 1, N / 2], [h + 1, 0]),
    }),
  );
  return {
    bodies: [[{ kind: 'prism', outline: lug, from: -body, to: body }, foot, ...seat(D, -A, A), ...bolts], ...bearing.pieces],
    threads: [],
    dimensions: [
      length(-A / 2, A / 2, -h, { key: 'A', row: -1 }),
      length(bearing.from, bearing.to, r, { key: 'B', row: 1 }),
      across(d, 0, { key: 'd', row: 1, prefix: 'φ' }),
      across(J, -h + H1 / 2, { key: 'J', row: -1 }),
      across(L, -h, { key: 'L', row: -2 }),
      between([L / 2, -h], [0, 0], 'up', { key: 'h', row: 1, view: 'end' }),
      between([L / 2, -h], [0, r], 'up', { key: 'H', row: 2, view: 'end' }),
    ],
    hasEnd: true,
  };
};

/** Flanged housing with an insert bearing UC, ISO 3228 (GB/T 7810): F is square with four bolts, FL oval with two. */
const flangeUnit: Family = (p) => {
  const [d, D] = [p.mm('d'), p.mm('D')];
  const isOval = p.text('n') === '2';
  const square = squareFlanges[`${D}`];
  const oval = ovalFlanges[`${D}`];
  if (!square || !oval || !fits(d, D)) return undefined;
  const [L, J, N, A, g] = isOval ? [oval[0], oval[1], oval[3], oval[4], oval[5]] : square;
  const bearing = insert(d, D, -A * 0.42);
  if (!bearing) return undefined;
  const c = L * 0.14;
  const x = L / 2;
  const [end, mid] = [(L - J) / 2, oval[2] / 2];
  const half = Math.SQRT1_2;
  const outline: Path = isOval
    ? [
        { to: [mid * 0.92, J * 0.16], via: [mid, 0] },
        { to: [end * half, J / 2 + end * half] },
        { to: [-end * half, J / 2 + end * half], via: [0, x] },
        { to: [-mid * 0.92, J * 0.16] },
        { to: [-mid * 0.92, -J * 0.16], via: [-mid, 0] },
        { to: [-end * half, -J / 2 - end * half] },
        { to: [end * half, -J / 2 - end * half], via: [0, -x] },
        { to: [mid * 0.92, -J * 0.16] },
      ]
    : polygon([x - c, -x], [x, c - x], [x, x - c], [x - c, x], [c - x, x], [-x, x - c], [-x, c - x], [c - x, -x]);
  const places: Point[] = isOval
    ? [
        [0, J / 2],
        [0, -J / 2],
      ]
    : [1, -1].flatMap((a) => [1, -1].map((b): Point => [(a * J) / 2, (b * J) / 2]));
  return {
    bodies: [
      [
        { kind: 'prism', outline, from: -g, to: 0 },
        cylinder(-A, -g * 0.5, D * 0.58),
        ...seat(D, -A, 1),
        ...places.map((at) => hole(at, N, -g - 1, 1)),
      ],
      ...bearing.pieces,
    ],
    threads: [],
    dimensions: [
      length(-g, 0, -x, { key: 'g', row: -1 }),
      length(-A, 0, x, { key: 'A', row: 1 }),
      across(d, 0, { key: 'd', row: 1, prefix: 'φ' }),
      across(J, 0, { key: 'J', row: -1 }),
      across(L, 0, { key: 'L', row: -2 }),
    ],
    hasEnd: true,
  };
};

/** Spherical plain bearing, ISO 12240-1 (GB/T 9163). */
const sphericalPlain: Family = (p) => {
  const [d, D, B] = [p.mm('d'), p.mm('D'), p.mm('B')];
  const [C, ball] = plainBall[`${d}/${D}/${B}`] ?? [];
  if (!C || !ball) return undefined;
  const edge = Math.sqrt((ball / 2) ** 2 - (B / 2) ** 2);
  const mouth = Math.sqrt((ball / 2) ** 2 - (C / 2) ** 2);
  const [z1, z2] = [(B - C) / 2, (B + C) / 2];
  const c = (D / 2 - ball / 2) * 0.3;
  return {
    bodies: [
      [ring([...polygon([0, d / 2], [0, edge]), { to: [B, edge], via: [B / 2, ball / 2] }, ...polygon([B, d / 2])])],
      [
        ring([
          { to: [z1, mouth] },
          { to: [z2, mouth], via: [B / 2, ball / 2] },
          ...polygon([z2, D / 2 - c], [z2 - c, D / 2], [z1 + c, D / 2], [z1, D / 2 - c]),
        ]),
      ],
    ],
    threads: [],
    dimensions: [
      length(0, B, d / 2, { key: 'B', row: -1 }),
      length(z1, z2, D / 2, { key: 'C', row: 1 }),
      width(d, B, { key: 'd', row: 1, prefix: 'φ' }),
      width(D, z2, { key: 'D', row: 2, prefix: 'φ' }),
    ],
    hasEnd: true,
  };
};

/** Rod end with male thread, ISO 12240-4 (GB/T 9161): h from the middle of the eye to the thread's end. */
const rodEnd: Family = (p) => {
  const [d, D, h, t] = [p.mm('d'), p.mm('D'), p.mm('h'), p.mm('t')];
  const [B, C, threadLong, pitch] = rodEnds[`${d}`] ?? [];
  if (!B || !C || !threadLong || !pitch || p.text('m') !== '1') return undefined;
  const neck = h - threadLong;
  if (!(neck > D / 2 - 1)) return undefined;
  const ball = Math.hypot(d / 2 + (D / 2 - d / 2) * 0.16, B / 2);
  const edge = Math.sqrt(ball ** 2 - (B / 2) ** 2);
  const mouth = Math.sqrt(ball ** 2 - (C / 2) ** 2);
  const c = C * 0.1;
  const eye: Feature = {
    ...{ kind: 'ring', lying: true },
    section: [
      { to: [-C / 2, mouth] },
      { to: [C / 2, mouth], via: [0, ball] },
      ...polygon([C / 2, D / 2 - c], [C / 2 - c, D / 2], [c - C / 2, D / 2], [-C / 2, D / 2 - c]),
    ],
  };
  const shank: Feature = {
    kind: 'turned',
    contour: polygon(
      [ball + (D / 2 - ball) * 0.5, 0],
      [ball + (D / 2 - ball) * 0.5, t * 0.6],
      [neck - 1, t * 0.6],
      [neck, t / 2],
      [h - pitch * 0.7, t / 2],
      [h, t / 2 - pitch * 0.7],
      [h, 0],
    ),
  };
  const inner: Feature = {
    ...{ kind: 'ring', lying: true },
    section: [...polygon([-B / 2, d / 2], [-B / 2, edge]), { to: [B / 2, edge], via: [0, ball] }, ...polygon([B / 2, d / 2])],
  };
  return {
    bodies: [[eye, shank], [inner]],
    threads: [outside(t, pitch, neck, h)],
    dimensions: [
      length(0, h, -D / 2, { key: 'h', row: -2 }),
      length(neck, h, -t / 2, { key: 'thread', row: -1 }),
      width(D, 0, { key: 'D', row: -1, prefix: 'φ' }),
      width(t, h, { key: 't', row: 1, label: threadName(t, pitch, pitchOf(t)) }),
      across(B, 0, { key: 'B', row: 1 }),
      length(-d / 2, d / 2, D / 2, { key: 'd', row: 1, prefix: 'φ' }),
    ],
    hasEnd: true,
  };
};

export const mountedBearings: Readonly<Record<string, Family>> = {
  'pillow-block': pillowBlock,
  'flange-unit': flangeUnit,
  'spherical-plain': sphericalPlain,
  'rod-end': rodEnd,
};
