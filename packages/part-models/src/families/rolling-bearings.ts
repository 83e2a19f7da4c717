import { length, width } from '../dimensions.ts';
import type { Balls, Family, Feature } from '../part.ts';
import { type Path, polygon } from '../path.ts';
import { taperedRings, thrustBore } from '../standards/bearings.ts';
import { assembled, ballRow, ballsIn, bevelled, boundary, ring, sizes } from './bearing-rings.ts';

const rad = Math.PI / 180;

/** A ring cut by the balls' arcs. @param rows z of the balls' middles */
function raced(
  B: number,
  shaft: number,
  shoulders: readonly [number, number],
  rows: readonly number[],
  pitch: number,
  radius: number,
): Path {
  const isInner = shaft < pitch;
  const c = Math.min(B, Math.abs(shoulders[0] - shaft)) * 0.08 * (isInner ? 1 : -1);
  const deep = isInner ? pitch - radius : pitch + radius;
  const reach = (shoulder: number) => Math.sqrt(Math.max(0, radius ** 2 - (shoulder - pitch) ** 2));
  const middle = rows.length > 1 ? Math.max(...shoulders.map((one) => (isInner ? one : -one))) * (isInner ? 1 : -1) : undefined;
  const grooves = rows.flatMap((at, index): Path => {
    const before = middle !== undefined && index > 0 ? middle : shoulders[0];
    const after = middle !== undefined && index < rows.length - 1 ? middle : shoulders[1];
    return [{ to: [at - reach(before), before] }, { to: [at + reach(after), after], via: [at, deep] }];
  });
  return [
    { to: [0, shoulders[0]] },
    ...grooves,
    ...polygon([B, shoulders[1]], [B, shaft + c], [B - Math.abs(c), shaft], [Math.abs(c), shaft], [0, shaft + c]),
  ];
}

/** Angular contact ball bearings, ISO 15: one row with a low outer shoulder in front (GB/T 292), or two rows back to back (GB/T 296). */
const angularContact: Family = (p) => {
  const s = sizes(p);
  if (!s) return undefined;
  const { d, D, B } = s;
  const two = p.text('rows') === '2';
  const pitch = (d + D) / 4;
  const radius = Math.min((D - d) * 0.14, two ? B * 0.2 : B * 0.4);
  const rows = two ? [B * 0.27, B * 0.73] : [B / 2];
  const groove = radius * 1.02;
  const low = pitch - radius * 0.6;
  const [high, cut] = [pitch + radius * 0.6, pitch + radius * 0.96];
  return assembled(s, [
    ring(raced(B, d / 2, [low, low], rows, pitch, groove)),
    ring(raced(B, D / 2, two ? [high, high] : [cut, high], rows, pitch, groove)),
    ...rows.map((at) => ballRow(radius, pitch, at)),
  ]);
};

/** Self-aligning ball bearing, ISO 15 (GB/T 281): two rows in an outer ring that is hollow like a ball. */
const selfAligning: Family = (p) => {
  const s = sizes(p);
  if (!s) return undefined;
  const { d, D, B } = s;
  const pitch = (d + D) / 4;
  const radius = Math.min((D - d) * 0.125, B * 0.2);
  const rows = [B * 0.27, B * 0.73];
  const [off, lean] = [B * 0.23, pitch];
  const sphere = Math.hypot(off, lean) + radius * 1.02;
  const edge = Math.sqrt(sphere ** 2 - (B / 2) ** 2);
  const c = (D / 2 - edge) * 0.2;
  if (!(sphere < D / 2 - 0.2)) return undefined;
  const outer: Path = [
    { to: [0, edge] },
    { to: [B, edge], via: [B / 2, sphere] },
    ...polygon([B, D / 2 - c], [B - c, D / 2], [c, D / 2], [0, D / 2 - c]),
  ];
  const low = pitch - radius * 0.6;
  return assembled(s, [
    ring(raced(B, d / 2, [low, low], rows, pitch, radius * 1.02)),
    ring(outer),
    ...rows.map((at) => ballRow(radius, pitch, at)),
  ]);
};

/** A barrel or cone about its own axis. */
const roller = (long: number, ends: readonly [number, number], belly: number): Path => [
  { to: [-long / 2, 0] },
  { to: [-long / 2, ends[0]] },
  belly > Math.max(...ends) ? { to: [long / 2, ends[1]], via: [0, belly] } : { to: [long / 2, ends[1]] },
  { to: [long / 2, 0] },
];

