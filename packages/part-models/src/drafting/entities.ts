import type { Point } from '../path.ts';

/** How a stroke is drawn: seen, hidden, axis, thread, hatching of what is cut, dimension. */
export type Layer = 'seen' | 'hidden' | 'axis' | 'thread' | 'hatch' | 'dimension';
export type Entity =
  | { kind: 'line'; layer: Layer; from: Point; to: Point }
  | {
      kind: 'arc';
      layer: Layer;
      middle: Point;
      radius: number /** Degrees, anticlockwise; a circle unless given. */;
      from?: number;
      to?: number;
    }
  | { kind: 'text'; layer: 'dimension'; at: Point; height: number; value: string; upright: boolean };

export interface Box {
  left: number;
  right: number;
  bottom: number;
  top: number;
}

export const strokes = (layer: Layer, points: readonly Point[], closed = false): Entity[] =>
  points.flatMap((from, index): Entity[] => {
    const to = points[index + 1] ?? (closed ? points[0] : undefined);
    return to ? [{ kind: 'line', layer, from, to }] : [];
  });

/** What all entities but texts cover. */
export function boxOf(entities: readonly Entity[]): Box {
  const box = { left: Infinity, right: -Infinity, bottom: Infinity, top: -Infinity };
  const take = ([x, y]: Point, r = 0) => {
    box.left = Math.min(box.left, x - r);
    box.right = Math.max(box.right, x + r);
    box.bottom = Math.min(box.bottom, y - r);
    box.top = Math.max(box.top, y + r);
  };
  for (const one of entities) {
    if (one.kind === 'line') [one.from, one.to].forEach((point) => void take(point));
    else if (one.kind === 'arc') take(one.middle, one.radius);
  }
  return box;
}

export const moved = (entity: Entity, [dx, dy]: Point): Entity => {
  const by = ([x, y]: Point): Point => [x + dx, y + dy];
  if (entity.kind === 'line') return { ...entity, from: by(entity.from), to: by(entity.to) };
  return entity.kind === 'arc' ? { ...entity, middle: by(entity.middle) } : { ...entity, at: by(entity.at) };
};
