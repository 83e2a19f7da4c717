import { across, length, width } from '../dimensions.ts';
import type { Family, Feature } from '../part.ts';
import { type Path, polar, polygon, rectangle } from '../path.ts';
import { splitPins } from '../standards/rivets-and-rings.ts';

/** E-ring, DIN 6799 (GB/T 896): d is the groove's diameter, D over the ring before it is pressed on; three teeth meet the shaft. */
const eClip: Family = (p) => {
  const [d, D, s] = [p.mm('d'), p.mm('D'), p.mm('s')];
  if (!(D > d * 1.4)) return undefined;
  const [r, R] = [d / 2, D / 2];
  const hollow = r + (R - r) * 0.45;
  const mouth = r * 0.84;
  const open = Math.asin(mouth / R) / (Math.PI / 180);
  // Round the opening, which is below: angle 180 of [x, y], where x is up on the sheet.
  const tip = 180 - Math.asin(mouth / r) / (Math.PI / 180);
  const outline: Path = [
    { to: polar(R, open - 180) },
    { to: polar(R, 180 - open), via: polar(R, 0) },
    { to: polar(r, tip) },
    { to: polar(r, 100), via: polar(r, (tip + 100) / 2) },
    { to: polar(hollow, 84) },
    { to: polar(hollow, 22), via: polar(hollow, 53) },
    { to: polar(r, 15) },
    { to: polar(r, -15), via: polar(r, 0) },
    { to: polar(hollow, -22) },
    { to: polar(hollow, -84), via: polar(hollow, -53) },
    { to: polar(r, -100) },
    { to: polar(r, -tip), via: polar(r, -(tip + 100) / 2) },
  ];
  return {
    bodies: [[{ kind: 'prism', outline, from: 0, to: s }]],
    threads: [],
    dimensions: [
      length(0, s, -R, { key: 's', row: -1 }),
      across(D, 0, { key: 'D', row: -1, prefix: 'φ' }),
      across(d, 0, { key: 'd', row: 1, prefix: 'φ' }),
    ],
    hasEnd: true,
  };
};

/** Split pin, ISO 1234 (GB/T 91): d is the hole, the pin's own wire comes from the table; one leg is longer. */
const splitPin: Family = (p) => {
  const [hole, l] = [p.mm('d'), p.mm('l')];
  const [d, a, b, c] = splitPins[hole] ?? [];
  if (!d || !a || !b || !c || !(l > a)) return undefined;
  const r = d / 2;
  const gap = d * 0.03;
  const half = (side: 1 | -1): Path => [
    { to: [side * gap, -Math.sqrt(r ** 2 - gap ** 2)] },
    { to: [side * gap, Math.sqrt(r ** 2 - gap ** 2)], via: [side * r, 0] },
  ];
  const wire = d * 0.42;
  const eye: Feature = {
    ...{ kind: 'ring', lying: true, shift: [0, 0, -b + c / 2] },
    section: rectangle(-r * 0.9, c / 2 - wire, r * 0.9, c / 2),
  };
  const neck: Feature = {
    ...{ kind: 'prism', lying: true, from: -r * 0.9, to: r * 0.9 },
    outline: polygon(
      [-r, -0.2 * r],
      [r, -0.2 * r],
      [c * 0.42, b - c * 0.78],
      [c * 0.42 - wire, b - c * 0.72],
      [0, wire * 0.9],
      [wire - c * 0.42, b - c * 0.72],
      [-c * 0.42, b - c * 0.78],
    ),
  };
  return {
    bodies: [
      [
        { kind: 'prism', outline: half(1), from: 0, to: l },
        { kind: 'prism', outline: half(-1), from: 0, to: l - a },
        { kind: 'prism', outline: rectangle(-gap * 2, -r * 0.8, gap * 2, r * 0.8), from: 0, to: r },
        neck,
        eye,
      ],
    ],
    threads: [],
    dimensions: [
      length(0, l, r, { key: 'l', row: -1 }),
      length(-b, 0, c / 2, { key: 'b', row: 1 }),
      length(l - a, l, r, { key: 'a', row: 1 }),
      width(d, l - a, { key: 'wire', row: 1, prefix: 'φ' }),
      width(c, -b + c / 2, { key: 'c', row: -1 }),
    ],
    hasEnd: false,
  };
};

/** Serrated lock washers, DIN 6798 (GB/T 861, 862): teeth outside (A) or inside (J), drawn flat. */
const toothWasher: Family = (p) => {
  const [d, D, s] = [p.mm('d'), p.mm('D'), p.mm('s')];
  if (!(D - d >= 1)) return undefined;
  const isInside = p.text('z') === '2';
  const count = D < 7 ? 6 : D < 12 ? 8 : 10;
  const [tip, root, other] = isInside ? [d / 2, d / 2 + (D - d) * 0.22, D / 2] : [D / 2, D / 2 - (D - d) * 0.2, d / 2];
  const teeth = polygon(
    ...Array.from({ length: count }, (_, i) => {
      const step = 360 / count;
      return [polar(root, step * i), polar(root, step * (i + 0.3)), polar(tip, step * (i + 0.42)), polar(tip, step * (i + 0.88))];
    }).flat(),
  );
  const disc: Path = [
    { to: [-other, 0], via: [0, other] },
    { to: [other, 0], via: [0, -other] },
  ];
  const [outer, inner] = isInside ? [disc, teeth] : [teeth, disc];
  return {
    bodies: [
      [
        { kind: 'prism', outline: outer, from: 0, to: s },
        { kind: 'prism', outline: inner, from: 0, to: s, cut: true },
      ],
    ],
    threads: [],
    dimensions: [
      length(0, s, D / 2, { key: 's', row: -1 }),
      across(d, 0, { key: 'd', row: 1, prefix: 'φ' }),
      across(D, 0, { key: 'D', row: -1, prefix: 'φ' }),
    ],
    hasEnd: true,
  };
};

export const smallRings: Readonly<Record<string, Family>> = { 'e-clip': eClip, 'split-pin': splitPin, 'tooth-washer': toothWasher };
