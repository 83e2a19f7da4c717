import { across, between, length, width } from '../dimensions.ts';
import type { Family, Feature } from '../part.ts';
import { circle, polar, polygon } from '../path.ts';
import { flanges16 } from '../standards/flanges.ts';

/** Flanges PN 16 with raised face, HG/T 20592 (EN 1092-1): plate (1), welding neck (2), blind (3). */
const pipeFlange: Family = (p) => {
  const [dn, D, kind] = [p.mm('d'), p.mm('D'), p.text('k')];
  const f = flanges16[`${dn}/${D}`];
  if (!f || !['1', '2', '3'].includes(kind)) return undefined;
  const R = D / 2;
  const thick = kind === '1' ? f.plate : kind === '2' ? f.neck : f.blind;
  const rise = 2;
  const long = kind === '2' ? f.H : thick;
  const wall = Math.max(2.3, f.pipe * 0.04);
  const neck = f.pipe / 2;
  const body: Feature =
    kind === '2'
      ? {
          kind: 'turned',
          contour: polygon(
            [0, 0],
            [0, f.face / 2],
            [rise, f.face / 2],
            [rise, R],
            [thick, R],
            [thick, f.N / 2],
            [long * 0.84, neck],
            [long, neck],
            [long, 0],
          ),
        }
      : { kind: 'turned', contour: polygon([0, 0], [0, f.face / 2], [rise, f.face / 2], [rise, R], [thick, R], [thick, 0]) };
  const inside = kind === '1' ? f.bore / 2 : kind === '2' ? neck - wall : undefined;
  const bore: Feature[] = inside ? [{ kind: 'turned', cut: true, contour: polygon([0, 0], [0, inside], [long, inside], [long, 0]) }] : [];
  // Holes straddle the axes, as on every pipeline.
  const holes = Array.from(
    { length: f.n },
    (_, i): Feature => ({
      ...{ kind: 'prism', cut: true, from: 0, to: thick },
      outline: circle(f.L / 2, polar(f.K / 2, (360 / f.n) * (i + 0.5))),
    }),
  );
  const [hx, hy] = polar(f.K / 2, 180 / f.n);
  return {
    bodies: [[body, ...bore, ...holes]],
    threads: [],
    dimensions: [
      length(0, thick, -R, { key: 'thick', row: -1 }),
      ...(kind === '2' ? [length(0, long, -R, { key: 'H', row: -2 }), width(f.pipe, long, { key: 'pipe', row: 1, prefix: 'φ' })] : []),
      ...(kind === '1' ? [width(f.bore, thick, { key: 'bore', row: 1, prefix: 'φ' })] : []),
      width(D, thick, { key: 'D', row: 2, prefix: 'φ' }),
      width(f.K, 0, { key: 'K', row: -2, prefix: 'φ' }),
      width(f.face, 0, { key: 'face', row: -1, prefix: 'φ' }),
      between([hy - f.L / 2, hx], [hy + f.L / 2, hx], 'across', { key: 'L', row: 1, view: 'end', label: `${f.n}×φ${f.L}` }),
    ],
    hasEnd: true,
  };
};

/** Seamless or welded pipe, GB/T 14976: outside d, wall w, length L in metres. */
const pipe: Family = (p) => {
  const [d, w] = [p.mm('d'), p.mm('w')];
  const l = p.mm('l') * 1000;
  if (!(d > 2 * w + 0.5) || !(l <= 3000)) return undefined;
  return {
    bodies: [[{ kind: 'ring', section: polygon([0, d / 2 - w], [0, d / 2], [l, d / 2], [l, d / 2 - w]) }]],
    threads: [],
    dimensions: [
      length(0, l, d / 2, { key: 'long', row: -1 }),
      across(d, 0, { key: 'd', row: -1, prefix: 'φ' }),
      between([0, d / 2 - w], [0, d / 2], 'up', { key: 'w', row: 1, view: 'end' }),
    ],
    hasEnd: true,
  };
};

export const flanges: Readonly<Record<string, Family>> = { 'pipe-flange': pipeFlange, pipe };
