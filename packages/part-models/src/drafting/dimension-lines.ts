import type { Dimension } from '../part.ts';
import type { Point } from '../path.ts';
import { type Box, type Entity, strokes } from './entities.ts';

/** A dimension outside its view: two lines out to it, itself with arrows, its figure. @param unit a millimetre of the paper */
export function dimensionLines(one: Dimension, box: Box, unit: number): Entity[] {
  const isAcross = one.along === 'across';
  const side = Math.sign(one.row);
  const edge = isAcross ? (side > 0 ? box.top : box.bottom) : side > 0 ? box.right : box.left;
  const at = edge + side * (3 + 7 * Math.abs(one.row)) * unit;
  const out = at + side * 1.6 * unit;
  const on = (along: number, away: number): Point => (isAcross ? [along, away] : [away, along]);
  const [a, b] = isAcross ? [one.from[0], one.to[0]] : [one.from[1], one.to[1]];
  const [fromA, fromB] = isAcross ? [one.from[1], one.to[1]] : [one.from[0], one.to[0]];
  const isTight = Math.abs(b - a) < 7 * unit;
  const [low, high] = [Math.min(a, b), Math.max(a, b)];
  const arrow = (tip: number, towards: number): Entity[] =>
    strokes('dimension', [on(tip + towards * 2.6 * unit, at + 0.5 * unit), on(tip, at), on(tip + towards * 2.6 * unit, at - 0.5 * unit)]);
  const text = one.label.length * 1.7 * unit;
  const needsRoom = text > high - low - 1.5 * unit;
  const reach = isTight ? 5 * unit : 0;
  const aside = needsRoom ? high + Math.max(reach, unit) + text / 2 + unit : (low + high) / 2;
  return [
    ...strokes('dimension', [on(a, fromA), on(a, out)]),
    ...strokes('dimension', [on(b, fromB), on(b, out)]),
    ...strokes('dimension', [on(low - reach, at), on(needsRoom ? aside + text / 2 : high + reach, at)]),
    ...arrow(low, isTight ? -1 : 1),
    ...arrow(high, isTight ? 1 : -1),
    {
      kind: 'text',
      layer: 'dimension',
      at: on(aside, at + (isAcross ? 1 : -1) * 0.9 * unit),
      height: 3 * unit,
      value: one.label,
      upright: !isAcross,
    },
  ];
}
