import { across, inside, length, outside, threadName, width } from '../dimensions.ts';
import type { Family, Feature } from '../part.ts';
import { type Path, polar, polygon } from '../path.ts';
import { blindRivets, eyes, rivetHeads, roundNutSlots } from '../standards/rivets-and-rings.ts';
import { minorDiameter, pitchOf, tappingDiameter } from '../standards/threads.ts';

const bore = (d: number, pitch: number, from: number, to: number): Feature => {
  const hole = tappingDiameter(d, pitch) / 2;
  const sink = d * 0.53;
  return {
    kind: 'turned',
    cut: true,
    contour: polygon([from, 0], [from, sink], [from + sink - hole, hole], [to - sink + hole, hole], [to, sink], [to, 0]),
  };
};

/** Wing nut, GB/T 62: hub's diameter s and height m are the mall's, the wings are drawn by proportion. */
const wingNut: Family = (p) => {
  const [d, s, m] = [p.mm('d'), p.mm('s'), p.mm('m')];
  const pitch = p.mmOr('P', pitchOf(d));
  if (!(s > d * 1.2)) return undefined;
  const hub = m * 0.62;
  const reach = s * 1.5;
  const wing = (side: 1 | -1): Feature => {
    const at = (x: number, z: number): readonly [number, number] => [side * x, -z];
    return {
      ...{ kind: 'prism', lying: true, from: -s * 0.12, to: s * 0.12 },
      outline: [
        { to: at(d * 0.62, hub) },
        { to: at(d * 0.62, m * 0.12) },
        { to: at(s * 0.7, m * 0.2) },
        { to: at(reach * 0.9, m * 0.55) },
        { to: at(reach * 0.72, m), via: at(reach, m * 0.92) },
        { to: at(s * 0.62, hub), via: at(s * 0.78, m * 0.74) },
      ],
    };
  };
  return {
    bodies: [
      [{ kind: 'turned', contour: polygon([0, 0], [0, s / 2], [hub, s * 0.42], [hub, 0]) }, wing(1), wing(-1), bore(d, pitch, 0, hub)],
    ],
    threads: [inside(d, pitch, 0, hub)],
    dimensions: [
      length(0, m, -reach * 0.72, { key: 'm', row: -1 }),
      width(s, 0, { key: 's', row: -1, prefix: 'φ' }),
      width(d, hub, { key: 'd', row: 1, label: threadName(d, pitch, pitchOf(d)) }),
    ],
    hasEnd: true,
  };
};

/** Round nut with four slots, GB/T 812, fine thread: s is its outside, m its thickness. */
const roundNut: Family = (p) => {
  const [d, s, m] = [p.mm('d'), p.mm('s'), p.mm('m')];
  const pitch = p.mmOr('P', d <= 10 ? 1 : d <= 12 ? 1.25 : 1.5);
  const [n, t] = roundNutSlots(d);
  if (!(s > d + 2 * t)) return undefined;
  const c = m * 0.1;
  const slots = [0, 90, 180, 270].map((a): Feature => {
    const [[x1, y1], [x2, y2]] = [polar(s / 2 - t, a), polar(s, a)];
    const [nx, ny] = polar(n / 2, a + 90);
    return {
      kind: 'prism',
      cut: true,
      from: 0,
      to: m,
      outline: polygon([x1 + nx, y1 + ny], [x1 - nx, y1 - ny], [x2 - nx, y2 - ny], [x2 + nx, y2 + ny]),
    };
  });
  return {
    bodies: [
      [
        { kind: 'turned', contour: polygon([0, 0], [0, s / 2 - c], [c, s / 2], [m - c, s / 2], [m, s / 2 - c], [m, 0]) },
        bore(d, pitch, 0, m),
        ...slots,
      ],
    ],
    threads: [inside(d, pitch, 0, m)],
    dimensions: [
      length(0, m, s / 2, { key: 'm', row: -1 }),
      width(s, m, { key: 's', row: 1, prefix: 'φ' }),
      across(n, s / 2, { key: 'n', row: 1 }),
      across(d, 0, { key: 'd', row: -1, label: threadName(d, pitch, pitchOf(d)) }),
    ],
    hasEnd: true,
  };
};

/** Blind rivet nut with a flat head, GB/T 17880: D goes through the sheet, l is the whole length. */
const rivetNut: Family = (p) => {
  const [d, D, l] = [p.mm('d'), p.mm('D'), p.mm('l')];
  const pitch = p.mmOr('P', pitchOf(d));
  if (!(D > d + 0.6)) return undefined;
  const head = D * 1.36;
  const k = Math.max(0.8, D * 0.1);
  const thread = l - d * 1.25;
  if (!(thread > k * 1.5)) return undefined;
  const hole = tappingDiameter(d, pitch) / 2;
  return {
    bodies: [
      [
        {
          kind: 'turned',
          contour: polygon(
            [0, 0],
            [0, head / 2 - k * 0.2],
            [k * 0.2, head / 2],
            [k, head / 2],
            [k, D / 2],
            [l - pitch, D / 2],
            [l, D / 2 - pitch * 0.5],
            [l, 0],
          ),
        },
        { kind: 'turned', cut: true, contour: polygon([0, 0], [0, d * 0.54], [thread - 0.2, d * 0.54], [thread, hole], [l, hole], [l, 0]) },
      ],
    ],
    threads: [inside(d, pitch, thread, l)],
    dimensions: [
      length(0, l, D / 2, { key: 'l', row: -1 }),
      width(D, l, { key: 'D', row: 1, prefix: 'φ' }),
      width(head, 0, { key: 'dk', row: -1, prefix: 'φ' }),
      across(d, 0, { key: 'd', row: 1, label: threadName(d, pitch, pitchOf(d)) }),
    ],
    hasEnd: true,
  };
};

