import { between, inside, outside, width } from '../dimensions.ts';
import type { Family, Feature, Part, Thread } from '../part.ts';
import { acrossFlats, type Point, polygon } from '../path.ts';
import { connectionThread } from '../standards/pipe-threads.ts';

/** What pushes in is drawn by proportion to its tube, ISO 14743 giving tubes and threads only: those carry the dimensions. */
interface Socket {
  /** Outer radius of the body, the release ring's, and how far the ring stands out, mm. */
  body: number;
  collar: number;
  out: number;
  /** From the middle of an elbow or tee, or from the hexagon, to the body's end. */
  reach: number;
}
const socketOf = (d: number): Socket => ({ body: d * 0.62 + 1.8, collar: d * 0.5 + 1.5, out: 1.6 + d * 0.14, reach: d * 0.95 + 7 });

/** A socket from z = 0 to its mouth: body, release ring, and the hole for the tube. @param deep where the tube stops */
function socket(d: number, tilt: number, from: number, deep: number): { add: Feature[]; cut: Feature; mouth: number } {
  const { body, collar, out, reach } = socketOf(d);
  const c = body * 0.14;
  const mouth = reach + out;
  return {
    mouth,
    add: [
      { kind: 'turned', tilt, contour: polygon([from, 0], [from, body], [reach - c, body], [reach, body - c], [reach, 0]) },
      {
        kind: 'turned',
        tilt,
        contour: polygon(
          [reach * 0.6, 0],
          [reach * 0.6, collar * 0.94],
          [mouth - out * 0.5, collar * 0.94],
          [mouth - out * 0.5, collar * 1.12],
          [mouth, collar * 1.12],
          [mouth, 0],
        ),
      },
    ],
    cut: { kind: 'turned', tilt, cut: true, contour: polygon([deep, 0], [deep, d / 2], [mouth, d / 2], [mouth, 0]) },
  };
}

/** A stem of male or female thread along -z from the hexagon that ends at z = 0. */
function stem(
  name: string,
  d: number,
  kind: 'male' | 'female',
): { features: Feature[]; cuts: Feature[]; thread: Thread; end: number } | undefined {
  const t = connectionThread(name);
  if (!t) return undefined;
  const flats = [8, 10, 12, 14, 17, 19, 22, 24, 27, 30, 32].find(
    (one) => one >= Math.max((kind === 'female' ? t.diameter * 1.22 : t.diameter * 1.02) + 0.8, d * 1.1 + 2),
  );
  if (!flats) return undefined;
  const root = t.diameter / 2 - t.pitch * 0.64;
  const hex = 3.2 + flats * 0.12;
  if (kind === 'female') {
    const end = -(t.long * 1.15 + 4);
    return {
      end,
      features: [{ kind: 'prism', outline: acrossFlats(flats), from: end, to: 0, chamfer: { diameter: flats * 1.02, at: 'both' } }],
      cuts: [
        {
          kind: 'turned',
          cut: true,
          contour: polygon(
            [end, 0],
            [end, t.diameter / 2],
            [end + t.pitch * 0.6, root],
            [end + t.long * 1.1, root],
            [end + t.long * 1.1, 0],
          ),
        },
      ],
      thread: { ...inside(t.diameter, t.pitch, end, end + t.long * 1.1), minor: root * 2 },
    };
  }
  const end = -(hex + t.long);
  return {
    ...{ end, s: flats },
    features: [
      { kind: 'prism', outline: acrossFlats(flats), from: -hex, to: 0, chamfer: { diameter: flats * 1.02, at: 'both' } },
      {
        kind: 'turned',
        contour: polygon([end, 0], [end, root], [end + t.pitch * 0.64, t.diameter / 2], [-hex, t.diameter / 2], [-hex, 0]),
      },
    ],
    cuts: [],
    thread: { ...outside(t.diameter, t.pitch, end, -hex), minor: root * 2 },
  };
}

const bore = (d: number, from: number, to: number, tilt = 0): Feature => ({
  ...{ kind: 'turned', cut: true, tilt },
  contour: polygon([from, 0], [from, d * 0.31], [to, d * 0.31], [to, 0]),
});
const ball = (radius: number, cut?: true): Feature => ({
  ...(cut ? { cut } : {}),
  ...{ kind: 'turned', contour: [{ to: [-radius, 0] as Point }, { to: [radius, 0] as Point, via: [0, radius] as Point }] },
});

