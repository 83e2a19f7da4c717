import { across, length, outside, threadName, width } from '../dimensions.ts';
import type { Family, Feature, Numbers, Part } from '../part.ts';
import { acrossFlats, type Path, polygon, rectangle } from '../path.ts';
import { capHead, crossRecess, hexagonOf, slot, sockets } from '../standards/screws.ts';
import { minorDiameter, pitchOf, threadLength } from '../standards/threads.ts';

interface Shank {
  d: number;
  pitch: number;
  l: number;
  /** Where the thread begins, from the head. */
  plain: number;
}

/** Thread, pitch and length of a screw. @param full threaded to the head */
function shankOf(p: Numbers, full = false): Shank {
  const [d, l] = [p.mm('d'), p.mm('l')];
  const plain = full ? 0 : Math.max(0, l - threadLength(d, l));
  return { d, l, pitch: p.mmOr('P', pitchOf(d)), plain };
}

/** The shank from the head at z = 0 to its tip, which is turned to the thread's root. */
const shankSides = ({ d, pitch, l }: Shank) => {
  const root = minorDiameter(d, pitch) / 2;
  const bevel = Math.min(d / 2 - root, l / 4);
  return polygon([l - bevel, d / 2], [l, d / 2 - bevel], [l, 0]);
};
/** A hexagonal pocket in the head's top and the cone its drill left. */
const pocket = (top: number, [s, t]: [number, number]): Feature[] => [
  { kind: 'prism', cut: true, outline: acrossFlats(s), from: top, to: top + t },
  { kind: 'turned', cut: true, contour: polygon([top, 0], [top, s / 2], [top + t, s / 2], [top + t + s * 0.25, 0]) },
];
const drives = (kind: string, top: number, d: number, dk: number, socket: [number, number] | undefined): Feature[] | undefined => {
  if (kind === 'slot') {
    const [n, t] = slot[d] ?? [Number.NaN, Number.NaN];
    return [{ kind: 'prism', cut: true, outline: rectangle(-dk, -n / 2, dk, n / 2), from: top, to: top + t }];
  }
  if (kind === 'cross') {
    const m = crossRecess[d] ?? Number.NaN;
    const w = m * 0.2;
    const cross: Path = polygon(
      ...(
        [
          [m, -w],
          [m, w],
          [w, w],
          [w, m],
          [-w, m],
          [-w, w],
          [-m, w],
          [-m, -w],
          [-w, -w],
          [-w, -m],
          [w, -m],
          [w, -w],
        ] as const
      ).map(([x, y]) => [Math.abs(x) === m ? x / 2 : x / 2, Math.abs(y) === m ? y / 2 : y / 2] as const),
    );
    return [{ kind: 'prism', cut: true, outline: cross, from: top, to: top + m * 0.42 }];
  }
  return socket && pocket(top, socket);
};

/** Puts head, shank and drive together. @param top of the head, 0 where the length counts from there */
function screw(head: Feature[], shank: Shank, drive: Feature[] | undefined, widths: Part['dimensions']): Part | undefined {
  const { d, pitch, l, plain } = shank;
  const shows = Math.abs(l - plain - threadLength(d, l)) < 1e-6;
  if (!drive) return undefined;
  const name = threadName(d, pitch, pitchOf(d));
  return {
    bodies: [[...head, ...drive]],
    threads: [outside(d, pitch, plain, l)],
    dimensions: [
      length(0, l, d / 2, { key: 'l', row: -2 }),
      ...(shows ? [length(plain, l, d / 2, { key: 'b', row: -1 })] : []),
      width(d, l, { key: 'd', row: 1, label: name }),
      ...widths,
    ],
    hasEnd: true,
  };
}

/** Hexagon socket cap screw, ISO 4762. */
const cap: Family = (p) => {
  const shank = shankOf(p);
  const [usualDk, usualK] = capHead(shank.d) ?? [];
  const [dk, k] = [p.mmOr('dk', usualDk), p.mmOr('k', usualK)];
  const socket = sockets.cap[shank.d];
  const edge = dk * 0.04;
  const body: Path = [...polygon([-k, 0], [-k, dk / 2 - edge], [-k + edge, dk / 2], [0, dk / 2], [0, shank.d / 2]), ...shankSides(shank)];
  return screw([{ kind: 'turned', contour: body }], shank, socket && pocket(-k, socket), [
    length(-k, 0, dk / 2, { key: 'k', row: 1 }),
    width(dk, -k, { key: 'dk', row: -1, prefix: 'φ' }),
    ...(socket ? [across(socket[0], 0, { key: 's', row: -1, label: `S${socket[0]}` })] : []),
  ]);
};

