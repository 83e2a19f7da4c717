/** A place on a plane, mm. */
export type Point = readonly [number, number];

/** One side of an outline: where it ends and, if it is an arc, a place it goes through. */
export interface Side {
  to: Point;
  via?: Point;
}
/** An outline whose first side begins where its last one ends. */
export type Path = readonly Side[];

/** A polygon. */
export const polygon = (...points: Point[]): Path => points.map((to) => ({ to }));

export const rectangle = (x1: number, y1: number, x2: number, y2: number): Path => polygon([x1, y1], [x2, y1], [x2, y2], [x1, y2]);

const rad = (degrees: number) => (degrees * Math.PI) / 180;
/** A place at a distance and an angle in degrees from the middle. */
export const polar = (radius: number, degrees: number): Point => [radius * Math.cos(rad(degrees)), radius * Math.sin(rad(degrees))];

/** A regular polygon by its width across flats, a corner at angle 0. */
export const acrossFlats = (flats: number, sides = 6): Path =>
  polygon(...Array.from({ length: sides }, (_, i) => polar(flats / 2 / Math.cos(Math.PI / sides), (360 / sides) * i)));

export const circle = (radius: number, [x, y]: Point = [0, 0]): Path => [
  { to: [x - radius, y], via: [x, y + radius] },
  { to: [x + radius, y], via: [x, y - radius] },
];

/** Middle, radius and angles (radians) of the arc from a through b to c. */
export function arcThrough(a: Point, b: Point, c: Point) {
  const d = 2 * (a[0] * (b[1] - c[1]) + b[0] * (c[1] - a[1]) + c[0] * (a[1] - b[1]));
  const [aa, bb, cc] = [a, b, c].map(([x, y]) => x * x + y * y) as [number, number, number];
  const x = (aa * (b[1] - c[1]) + bb * (c[1] - a[1]) + cc * (a[1] - b[1])) / d;
  const y = (aa * (c[0] - b[0]) + bb * (a[0] - c[0]) + cc * (b[0] - a[0])) / d;
  const from = Math.atan2(a[1] - y, a[0] - x);
  const turn = 2 * Math.PI;
  const after = (angle: number) => (((angle - from) % turn) + turn) % turn;
  const to = after(Math.atan2(c[1] - y, c[0] - x));
  const isLeft = after(Math.atan2(b[1] - y, b[0] - x)) < to;
  return { x, y, radius: Math.hypot(a[0] - x, a[1] - y), from, sweep: isLeft ? to : to - turn };
}

/** The outline's corners; arcs become strokes of 9° each. */
export function flatten(path: Path): Point[] {
  return path.flatMap(({ to, via }, index): Point[] => {
    const start = path.at(index - 1)?.to ?? to;
    if (!via) return [to];
    const arc = arcThrough(start, via, to);
    const count = Math.max(2, Math.ceil(Math.abs(arc.sweep) / rad(9)));
    return Array.from({ length: count }, (_, i) => {
      if (i === count - 1) return to;
      const angle = arc.from + (arc.sweep * (i + 1)) / count;
      return [arc.x + arc.radius * Math.cos(angle), arc.y + arc.radius * Math.sin(angle)];
    });
  });
}
