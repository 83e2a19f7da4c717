import { across, length, width } from '../dimensions.ts';
import type { Family } from '../part.ts';
import { circle, polygon } from '../path.ts';

/** O-ring, ISO 3601-1 (GB/T 3452.1): inner diameter and section. */
const oRing: Family = (p) => {
  const [d, w] = [p.mm('d'), p.mm('w')];
  return {
    bodies: [[{ kind: 'ring', section: circle(w / 2, [w / 2, (d + w) / 2]) }]],
    threads: [],
    dimensions: [length(0, w, (d + 2 * w) / 2, { key: 'w', row: -1, prefix: 'φ' }), width(d, w, { key: 'd', row: 1, prefix: 'φ' })],
    hasEnd: true,
  };
};

/** Flat ring gasket; 2 mm thick where the SKU doesn't say. */
const gasket: Family = (p) => {
  const [d, D, s] = [p.mm('d'), p.mm('D'), p.mmOr('s', 2)];
  if (!(D - d >= 1)) return undefined;
  return {
    bodies: [[{ kind: 'ring', section: polygon([0, d / 2], [0, D / 2], [s, D / 2], [s, d / 2]) }]],
    threads: [],
    dimensions: [
      length(0, s, D / 2, { key: 's', row: -1 }),
      width(d, s, { key: 'd', row: 1, prefix: 'φ' }),
      across(D, 0, { key: 'D', row: -1, prefix: 'φ' }),
    ],
    hasEnd: true,
  };
};

export const seals: Readonly<Record<string, Family>> = { 'o-ring': oRing, gasket };