/** Spherical roller bearing, ISO 15 (GB/T 288): two rows of barrels that lean towards the middle of the outer ring's ball. */
const sphericalRoller: Family = (p) => {
  const s = sizes(p);
  if (!s) return undefined;
  const { d, D, B } = s;
  const h = (D - d) / 2;
  const belly = Math.min(h * 0.24, B * 0.17);
  const sphere = D / 2 - h * 0.17;
  const off = B * 0.245;
  const pitch = Math.sqrt((sphere - belly) ** 2 - off ** 2);
  const lean = Math.atan2(off, pitch) / rad;
  const long = B * 0.36;
  const edge = Math.sqrt(sphere ** 2 - (B / 2) ** 2);
  const c = (D / 2 - edge) * 0.15;
  const [inner, foot] = [pitch - belly * 1.06, (d / 2 + pitch - belly) / 2];
  if (!(inner - d / 2 > h * 0.08) || !(edge > inner)) return undefined;
  const barrel = (at: number, tilt: number): Balls => ({
    ...{ kind: 'balls', radius: belly, pitchRadius: pitch, count: ballsIn(pitch, belly), at, lean: tilt },
    contour: roller(long, [belly * 0.82, belly * 0.82], belly),
  });
  const z = (t: number) => B / 2 + t;
  const low = inner - Math.tan(lean * rad) * long * 0.5;
  const section = polygon(
    [0, foot],
    [z(-off) - long * 0.5, Math.max(low, d / 2 + h * 0.06)],
    [z(-off) + long * 0.48, inner],
    [z(off) - long * 0.48, inner],
    [z(off) + long * 0.5, Math.max(low, d / 2 + h * 0.06)],
    [B, foot],
    [B, d / 2],
    [0, d / 2],
  );
  return assembled(s, [
    ring(section),
    ring([
      { to: [0, edge] },
      { to: [B, edge], via: [B / 2, sphere] },
      ...polygon([B, D / 2 - c], [B - c, D / 2], [c, D / 2], [0, D / 2 - c]),
    ]),
    barrel(z(-off), lean),
    barrel(z(off), -lean),
  ]);
};

/** Tapered roller bearing, ISO 355 (GB/T 297): B of the mall is the assembled width T; ring widths come from the standard's table. */
const tapered: Family = (p) => {
  const s = sizes(p);
  const [inner, outer] = (s && taperedRings[`${s.d}/${s.D}/${s.B}`]) ?? [];
  if (!s || !inner || !outer) return undefined;
  const { d, D, B: T } = s;
  const h = (D - d) / 2;
  const a = 12 * rad;
  const z = inner / 2;
  const pitch = (d + D) / 4 + h * 0.02;
  const lean = a - 2 * rad;
  const long = inner * 0.66;
  const middle = h * 0.21;
  const [small, large] = [middle - Math.tan(2.2 * rad) * (long / 2), middle + Math.tan(2.2 * rad) * (long / 2)];
  const onCone = (at: number) => pitch - middle * 1.02 + (at - z) * Math.tan(lean - 2.2 * rad);
  const onCup = (at: number) => pitch + middle * 1.03 + (at - z) * Math.tan(lean + 2.2 * rad);
  const [z1, z2] = [z - (long / 2) * 1.04, z + (long / 2) * 1.06];
  const rib = h * 0.1;
  const bore = d / 2;
  const cone = polygon(
    [0, onCone(z1) + rib * 0.7],
    [z1, onCone(z1) + rib * 0.7],
    [z1, onCone(z1)],
    [z2, onCone(z2)],
    [z2, onCone(z2) + rib * 1.4],
    [inner, onCone(z2) + rib * 1.4],
    [inner, bore],
    [0, bore],
  );
  const from = T - outer;
  const c = h * 0.05;
  const cup = polygon([from, onCup(from)], [T, onCup(T)], [T, D / 2 - c], [T - c, D / 2], [from + c, D / 2], [from, D / 2 - c]);
  if (!(onCone(z1) - bore > 0.3) || !(D / 2 - onCup(T) > 0.3)) return undefined;
  const rollers: Balls = {
    ...{ kind: 'balls', radius: middle, pitchRadius: pitch, count: ballsIn(pitch, middle), at: z, lean: lean / rad },
    contour: roller(long, [small, large], 0),
  };
  return {
    bodies: [[ring(cone)], [ring(cup)], [rollers]],
    threads: [],
    dimensions: [...boundary(d, D, T), length(from, T, D / 2, { key: 'C', row: 1 }), length(0, inner, d / 2, { key: 'Bi', row: -2 })],
    hasEnd: true,
  };
};

