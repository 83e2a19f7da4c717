import type { Dimension, Thread } from './part.ts';
import type { Point } from './path.ts';
import { minorDiameter, tappingDiameter } from './standards/threads.ts';

type Row = Pick<Dimension, 'key' | 'row'> & { view?: 'side' | 'end'; prefix?: string; label?: string };
const figure = (value: number) => String(Math.round(value * 100) / 100);
const labelOf = ({ label, prefix = '' }: Row, value: number) => label ?? `${prefix}${figure(value)}`;

/** A length along the axis, measured at a distance from it on the side where its row stands. */
export const length = (from: number, to: number, at: number, row: Row): Dimension => ({
  ...{ key: row.key, row: row.row, view: 'side', along: 'across', label: labelOf(row, to - from), value: to - from },
  from: [from, Math.abs(at) * Math.sign(row.row)],
  to: [to, Math.abs(at) * Math.sign(row.row)],
});
/** A diameter or width across the axis, at a place of it. */
export const width = (value: number, at: number, row: Row): Dimension => ({
  ...{ key: row.key, row: row.row, view: 'side', along: 'up', label: labelOf(row, value), value },
  from: [at, -value / 2],
  to: [at, value / 2],
});
/** A width of the end view, across the sheet at a height of it. */
export const across = (value: number, at: number, row: Row): Dimension => ({
  ...{ key: row.key, row: row.row, view: 'end', along: 'across', label: labelOf(row, value), value },
  from: [-value / 2, at],
  to: [value / 2, at],
});
/** Between two places of a view. */
export const between = (from: Point, to: Point, along: Dimension['along'], row: Row): Dimension => {
  const value = Math.abs(along === 'across' ? to[0] - from[0] : to[1] - from[1]);
  return { key: row.key, row: row.row, view: row.view ?? 'side', along, label: labelOf(row, value), value, from, to };
};

/** 'M6', 'M6×0.75' where the pitch isn't the coarse one. */
export const threadName = (d: number, pitch: number, coarse: number | undefined) =>
  pitch === coarse ? `M${figure(d)}` : `M${figure(d)}×${figure(pitch)}`;

export const outside = (diameter: number, pitch: number, from: number, to: number): Thread => ({
  ...{ inside: false, diameter, from, to },
  minor: minorDiameter(diameter, pitch),
});
export const inside = (diameter: number, pitch: number, from: number, to: number): Thread => ({
  ...{ inside: true, diameter, from, to },
  minor: tappingDiameter(diameter, pitch),
});
