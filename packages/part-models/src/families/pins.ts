import { across, between, length, width } from '../dimensions.ts';
import type { Family } from '../part.ts';
import { type Path, polygon, rectangle } from '../path.ts';

/** Parallel pin, ISO 2338 and 8734 (GB/T 119), and bar: a cylinder with bevelled ends. */
const round =
  (bevelOf: (d: number) => number): Family =>
  (p) => {
    const [d, l] = [p.mm('d'), p.mm('l')];
    const c = Math.min(bevelOf(d), l / 4);
    return {
      bodies: [
        [{ kind: 'turned', contour: polygon([0, 0], [0, d / 2 - c * 0.6], [c, d / 2], [l - c, d / 2], [l, d / 2 - c * 0.6], [l, 0]) }],
      ],
      threads: [],
      dimensions: [length(0, l, d / 2, { key: 'l', row: -1 }), width(d, l, { key: 'd', row: 1, prefix: 'φ' })],
      hasEnd: true,
    };
  };

/** Taper pin 1:50, ISO 2339 (GB/T 117): its diameter is that of the thin end. */
const taper: Family = (p) => {
  const [d, l] = [p.mm('d'), p.mm('l')];
  const large = d + l / 50;
  return {
    bodies: [[{ kind: 'turned', contour: polygon([0, 0], [0, large / 2], [l, d / 2], [l, 0]) }]],
    threads: [],
    dimensions: [
      length(0, l, large / 2, { key: 'l', row: -1 }),
      width(d, l, { key: 'd', row: 1, prefix: 'φ' }),
      width(large, 0, { key: 'large', row: -1, prefix: 'φ' }),
    ],
    hasEnd: true,
  };
};

/** Slotted spring pin, ISO 8752 (GB/T 879.1): a wall of a fifth of the diameter, with a slit. */
const spring: Family = (p) => {
  const [d, l] = [p.mm('d'), p.mm('l')];
  const [r, n] = [d * 0.3, d * 0.16];
  return {
    bodies: [
      [
        { kind: 'ring', section: polygon([0, r], [0, d * 0.44], [d * 0.12, d / 2], [l - d * 0.12, d / 2], [l, d * 0.44], [l, r]) },
        { kind: 'prism', cut: true, outline: polygon([0, -n / 2], [d, -n / 2], [d, n / 2], [0, n / 2]), from: 0, to: l },
      ],
    ],
    threads: [],
    dimensions: [length(0, l, d / 2, { key: 'l', row: -1 }), width(d, l, { key: 'd', row: 1, prefix: 'φ' })],
    hasEnd: true,
  };
};

/** Parallel key, DIN 6885 (GB/T 1096), with round ends (A) or flat ones (B). Seen from above in the end view's place. */
const key: Family = (p) => {
  const [b, h, l] = [p.mm('b'), p.mm('h'), p.mm('l')];
  if (!(l > b)) return undefined;
  const [x, y] = [b / 2, l / 2];
  const flat = p.text('e') === '0';
  const outline: Path = flat
    ? rectangle(-x, -y, x, y)
    : [{ to: [x, y - x] }, { to: [-x, y - x], via: [0, y] }, { to: [-x, x - y] }, { to: [x, x - y], via: [0, -y] }];
  return {
    bodies: [[{ kind: 'prism', outline, from: 0, to: h }]],
    threads: [],
    dimensions: [
      length(0, h, -b / 2, { key: 'h', row: -1 }),
      across(l, -x, { key: 'l', row: -1 }),
      between([y, -x], [y, x], 'up', { key: 'b', row: 1, view: 'end' }),
    ],
    hasEnd: true,
  };
};

export const pins: Readonly<Record<string, Family>> = {
  'dowel-pin': round((d) => d * 0.15),
  'round-bar': round((d) => Math.min(1, d * 0.05)),
  'taper-pin': taper,
  'spring-pin': spring,
  'parallel-key': key,
};