/** Thrust ball bearing in one direction, ISO 104 (GB/T 301); the housing washer's bore is from the standard's table. */
const thrust: Family = (p) => {
  const s = sizes(p);
  const [D1] = (s && thrustBore[`${s.d}/${s.D}/${s.B}`]) ?? [];
  if (!s || !D1) return undefined;
  const { d, D, B: H } = s;
  const pitch = (d + D) / 4;
  const radius = Math.min(H * 0.29, (D - d) * 0.17);
  const thick = H / 2 - radius * 0.62;
  const reach = Math.sqrt((radius * 1.02) ** 2 - (radius * 0.62) ** 2);
  const deep = radius * 1.02;
  const c = thick * 0.14;
  const shaft: Path = [
    ...polygon([0, d / 2 + c], [0, D / 2 - c * 2], [c, D / 2 - c], [thick, D / 2 - c], [thick, pitch + reach]),
    { to: [thick, pitch - reach], via: [H / 2 - deep, pitch] },
    ...polygon([thick, d / 2], [c, d / 2]),
  ];
  const housing: Path = [
    ...polygon([H, D1 / 2], [H - thick, D1 / 2], [H - thick, pitch - reach]),
    { to: [H - thick, pitch + reach], via: [H / 2 + deep, pitch] },
    ...polygon([H - thick, D / 2], [H - c, D / 2], [H, D / 2 - c]),
  ];
  return {
    bodies: [[ring(shaft)], [ring(housing)], [ballRow(radius, pitch, H / 2)]],
    threads: [],
    dimensions: [...boundary(d, D, H), width(D1, H, { key: 'D1', row: 3, prefix: 'φ' })],
    hasEnd: true,
  };
};

/** Drawn cup needle roller bearing, ISO 3245 (GB/T 290): open (HK) or with a closed end (BK); d is the shaft on which the needles run. */
const needle: Family = (p) => {
  const [d, D, B] = [p.mm('d'), p.mm('D'), p.mm('B')];
  const wall = (D - d) / 2;
  if (!(wall >= 0.8)) return undefined;
  const radius = wall * 0.36;
  const t = wall - 2 * radius;
  const lip = d / 2 + radius * 0.35;
  const isClosed = p.text('c') === '1';
  const needles: Feature = {
    ...{ kind: 'balls', radius, pitchRadius: d / 2 + radius, at: B / 2, length: B - 4 * t },
    count: Math.floor((Math.PI * (d / 2 + radius)) / (radius * 1.25)),
  };
  const foot = isClosed ? 0 : lip;
  const cup = polygon(
    [0, foot],
    [0, D / 2 - t * 0.6],
    [t * 0.6, D / 2],
    [B - t * 0.6, D / 2],
    [B, D / 2 - t * 0.6],
    [B, lip],
    [B - t, lip],
    [B - t, D / 2 - t],
    [t, D / 2 - t],
    [t, foot],
  );
  return { bodies: [[ring(cup)], [needles]], threads: [], dimensions: boundary(d, D, B), hasEnd: true };
};

/** Cam follower, ISO 7063 (GB/T 6445): a thick ring on needles round a stud. */
const camFollower: Family = (p) => {
  const [d, D, B, l] = [p.mm('d'), p.mm('D'), p.mm('B'), p.mm('l')];
  if (!(D > d * 1.7)) return undefined;
  const stud = d * 0.62;
  const [side, gap] = [D * 0.42, B * 0.04];
  const c = d * 0.08;
  const neck = stud + (D / 2 - stud) * 0.22;
  const radius = (neck - stud) / 2;
  const needles: Feature = {
    ...{ kind: 'balls', radius, pitchRadius: stud + radius, at: -B / 2, length: B * 0.7 },
    count: Math.floor((Math.PI * (stud + radius)) / (radius * 1.3)),
  };
  return {
    bodies: [
      [
        {
          kind: 'turned',
          contour: polygon(
            [-B - gap, 0],
            [-B - gap, side],
            [-B, side],
            [-B, stud],
            [0, stud],
            [0, side],
            [gap * 2, side],
            [gap * 2, d / 2],
            [l - c, d / 2],
            [l, d / 2 - c],
            [l, 0],
          ),
        },
      ],
      [ring(bevelled(-B, 0, neck, D / 2, 'outside'))],
      [needles],
    ],
    threads: [],
    dimensions: [
      length(-B, 0, D / 2, { key: 'B', row: -1 }),
      length(0, l, d / 2, { key: 'l', row: -1 }),
      width(D, -B, { key: 'D', row: -1, prefix: 'φ' }),
      width(d, l, { key: 'd', row: 1, prefix: 'φ' }),
    ],
    hasEnd: true,
  };
};

export const rollingBearings: Readonly<Record<string, Family>> = {
  'angular-contact-bearing': angularContact,
  'self-aligning-bearing': selfAligning,
  'spherical-roller-bearing': sphericalRoller,
  'tapered-roller-bearing': tapered,
  'thrust-bearing': thrust,
  'needle-bearing': needle,
  'cam-follower': camFollower,
};
