import { across, between, length } from '../dimensions.ts';
import type { Family, Feature, Part } from '../part.ts';
import { circle, type Path, type Point, polygon, rectangle } from '../path.ts';

/** A length of bar seen from its end: across and up it is measured in the end view. */
const bar = (l: number, W: number, H: number, features: Feature[], more: Part['dimensions'] = []): Part => ({
  bodies: [features],
  threads: [],
  dimensions: [
    length(0, l, -H / 2, { key: 'l', row: -1 }),
    across(W, -H / 2, { key: 'W', row: -1 }),
    between([W / 2, -H / 2], [W / 2, H / 2], 'up', { key: 'H', row: 1, view: 'end' }),
    ...more,
  ],
  hasEnd: true,
});

/** Equal or unequal angle, GB/T 706: legs H and W, thickness t. */
const angle: Family = (p) => {
  const [H, W, t, l] = [p.mm('H'), p.mmOr('W', p.mm('H')), p.mm('t'), p.mm('l')];
  if (!(t < Math.min(H, W) / 2) || Number.isNaN(l)) return undefined;
  const [x, y] = [W / 2, H / 2];
  const outline = polygon([-y, -x], [-y, x], [-y + t, x], [-y + t, -x + t], [y, -x + t], [y, -x]);
  return bar(
    l,
    W,
    H,
    [{ kind: 'prism', outline, from: 0, to: l }],
    [between([-x, y], [-x + t, y], 'across', { key: 't', row: 1, view: 'end' })],
  );
};

/** Rectangular tube, GB/T 6728: outer sides W and H, wall t. */
const tube: Family = (p) => {
  const [H, W, t, l] = [p.mm('H'), p.mmOr('W', p.mm('H')), p.mm('t'), p.mm('l')];
  if (!(t < Math.min(H, W) / 2) || Number.isNaN(l)) return undefined;
  const [x, y] = [W / 2, H / 2];
  return bar(
    l,
    W,
    H,
    [
      { kind: 'prism', outline: rectangle(-y, -x, y, x), from: 0, to: l },
      { kind: 'prism', cut: true, outline: rectangle(-y + t, -x + t, y - t, x - t), from: 0, to: l },
    ],
    [between([-x, y], [-x + t, y], 'across', { key: 't', row: 1, view: 'end' })],
  );
};

/** Slot of square extrusions by side: opening and depth, mm, as makers of the European series (20: slot 6, 30 and 40: slot 8) publish them. */
const slots: Readonly<Record<number, [opening: number, inner: number, depth: number, lip: number, core: number]>> = {
  20: [6.2, 11.5, 6, 1.8, 5],
  30: [8.2, 16.5, 9, 2, 6.8],
  40: [8.2, 20, 12, 4.5, 6.8],
  45: [10, 21, 14, 4.5, 10],
};

/** Square aluminium extrusion with a T-slot on each side. */
const extrusion: Family = (p) => {
  const [W, l] = [p.mm('W'), p.mm('l')];
  const slot = slots[W];
  if (!slot || Number.isNaN(l)) return undefined;
  const [opening, inner, depth, lip, core] = slot;
  const [x, o, i] = [W / 2, opening / 2, inner / 2];
  const right: Point[] = [
    [x, -o],
    [x - lip, -o],
    [x - lip, -i],
    [x - depth + (i - o), -i],
    [x - depth, -o],
    [x - depth, o],
    [x - depth + (i - o), i],
    [x - lip, i],
    [x - lip, o],
    [x, o],
  ];
  const turn = ([a, b]: Point, quarter: number): Point =>
    quarter === 0 ? [a, b] : quarter === 1 ? [-b, a] : quarter === 2 ? [-a, -b] : [b, -a];
  const corner: Point = [x, x];
  const outline: Path = polygon(
    ...[0, 1, 2, 3].flatMap((quarter) => [...right.map((point) => turn(point, quarter)), turn(corner, quarter)]),
  );
  return bar(
    l,
    W,
    W,
    [
      { kind: 'prism', outline, from: 0, to: l },
      { kind: 'prism', cut: true, outline: circle(core / 2), from: 0, to: l },
    ],
    [between([-o, x], [o, x], 'across', { key: 'slot', row: 1, view: 'end' })],
  );
};

export const profiles: Readonly<Record<string, Family>> = { 'aluminium-profile': extrusion, 'angle-profile': angle, 'square-tube': tube };
