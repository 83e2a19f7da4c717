import { across, between, inside, length, threadName, width } from '../dimensions.ts';
import type { Family, Feature } from '../part.ts';
import { acrossFlats, circle, polar, polygon } from '../path.ts';
import { hexagonOf } from '../standards/screws.ts';
import { pitchOf, tappingDiameter } from '../standards/threads.ts';

/** A tapped hole with its countersinks. @param to where it ends; closed: with a drill's cone behind */
function tapped(d: number, pitch: number, to: number, isClosed = false): Feature[] {
  const hole = tappingDiameter(d, pitch) / 2;
  const sink = (d * 1.06) / 2;
  const bevel = sink - hole;
  const end = isClosed ? polygon([to, hole], [to + hole * 0.6, 0]) : polygon([to - bevel, hole], [to, sink], [to, 0]);
  return [{ kind: 'turned', cut: true, contour: [...polygon([0, 0], [0, sink], [bevel, hole]), ...end] }];
}

/** Hexagon nuts: plain ISO 4032, with nylon ring ISO 7040, flanged EN 1661, domed DIN 1587. */
const nut =
  (top: 'plain' | 'nylon' | 'flange' | 'cap'): Family =>
  (p) => {
    const d = p.mm('d');
    const pitch = p.mmOr('P', pitchOf(d));
    const [s, m] = [p.mmOr('s', hexagonOf(d)?.[0]), p.mmOr('m', hexagonOf(d)?.[2])];
    const outline = acrossFlats(s);
    const diameter = s * 0.95;
    const hexTo = top === 'cap' ? m * 0.5 : top === 'nylon' ? m * 0.76 : top === 'flange' ? m * 0.8 : m;
    const wide = s * 1.42;
    const features: Feature[] = [
      { kind: 'prism', outline, from: 0, to: hexTo, chamfer: { diameter, at: top === 'plain' ? 'both' : 'from' } },
    ];
    if (top === 'flange')
      features.push({ kind: 'turned', contour: polygon([m * 0.7, 0], [m * 0.7, s * 0.54], [m * 0.9, wide / 2], [m, wide / 2], [m, 0]) });
    if (top === 'nylon')
      features.push({ kind: 'turned', contour: polygon([hexTo, 0], [hexTo, s * 0.47], [m - s * 0.04, s * 0.47], [m, s * 0.42], [m, 0]) });
    if (top === 'cap') {
      const r = Math.min(s * 0.46, m * 0.5);
      features.push({
        kind: 'turned',
        contour: [
          ...polygon([hexTo, 0], [hexTo, s * 0.46], [m - r, s * 0.46]),
          { to: [m, 0], via: [m - r + r * Math.SQRT1_2, s * 0.46 * Math.SQRT1_2] },
        ],
      });
    }
    const threadTo = top === 'cap' ? m * 0.72 : hexTo;
    features.push(...tapped(d, pitch, top === 'nylon' || top === 'flange' ? m : threadTo, top === 'cap'));
    return {
      bodies: [features],
      threads: [inside(d, pitch, 0, top === 'flange' ? m : threadTo)],
      dimensions: [
        length(0, m, top === 'flange' ? wide / 2 : s / 2, { key: 'm', row: -1 }),
        across(s, 0, { key: 's', row: -1 }),
        across(d, 0, { key: 'd', row: 1, label: threadName(d, pitch, pitchOf(d)) }),
        ...(top === 'flange' ? [width(wide, m, { key: 'dc', row: 1, prefix: 'φ' })] : []),
      ],
      hasEnd: true,
    };
  };

/** Plain washers, ISO 7089 to 7093. */
const washer: Family = (p) => {
  const [d, D, s] = [p.mm('d'), p.mm('D'), p.mm('s')];
  if (!(D - d >= 0.2)) return undefined;
  return {
    bodies: [[{ kind: 'ring', section: polygon([0, d / 2], [0, D / 2], [s, D / 2], [s, d / 2]) }]],
    threads: [],
    dimensions: [
      length(0, s, D / 2, { key: 's', row: -1 }),
      width(d, s, { key: 'd', row: 1, prefix: 'φ' }),
      width(D, s, { key: 'D', row: 2, prefix: 'φ' }),
    ],
    hasEnd: true,
  };
};