/** A dome over z = 0 that is k high towards -z, and what follows it. */
const dome = (dk: number, k: number): Path => [{ to: [-k, 0] }, { to: [0, dk / 2], via: [-k * 0.68, dk * 0.31] }];

/** Round-head rivet, GB/T 867. */
const solidRivet: Family = (p) => {
  const [d, l] = [p.mm('d'), p.mm('l')];
  const [dk, k] = rivetHeads[d] ?? [];
  if (!dk || !k) return undefined;
  const c = Math.min(d * 0.06, l / 4);
  return {
    bodies: [[{ kind: 'turned', contour: [...dome(dk, k), ...polygon([0, d / 2], [l - c, d / 2], [l, d / 2 - c], [l, 0])] }]],
    threads: [],
    dimensions: [
      length(0, l, d / 2, { key: 'l', row: -1 }),
      length(-k, 0, dk / 2, { key: 'k', row: 1 }),
      width(d, l, { key: 'd', row: 1, prefix: 'φ' }),
      width(dk, 0, { key: 'dk', row: -1, prefix: 'φ' }),
    ],
    hasEnd: true,
  };
};

/** Open-end blind rivet, ISO 15977 (GB/T 12618), as it is bought: its mandrel, shortened, stands out in front. */
const blindRivet: Family = (p) => {
  const [d, l] = [p.mm('d'), p.mm('l')];
  const [dk, k, dm] = blindRivets[d] ?? [];
  if (!dk || !k || !dm) return undefined;
  const out = Math.max(25, l);
  const end = l + dm * 0.9;
  const mandrel = polygon([-out - dm, 0], [-out, dm / 2], [l, dm / 2], [l, d * 0.46], [end - dm * 0.3, d * 0.46], [end, d * 0.3], [end, 0]);
  const body: Path = [
    ...polygon([-k, dm / 2], [-k, dk * 0.28]),
    { to: [0, dk / 2], via: [-k * 0.72, dk * 0.42] },
    ...polygon([0, d / 2], [l, d / 2], [l, dm / 2]),
  ];
  return {
    bodies: [
      [
        { kind: 'turned', contour: [...polygon([-k, 0]), ...body, { to: [l, 0] }] },
        { kind: 'turned', contour: mandrel },
      ],
    ],
    threads: [],
    dimensions: [
      length(0, l, d / 2, { key: 'l', row: -1 }),
      length(-k, 0, dk / 2, { key: 'k', row: 1 }),
      width(d, l, { key: 'd', row: 1, prefix: 'φ' }),
      width(dk, -out, { key: 'dk', row: -1, prefix: 'φ' }),
    ],
    hasEnd: true,
  };
};

/** A circle of four arcs: the kernel can't join a ring of one with a shank. */
const roundSection = (radius: number, at: number): Path => {
  const place = (a: number) => {
    const [z, r] = polar(radius, a);
    return [z, at + r] as const;
  };
  return [0, 90, 180, 270].map((a) => ({ to: place(a + 90), via: place(a + 45) }));
};

/** Lifting eye bolt, GB/T 825 (DIN 580): its eye is from the standard's table. */
const eyeBolt: Family = (p) => {
  const [d, D, l] = [p.mm('d'), p.mm('D'), p.mm('l')];
  const pitch = p.mmOr('P', pitchOf(d));
  const [D1, outer, h] = eyes[d] ?? [];
  if (!D1 || !h || outer !== D) return undefined;
  const wire = (D - D1) / 4;
  const bevel = (d - minorDiameter(d, pitch)) / 2;
  const collar = d * 1.25;
  const eye: Feature = { ...{ kind: 'ring', lying: true, shift: [0, 0, -h] }, section: roundSection(wire, D1 / 2 + wire) };
  const shank: Feature = {
    kind: 'turned',
    contour: polygon(
      [-h + D1 / 2 + wire * 0.8, 0],
      [-h + D1 / 2 + wire * 0.8, collar * 0.6],
      [-d * 0.35, collar * 0.8],
      [-d * 0.3, collar],
      [0, collar],
      [0, d / 2],
      [l - bevel, d / 2],
      [l, d / 2 - bevel],
      [l, 0],
    ),
  };
  return {
    bodies: [[shank, eye]],
    threads: [outside(d, pitch, 0, l)],
    dimensions: [
      length(0, l, -d / 2, { key: 'l', row: -1 }),
      length(-h, 0, collar, { key: 'h', row: 1 }),
      width(D, -h, { key: 'D', row: -1, prefix: 'φ' }),
      width(d, l, { key: 'd', row: 1, label: threadName(d, pitch, pitchOf(d)) }),
    ],
    hasEnd: true,
  };
};

export const specialFasteners: Readonly<Record<string, Family>> = {
  'wing-nut': wingNut,
  'round-nut': roundNut,
  'rivet-nut': rivetNut,
  'solid-rivet': solidRivet,
  'blind-rivet': blindRivet,
  'eye-bolt': eyeBolt,
};
