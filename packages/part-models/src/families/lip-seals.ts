import { length, width } from '../dimensions.ts';
import type { Family, Part } from '../part.ts';
import { circle, polygon } from '../path.ts';
import { boundary, ring } from './bearing-rings.ts';

const part = (sections: Part['bodies'][number], dimensions: Part['dimensions']): Part => ({
  ...{ bodies: sections.map((one) => [one]), threads: [], dimensions, hasEnd: true },
});

/** Rotary shaft lip seal, ISO 6194-1 (GB/T 13871.1): case, lip, spring, and a dust lip where it has two. d is the shaft. */
const oilSeal: Family = (p) => {
  const [d, D, B] = [p.mm('d'), p.mm('D'), p.mm('B')];
  const h = (D - d) / 2;
  if (!(h >= 2)) return undefined;
  const [r, R] = [d / 2, D / 2];
  const wall = Math.min(h * 0.26, B * 0.2);
  const [floor, lip] = [B * 0.2, B * 0.62];
  const spring = Math.min(h * 0.1, B * 0.08);
  const inner = r + h * 0.34;
  const hasDustLip = p.text('k') !== '2';
  const dust = hasDustLip
    ? polygon([0, r + h * 0.12], [floor * 0.35, r], [floor, r + h * 0.28])
    : polygon([0, r + h * 0.3], [floor, r + h * 0.3]);
  const rubber = polygon(
    [B - wall * 0.5, R],
    [B, R - wall * 0.5],
    [B, R - wall],
    [floor, R - wall],
    [floor, inner + wall * 0.3],
    [lip - spring, inner],
    [lip + spring * 2.4, r + h * 0.22],
  );
  const front = polygon([lip, r]);
  const sections = [
    ring([...polygon([0, R - wall * 0.5]), ...polygon([wall * 0.5, R]), ...rubber, ...front, ...dust.toReversed()]),
    ring(circle(spring, [lip + spring * 0.2, inner + spring * 0.9])),
  ];
  return part(sections, boundary(d, D, B));
};

/** Axial V-ring, type A (JB/T 6994): D over its body, as it sits on the shaft; its lip leans against the housing. */
const vRing: Family = (p) => {
  const [d, D, h] = [p.mm('d'), p.mm('D'), p.mm('h')];
  const c = (D - d) / 2;
  if (!(c >= 1)) return undefined;
  const [r, R, body] = [d / 2, D / 2, h * 0.55];
  const section = polygon(
    [0, r],
    [0, R],
    [body * 0.85, R],
    [body * 0.85, r + c * 0.62],
    [h, R + c * 0.35],
    [h, R + c * 0.12],
    [body, r + c * 0.3],
    [body, r],
  );
  return part(
    [ring(section)],
    [
      length(0, h, R, { key: 'h', row: -1 }),
      width(d, 0, { key: 'd', row: -1, prefix: 'φ' }),
      width(D, 0, { key: 'D', row: -2, prefix: 'φ' }),
    ],
  );
};

/** U-cup for rods, ISO 5597 housings (GB/T 10708.1), or a wiper with its lip in front (GB/T 10708.3). */
const uCup: Family = (p) => {
  const [d, D, B] = [p.mm('d'), p.mm('D'), p.mm('B')];
  const h = (D - d) / 2;
  if (!(h >= 1.5)) return undefined;
  const [r, R] = [d / 2, D / 2];
  const c = h * 0.12;
  const isWiper = p.text('k') === '2';
  const section = isWiper
    ? polygon(
        [0, r + h * 0.1],
        [B * 0.12, r],
        [B * 0.42, r + h * 0.24],
        [B * 0.62, r + h * 0.1],
        [B - c, r + h * 0.06],
        [B, r + h * 0.14],
        [B, R - c],
        [B - c, R],
        [B * 0.34, R],
        [B * 0.34, r + h * 0.5],
        [B * 0.12, r + h * 0.3],
      )
    : polygon(
        [0, r],
        [0, r + c],
        [B * 0.52, r + h * 0.46],
        [B * 0.52, R - h * 0.46],
        [0, R - c],
        [0, R],
        [B * 0.3, R - c * 0.4],
        [B - c, R - c * 0.4],
        [B, R - c * 1.4],
        [B, r + c * 1.4],
        [B - c, r + c * 0.4],
        [B * 0.3, r + c * 0.4],
      );
  return part([ring(section)], boundary(d, D, B));
};

export const lipSeals: Readonly<Record<string, Family>> = { 'oil-seal': oilSeal, 'v-ring': vRing, 'u-cup': uCup };