/** Spring lock washers, DIN 127 (GB/T 93): drawn pressed flat, with the slit their ends leave. */
const springWasher: Family = (p) => {
  const [d, D, s] = [p.mm('d'), p.mm('D'), p.mm('s')];
  if (!(D - d >= 0.2)) return undefined;
  const gap = s * 0.6;
  const [x1, x2] = [d * 0.4, D * 0.6];
  const slit = polygon([x1, -gap], [x2, -gap * 0.2], [x2, gap], [x1, gap * 0.2]);
  return {
    bodies: [
      [
        { kind: 'ring', section: polygon([0, d / 2], [0, D / 2], [s, D / 2], [s, d / 2]) },
        { kind: 'prism', cut: true, outline: slit, from: 0, to: s },
      ],
    ],
    threads: [],
    dimensions: [
      length(0, s, D / 2, { key: 's', row: -1 }),
      width(d, s, { key: 'd', row: 1, prefix: 'φ' }),
      width(D, s, { key: 'D', row: 2, prefix: 'φ' }),
    ],
    hasEnd: true,
  };
};

/** Clamping collar for a shaft, in one piece with a set screw, slit, or in two halves. */
const collar: Family = (p) => {
  const [d, D, B] = [p.mm('d'), p.mm('D'), p.mm('B')];
  if (!(D - d >= 1)) return undefined;
  const e = Math.min(B, D - d) * 0.06;
  const kind = p.text('k') || '1';
  const slot = Math.max(0.8, D * 0.04);
  const features: Feature[] = [
    { kind: 'ring', section: polygon([0, d / 2], [0, D / 2 - e], [e, D / 2], [B - e, D / 2], [B, D / 2 - e], [B, d / 2]) },
  ];
  if (kind !== '0') {
    const ends = kind === '2' ? [-D, D] : [0, D];
    features.push({
      kind: 'prism',
      cut: true,
      outline: polygon([ends[0]!, -slot / 2], [ends[1]!, -slot / 2], [ends[1]!, slot / 2], [ends[0]!, slot / 2]),
      from: 0,
      to: B,
    });
  }
  return {
    bodies: [features],
    threads: [],
    dimensions: [
      length(0, B, D / 2, { key: 'B', row: -1 }),
      width(d, B, { key: 'd', row: 1, prefix: 'φ' }),
      width(D, B, { key: 'D', row: 2, prefix: 'φ' }),
      ...(kind === '0' ? [] : [between([-slot / 2, D / 2], [slot / 2, D / 2], 'across', { key: 'n', row: 1, view: 'end' })]),
    ],
    hasEnd: true,
  };
};

/** Retaining rings for shafts (DIN 471, GB/T 894) and bores (DIN 472, GB/T 893), drawn as mounted in the groove. */
const circlip =
  (side: 1 | -1): Family =>
  (p) => {
    const [d, s] = [p.mm('d'), p.mm('s')];
    const b = p.mmOr('b', d * 0.1);
    const [inner, outer] = side > 0 ? [d / 2, d / 2 + b] : [d / 2 - b, d / 2];
    const lug = Math.max(b * 0.95, d * 0.055);
    const gap = (lug * 0.9 * 180) / (Math.PI * ((inner + outer) / 2)) + 6;
    const middle = side > 0 ? outer : inner;
    const disc = (a: number, radius: number) =>
      ({ kind: 'prism', outline: circle(radius, polar(middle, a)), from: 0, to: s }) satisfies Feature;
    if (!(inner > lug * 2)) return undefined;
    const [a, z] = [gap, 360 - gap];
    const band: Feature = {
      kind: 'prism',
      outline: [
        { to: polar(outer, a) },
        { to: polar(outer, z), via: polar(outer, 180) },
        { to: polar(inner, z) },
        { to: polar(inner, a), via: polar(inner, 180) },
      ],
      from: 0,
      to: s,
    };
    return {
      bodies: [[band, disc(a, lug), disc(z, lug), { ...disc(a, lug * 0.4), cut: true }, { ...disc(z, lug * 0.4), cut: true }]],
      threads: [],
      dimensions: [
        length(0, s, -outer, { key: 's', row: -1 }),
        across(d, 0, { key: 'd', row: -1, prefix: 'φ' }),
        between([0, -outer], [0, -inner], 'up', { key: 'b', row: 1, view: 'end' }),
      ],
      hasEnd: true,
    };
  };

export const nuts: Readonly<Record<string, Family>> = {
  'hex-nut': nut('plain'),
  'lock-nut': nut('nylon'),
  'flange-nut': nut('flange'),
  'cap-nut': nut('cap'),
  'flat-washer': washer,
  'spring-washer': springWasher,
  'shaft-collar': collar,
  'circlip-external': circlip(1),
  'circlip-internal': circlip(-1),
};