/** Push-in fittings with a thread, ISO 14743: straight PC (1), elbow PL (2), tee PB (3), straight with inner hexagon POC (4), female PCF (5). */
const threaded: Family = (p) => {
  const [d, k, name] = [p.mm('d'), p.text('k'), p.text('thread')];
  const made = stem(name, d, k === '5' ? 'female' : 'male');
  if (!made || !'12345'.includes(k) || k.length !== 1 || Number.isNaN(d)) return undefined;
  const { features, cuts, thread, end } = made;
  const { body, reach } = socketOf(d);
  const low = -(body + 2.4);
  const label = { key: 'thread', row: -1, label: name };
  const common = { threads: [thread], hasEnd: false, isByProportion: true } as const;
  const threadWide = width(thread.diameter, end, label);
  if (k === '1' || k === '4' || k === '5') {
    const one = socket(d, 0, 0, reach * 0.2);
    const key: Feature[] =
      k === '4' ? [{ kind: 'prism', cut: true, outline: acrossFlats(Math.min(d * 0.62, thread.diameter * 0.5)), from: end, to: 0 }] : [];
    const through = k === '5' ? bore(d, end + (thread.to - thread.from), one.mouth) : bore(d, end, one.mouth);
    return {
      ...common,
      bodies: [[...features, ...one.add, one.cut, ...cuts, through, ...key]],
      dimensions: [threadWide, width(d, one.mouth, { key: 'd', row: 1, prefix: 'φ' })],
    };
  }
  // The thread stands below the middle: everything of its stem moves there.
  const down = (one: Feature): Feature => ({ ...one, shift: [0, 0, low] });
  const arms = (k === '3' ? [90, -90] : [90]).map((tilt) => socket(d, tilt, 0, reach * 0.38));
  const trunk: Feature = { kind: 'turned', contour: polygon([low, 0], [low, body * 0.92], [0, body * 0.92], [0, 0]) };
  const bottom = end + low;
  const mouth = arms[0]!.mouth;
  return {
    threads: [{ ...thread, from: thread.from + low, to: thread.to + low }],
    ...{ hasEnd: false, isByProportion: true },
    bodies: [
      [
        trunk,
        ...features.map(down),
        ball(body),
        ...arms.flatMap(({ add }) => add),
        ...arms.map(({ cut }) => cut),
        bore(d, bottom, 0),
        ball(d * 0.31, true),
        ...arms.map((_, i) => bore(d, 0, mouth, i ? -90 : 90)),
      ],
    ],
    dimensions: [
      width(thread.diameter, bottom, { ...label, row: -1 }),
      between([-d / 2, mouth], [d / 2, mouth], 'across', { key: 'd', row: 1, label: `φ${d}` }),
    ],
  };
};

/** Push-in unions for tubes of one size: straight PU (1), elbow PV (2), tee PE (3), cross PZA (4), Y PY (5). */
const union: Family = (p) => {
  const [d, k] = [p.mm('d'), p.text('k')];
  const tilts = (
    { 1: [0, 180], 2: [180, 90], 3: [0, 180, 90], 4: [0, 180, 90, -90], 5: [180, 28, -28] } as Readonly<Record<string, number[]>>
  )[k];
  if (!tilts || Number.isNaN(d)) return undefined;
  const { body } = socketOf(d);
  const arms = tilts.map((tilt) => socket(d, tilt, 0, socketOf(d).reach * (k === '1' ? 0.12 : k === '5' ? 0.56 : 0.38)));
  const mouth = arms[0]!.mouth;
  const bodies: Part['bodies'] = [
    [
      ...arms.flatMap(({ add }) => add),
      ball(body),
      ...arms.map(({ cut }) => cut),
      ball(d * 0.31, true),
      ...tilts.map((tilt) => bore(d, 0, mouth, tilt)),
    ],
  ];
  return { bodies, threads: [], hasEnd: false, isByProportion: true, dimensions: [width(d, -mouth, { key: 'd', row: -1, prefix: 'φ' })] };
};

export const pushInFittings: Readonly<Record<string, Family>> = { 'push-in-fitting': threaded, 'push-in-union': union };
