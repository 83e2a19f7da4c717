import { across, length, width } from '../dimensions.ts';
import type { Family, Feature, Part } from '../part.ts';
import { type Point, polygon, rectangle } from '../path.ts';
import { linearForms } from '../standards/bearings.ts';
import { cylinder, hole } from './mounted-bearings.ts';

/** Linear ball bearing LM, ISO 10285 (GB/T 16940), with a round (LMF) or square (LMK) flange. */
const linearBearing: Family = (p) => {
  const [d, D] = [p.mm('d'), p.mm('D')];
  const kind = p.text('f');
  const [long, flange, side, thick] = linearForms[`${d}`] ?? [];
  const l = p.text('type') === '加长型' ? long : p.mm('l');
  if (!l || !(D - d >= 3) || (kind !== '0' && (!flange || !side || !thick))) return undefined;
  const [z1, z2, deep, slot] = [l * 0.16, l * 0.84, D * 0.02 + 0.2, D * 0.03 + 0.5];
  const seal = (D - d) * 0.12;
  const sleeve: Feature = {
    kind: 'turned',
    contour: polygon(
      [0, 0],
      [0, D / 2],
      ...(kind === '0'
        ? ([
            [z1, D / 2],
            [z1, D / 2 - deep],
            [z1 + slot, D / 2 - deep],
            [z1 + slot, D / 2],
          ] as Point[])
        : []),
      [z2 - slot, D / 2],
      [z2 - slot, D / 2 - deep],
      [z2, D / 2 - deep],
      [z2, D / 2],
      [l, D / 2],
      [l, 0],
    ),
  };
  const rim: Feature[] =
    kind === '1' && flange && thick
      ? [cylinder(0, thick, flange / 2)]
      : kind === '2' && side && thick
        ? [{ kind: 'prism', outline: rectangle(-side / 2, -side / 2, side / 2, side / 2), from: 0, to: thick }]
        : [];
  const at = D / 2 + ((flange ?? D) - D) * 0.235;
  const bolts =
    rim.length && thick
      ? [45, 135, 225, 315].map(
          (a): Feature =>
            hole([at * Math.cos((a * Math.PI) / 180), at * Math.sin((a * Math.PI) / 180)], Math.max(3.4, thick * 0.7), -1, thick + 1),
        )
      : [];
  const widest = kind === '1' ? flange : kind === '2' ? side : undefined;
  return {
    bodies: [
      [
        sleeve,
        ...rim,
        {
          kind: 'turned',
          cut: true,
          contour: polygon(
            [0, 0],
            [0, d / 2],
            [seal, d / 2],
            [seal * 1.4, d / 2 + seal],
            [l - seal * 1.4, d / 2 + seal],
            [l - seal, d / 2],
            [l, d / 2],
            [l, 0],
          ),
        },
        ...bolts,
      ],
    ],
    threads: [],
    dimensions: [
      length(0, l, D / 2, { key: p.text('type') === '加长型' ? 'long' : 'l', row: -1 }),
      width(D, l, { key: 'D', row: 1, prefix: 'φ' }),
      across(d, 0, { key: 'd', row: -1, prefix: 'φ' }),
      ...(widest ? [across(widest, 0, { key: 'flange', row: 1, ...(kind === '1' ? { prefix: 'φ' } : {}) })] : []),
    ] satisfies Part['dimensions'],
    hasEnd: true,
  };
};

export const linearBearings: Readonly<Record<string, Family>> = { 'linear-bearing': linearBearing };
