import type { Point } from '../path.ts';

type Stroke = readonly [Point, Point];

const nearby = 1e-6;

/** Whether a place lies inside a polygon and not on its edge. */
function isInside([x, y]: Point, shape: readonly Point[]): boolean {
  let inside = false;
  for (const [index, a] of shape.entries()) {
    const b = shape[(index + 1) % shape.length]!;
    const long = Math.hypot(b[0] - a[0], b[1] - a[1]);
    if (long > 0) {
      const t = ((x - a[0]) * (b[0] - a[0]) + (y - a[1]) * (b[1] - a[1])) / long ** 2;
      const off = Math.hypot(x - a[0] - t * (b[0] - a[0]), y - a[1] - t * (b[1] - a[1]));
      if (t >= -nearby && t <= 1 + nearby && off < 1e-4) return false;
    }
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) inside = !inside;
  }
  return inside;
}

/** Where along a stroke another one crosses it, 0 to 1. */
function crossing([a, b]: Stroke, c: Point, d: Point): number | undefined {
  const [rx, ry, sx, sy] = [b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]];
  const cross = rx * sy - ry * sx;
  if (Math.abs(cross) < 1e-12) return undefined;
  const t = ((c[0] - a[0]) * sy - (c[1] - a[1]) * sx) / cross;
  const u = ((c[0] - a[0]) * ry - (c[1] - a[1]) * rx) / cross;
  return t > nearby && t < 1 - nearby && u > -nearby && u < 1 + nearby ? t : undefined;
}

/** Strokes cut where they cross the shapes' sides, and of the pieces those wanted. */
function pieces(strokes: readonly Stroke[], shapes: readonly (readonly Point[])[], isWanted: (middle: Point) => boolean): Stroke[] {
  return strokes.flatMap((stroke) => {
    const [a, b] = stroke;
    const at = (t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
    const cuts = [0, 1];
    for (const shape of shapes)
      for (const [index, c] of shape.entries()) {
        const t = crossing(stroke, c, shape[(index + 1) % shape.length]!);
        if (t !== undefined) cuts.push(t);
      }
    cuts.sort((one, other) => one - other);
    return cuts.slice(1).flatMap((end, index): Stroke[] => {
      const start = cuts[index]!;
      if (end - start < nearby) return [];
      return isWanted(at((start + end) / 2)) ? [[at(start), at(end)]] : [];
    });
  });
}

/** The pieces of strokes that lie in none of the shapes: those on an edge stay. */
export const outsideOf = (strokes: readonly Stroke[], shapes: readonly (readonly Point[])[]) =>
  pieces(strokes, shapes, (middle) => !shapes.some((shape) => isInside(middle, shape)));

/** The pieces of strokes that lie in one of the shapes and not on an edge. */
export const insideOf = (strokes: readonly Stroke[], shapes: readonly (readonly Point[])[]) =>
  pieces(strokes, shapes, (middle) => shapes.some((shape) => isInside(middle, shape)));

/** The sides of a polygon. */
export const sidesOf = (shape: readonly Point[]): Stroke[] => shape.map((point, index) => [point, shape[(index + 1) % shape.length]!]);

/** The outline of shapes that grew together. */
export const union = (shapes: readonly (readonly Point[])[]): Stroke[] =>
  shapes.flatMap((shape, index) =>
    outsideOf(
      sidesOf(shape),
      shapes.filter((_, other) => other !== index),
    ),
  );

/** Strokes at 45° within a polygon, so far apart. @param lean 1 or -1 */
export function hatching(shape: readonly Point[], apart: number, lean: number): Stroke[] {
  const along = ([x, y]: Point) => y - lean * x;
  const values = shape.map(along);
  const lines: Stroke[] = [];
  for (let c = Math.ceil(Math.min(...values) / apart) * apart; c < Math.max(...values); c += apart) {
    const xs = sidesOf(shape)
      .flatMap(([a, b]) => {
        const [va, vb] = [along(a) - c, along(b) - c];
        return va > 0 === vb > 0 ? [] : [a[0] + ((b[0] - a[0]) * va) / (va - vb)];
      })
      .sort((one, other) => one - other);
    for (let i = 0; i + 1 < xs.length; i += 2)
      lines.push([
        [xs[i]!, c + lean * xs[i]!],
        [xs[i + 1]!, c + lean * xs[i + 1]!],
      ]);
  }
  return lines;
}
