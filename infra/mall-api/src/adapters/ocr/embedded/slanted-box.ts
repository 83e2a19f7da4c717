import type { Point } from './pixels.ts';

/** A rectangle that may be slanted: text runs along `along`, a unit vector that points to the right. */
export interface SlantedBox {
  centre: Point;
  along: Point;
  /** In pixels, along the text and across it. */
  length: number;
  height: number;
}

/** The corners from the top left, clockwise as the text is read. */
export function cornersOf({ centre, along, length, height }: SlantedBox): [Point, Point, Point, Point] {
  const corner = (right: number, down: number) => ({
    x: centre.x + (along.x * right * length - along.y * down * height) / 2,
    y: centre.y + (along.y * right * length + along.x * down * height) / 2,
  });
  return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
}

/** The smallest rectangle around points: one of its sides lies on a side of their hull. */
export function smallestBox(points: readonly Point[]): SlantedBox | undefined {
  const hull = hullOf(points);
  let best: SlantedBox | undefined;
  for (const [i, from] of hull.entries()) {
    const to = hull[(i + 1) % hull.length]!;
    const side = Math.hypot(to.x - from.x, to.y - from.y);
    if (side === 0) continue;
    const box = boxAlong({ x: (to.x - from.x) / side, y: (to.y - from.y) / side }, hull);
    if (!best || box.length * box.height < best.length * best.height) best = box;
  }
  return best && asRead(best);
}

function boxAlong(along: Point, hull: readonly Point[]): SlantedBox {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { x, y } of hull) {
    const u = x * along.x + y * along.y;
    const v = -x * along.y + y * along.x;
    [left, right, top, bottom] = [Math.min(left, u), Math.max(right, u), Math.min(top, v), Math.max(bottom, v)];
  }
  const [u, v] = [(left + right) / 2, (top + bottom) / 2];
  return { centre: { x: u * along.x - v * along.y, y: u * along.y + v * along.x }, along, length: right - left, height: bottom - top };
}

/** Text runs to the right within 45°, else downwards. */
function asRead({ centre, along, length, height }: SlantedBox): SlantedBox {
  const isFlat = Math.abs(along.x) >= Math.abs(along.y);
  const turned = isFlat ? { along, length, height } : { along: { x: -along.y, y: along.x }, length: height, height: length };
  const points = turned.along.x < 0 ? { x: -turned.along.x, y: -turned.along.y } : turned.along;
  return { centre, ...turned, along: points };
}

function hullOf(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a.x - b.x || a.y - b.y);
  const half = (some: readonly Point[]) => {
    const chain: Point[] = [];
    for (const point of some) {
      while (chain.length > 1 && turnOf(chain.at(-2)!, chain.at(-1)!, point) <= 0) chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

const turnOf = (a: Point, b: Point, c: Point) => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