/** Hexagon bolt, ISO 4014 and, threaded to the head, ISO 4017; the flanged one of EN 1665 has a flange half a thread high. */
const hexBolt =
  (flange: boolean): Family =>
  (p) => {
    const shank = shankOf(p, p.text('full') === '1');
    const usual = hexagonOf(shank.d);
    const [s, k] = [p.mmOr('s', usual?.[0]), p.mmOr('k', usual?.[1])];
    const high = flange ? k * 0.3 : 0;
    const wide = s * 1.42;
    const top: Feature = { kind: 'prism', outline: acrossFlats(s), from: -k, to: -high, chamfer: { diameter: s * 0.97, at: 'from' } };
    const foot = flange
      ? polygon([-high, 0], [-high, s * 0.56], [-high * 0.4, wide / 2], [0, wide / 2], [0, shank.d / 2])
      : polygon([0, 0], [0, shank.d / 2]);
    const rest: Feature = { kind: 'turned', contour: [...foot, ...shankSides(shank)] };
    return screw(
      [top, rest],
      shank,
      [],
      [
        length(-k, 0, s / 2, { key: 'k', row: 1 }),
        across(s, 0, { key: 's', row: -1 }),
        ...(flange ? [across(wide, 0, { key: 'dc', row: -2, prefix: 'φ' })] : []),
      ],
    );
  };

/** Countersunk screw, ISO 10642 or, with a cross recess, ISO 7046: its length counts from the head's top. */
const countersunk: Family = (p) => {
  const shank = shankOf(p, p.text('drive') !== '');
  const dk = p.mm('dk');
  const cone = (dk - shank.d) / 2;
  const given = p.mm('k') - cone;
  const foot = cone + (given > 0 && given < dk * 0.08 ? given : dk * 0.03);
  const rim = foot - cone;
  const from = Math.max(shank.plain, foot);
  const contour: Path = [...polygon([0, 0], [0, dk / 2], [rim, dk / 2], [foot, shank.d / 2]), ...shankSides(shank)];
  if (!(foot < shank.l * 0.9)) return undefined;
  const drive = drives(p.text('drive'), 0, shank.d, dk, sockets.countersunk[shank.d]);
  return screw([{ kind: 'turned', contour }], { ...shank, plain: from }, drive, [
    length(0, foot, dk / 2, { key: 'k', row: 1 }),
    width(dk, 0, { key: 'dk', row: -1, prefix: 'φ' }),
  ]);
};

/** Pan head with cross recess, ISO 7045; cheese head with a slot, ISO 1207; button head with a socket, ISO 7380-1. */
const domed =
  (usualDrive: 'cross' | 'socket'): Family =>
  (p) => {
    const shank = shankOf(p, true);
    const [dk, k] = [p.mm('dk'), p.mm('k')];
    const drive = p.text('drive') || usualDrive;
    const edge = dk * 0.05;
    const flat = usualDrive === 'cross' ? 0.3 : 0.24;
    const start = polygon([-k, 0], [-k, dk * flat]);
    const shoulder: Path =
      drive === 'slot'
        ? polygon([-k, 0], [-k, dk / 2 - edge], [-k + edge, dk / 2])
        : [...start, { to: [-k * 0.28, dk / 2], via: [-k * 0.8, dk * (flat + 0.5) * 0.54] }];
    const contour: Path = [...shoulder, ...polygon([0, dk / 2], [0, shank.d / 2]), ...shankSides(shank)];
    return screw([{ kind: 'turned', contour }], shank, drives(drive, -k, shank.d, dk, sockets.button[shank.d]), [
      length(-k, 0, dk / 2, { key: 'k', row: 1 }),
      width(dk, -k, { key: 'dk', row: -1, prefix: 'φ' }),
    ]);
  };

/** Set screws with flat, cone, dog and cup point, ISO 4026 to 4029. */
const set: Family = (p) => {
  const [d, l] = [p.mm('d'), p.mm('l')];
  const pitch = p.mmOr('P', pitchOf(d));
  const [usualS, t] = sockets.set[d] ?? [Number.NaN, Number.NaN];
  const s = p.mmOr('s', usualS);
  const point = p.text('p');
  const bevel = (d - minorDiameter(d, pitch)) / 2;
  const tip: Path =
    point === '3'
      ? polygon([l - d * 0.42, d / 2], [l, d * 0.08], [l, 0])
      : point === '4'
        ? polygon([l - d * 0.5 - d * 0.08, d / 2], [l - d * 0.5, d * 0.36], [l, d * 0.36], [l, 0])
        : polygon([l - d * 0.16, d / 2], [l, d * 0.33], [l, 0]);
  const contour: Path = [...polygon([0, 0], [0, d / 2 - bevel], [bevel, d / 2]), ...tip];
  const deep = Math.min(t, l * 0.45);
  const cup: Feature[] =
    point === '1' || point === '' ? [{ kind: 'turned', cut: true, contour: polygon([l - d * 0.14, 0], [l, d * 0.25], [l, 0]) }] : [];
  return {
    bodies: [[{ kind: 'turned', contour }, { kind: 'prism', cut: true, outline: acrossFlats(s), from: 0, to: deep }, ...cup]],
    threads: [outside(d, pitch, bevel, l - (point === '4' ? d * 0.58 : d * 0.16))],
    dimensions: [
      length(0, l, d / 2, { key: 'l', row: -1 }),
      width(d, 0, { key: 'd', row: -1, label: threadName(d, pitch, pitchOf(d)) }),
      across(s, 0, { key: 's', row: -1, label: `S${s}` }),
    ],
    hasEnd: true,
  };
};

/** Shoulder screw, ISO 7379: the shoulder's length counts, the thread stands beyond it. */
const shoulder: Family = (p) => {
  const [d, ds, l, dk, k] = [p.mm('d'), p.mm('ds'), p.mm('l'), p.mm('dk'), p.mm('k')];
  const pitch = p.mmOr('P', pitchOf(d));
  const b = 1.6 * d + 1.5;
  const socket = sockets.shoulder[ds];
  const contour: Path = [
    ...polygon(
      [-k, 0],
      [-k, dk / 2 - dk * 0.04],
      [-k + dk * 0.04, dk / 2],
      [0, dk / 2],
      [0, ds / 2],
      [l, ds / 2],
      [l, d * 0.4],
      [l + pitch, d * 0.4],
      [l + pitch, d / 2],
    ),
    ...polygon([l + b - pitch * 0.6, d / 2], [l + b, d / 2 - pitch * 0.6], [l + b, 0]),
  ];
  if (!socket) return undefined;
  return {
    bodies: [[{ kind: 'turned', contour }, ...pocket(-k, socket)]],
    threads: [outside(d, pitch, l + pitch, l + b)],
    dimensions: [
      length(0, l, ds / 2, { key: 'l', row: -1 }),
      length(l, l + b, d / 2, { key: 'b', row: -1 }),
      length(-k, 0, dk / 2, { key: 'k', row: 1 }),
      width(dk, -k, { key: 'dk', row: -1, prefix: 'φ' }),
      width(ds, l, { key: 'ds', row: 1, prefix: 'φ' }),
      width(d, l + b, { key: 'd', row: 2, label: threadName(d, pitch, pitchOf(d)) }),
    ],
    hasEnd: true,
  };
};

/** Threaded rod (GB/T 15389) and, threaded at both ends, stud (GB/T 901). */
const rod =
  (full: boolean): Family =>
  (p) => {
    const [d, l] = [p.mm('d'), p.mm('l')];
    const pitch = p.mmOr('P', pitchOf(d));
    const bevel = (d - minorDiameter(d, pitch)) / 2;
    const b = full ? l / 2 : Math.min(l * 0.4, threadLength(d, l));
    return {
      bodies: [
        [{ kind: 'turned', contour: polygon([0, 0], [0, d / 2 - bevel], [bevel, d / 2], [l - bevel, d / 2], [l, d / 2 - bevel], [l, 0]) }],
      ],
      threads: full ? [outside(d, pitch, 0, l)] : [outside(d, pitch, 0, b), outside(d, pitch, l - b, l)],
      dimensions: [
        length(0, l, d / 2, { key: 'l', row: full ? -1 : -2 }),
        ...(full ? [] : [length(0, b, d / 2, { key: 'b', row: -1 })]),
        width(d, l, { key: 'd', row: 1, label: threadName(d, pitch, pitchOf(d)) }),
      ],
      hasEnd: true,
    };
  };

export const screws: Readonly<Record<string, Family>> = {
  'socket-cap-screw': cap,
  'hex-bolt': hexBolt(false),
  'flange-bolt': hexBolt(true),
  'countersunk-screw': countersunk,
  'pan-head-screw': domed('cross'),
  'button-head-screw': domed('socket'),
  'set-screw': set,
  'shoulder-screw': shoulder,
  'threaded-rod': rod(true),
  'stud-bolt': rod(false),
};
