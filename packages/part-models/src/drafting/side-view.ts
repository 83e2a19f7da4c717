import type { Balls, Feature, Part, Prism, Ring, Turned } from '../part.ts';
import { circle, flatten, type Path, type Point } from '../path.ts';
import { type Entity, type Layer, strokes } from './entities.ts';
import { hatching, insideOf, outsideOf, sidesOf, union } from './outlines.ts';

type Stroke = readonly [Point, Point];

/** Turns [z, x] from the axis towards x. */
const tilted = (degrees = 0) => {
  const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return ([z, x]: Point): Point => [z * c - x * s, z * s + x * c];
};
export const mirrored = ([z, r]: Point): Point => [z, -r];

/** Corners of an outline where it really turns: those of an arc's strokes don't count. */
export function corners(path: Path): Point[] {
  const points = flatten(path);
  return points.filter((point, index) => {
    const before = points.at(index - 1)!;
    const after = points[(index + 1) % points.length]!;
    const [a, b] = [Math.atan2(point[1] - before[1], point[0] - before[0]), Math.atan2(after[1] - point[1], after[0] - point[0])];
    const turn = Math.abs(((b - a + 3 * Math.PI) % (2 * Math.PI)) - Math.PI);
    return turn > 0.2;
  });
}

/** How far a chamfer of 30° reaches along the axis at a distance from it. */
const chamferAt = ({ chamfer }: Prism, radius: number) => (chamfer ? Math.max(0, radius - chamfer.diameter / 2) / Math.sqrt(3) : 0);

/** Radius of the outline's farthest corner. */
const reach = (points: readonly Point[]) => Math.max(...points.map(([x, y]) => Math.hypot(x, y)));

function prismShape(prism: Prism): Point[] {
  const points = flatten(prism.outline);
  const xs = points.map(([x]) => x);
  const [low, high] = [Math.min(...xs), Math.max(...xs)];
  const { chamfer, from, to } = prism;
  if (!chamfer)
    return [
      [from, low],
      [to, low],
      [to, high],
      [from, high],
    ];
  const dz = chamferAt(prism, reach(points));
  const r = chamfer.diameter / 2;
  const [a, b] = [chamfer.at === 'to' ? 0 : dz, chamfer.at === 'from' ? 0 : dz];
  const left: Point[] = a
    ? [
        [from + a, low],
        [from, -r],
        [from, r],
        [from + a, high],
      ]
    : [
        [from, low],
        [from, high],
      ];
  const right: Point[] = b
    ? [
        [to - b, high],
        [to, r],
        [to, -r],
        [to - b, low],
      ]
    : [
        [to, high],
        [to, low],
      ];
  return [...left, ...right];
}

/** Lines along a prism where its corners face the eye, which is at +y, and the curves its chamfer leaves on the faces between. */
function prismEdges(prism: Prism): Stroke[] {
  const points = flatten(prism.outline);
  const xs = points.map(([x]) => x);
  const isSeen = ([x, y]: Point) =>
    !points.some((a, index) => {
      const b = points[(index + 1) % points.length]!;
      if (a[0] > x === b[0] > x) return false;
      return a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0]) > y + 1e-6;
    });
  const ends = (x: number, y: number): [number, number] => {
    const dz = chamferAt(prism, Math.hypot(x, y));
    return [prism.from + (prism.chamfer?.at === 'to' ? 0 : dz), prism.to - (prism.chamfer?.at === 'from' ? 0 : dz)];
  };
  const lines = corners(prism.outline).flatMap(([x, y]): Stroke[] => {
    if (x < Math.min(...xs) + 1e-6 || x > Math.max(...xs) - 1e-6 || !isSeen([x, y])) return [];
    const [from, to] = ends(x, y);
    return [
      [
        [from, x],
        [to, x],
      ],
    ];
  });
  if (!prism.chamfer) return lines;
  const curves = points.flatMap((a, index): Stroke[] => {
    const b = points[(index + 1) % points.length]!;
    const on = (t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
    if (on(0.5)[1] < 1e-6) return [];
    return Array.from({ length: 10 }, (_, i) => [on(i / 10), on((i + 1) / 10)] as const).flatMap(([p, q]): Stroke[] => {
      const [[pf, pt], [qf, qt]] = [ends(...p), ends(...q)];
      const both: Stroke[] = [];
      if (prism.chamfer?.at !== 'to')
        both.push([
          [pf, p[0]],
          [qf, q[0]],
        ]);
      if (prism.chamfer?.at !== 'from')
        both.push([
          [pt, p[0]],
          [qt, q[0]],
        ]);
      return both;
    });
  });
  return [...lines, ...curves];
}

const turnedShape = ({ contour }: Turned): Point[] => {
  const points = flatten([{ to: contour[0]!.to }, ...contour.slice(1)]);
  return [
    ...points,
    ...points
      .filter(([, r]) => r > 0)
      .toReversed()
      .map(mirrored),
  ];
};
const turnedEdges = ({ contour }: Turned): Stroke[] =>
  corners(contour).flatMap(([z, r]): Stroke[] =>
    r > 0
      ? [
          [
            [z, -r],
            [z, r],
          ],
        ]
      : [],
  );

/** What lies across the axis, from in front: a prism's own outline, or the circles of what is turned. */
function lyingShapes(feature: Turned | Prism | Ring): Point[][] {
  const seen = ([x, y]: Point): Point => [-y, x];
  if (feature.kind === 'prism') return [flatten(feature.outline).map(seen)];
  const rs = flatten(feature.kind === 'ring' ? feature.section : feature.contour).map(([, r]) => r);
  const radii = feature.kind === 'ring' ? [Math.max(...rs), Math.min(...rs)] : [Math.max(...rs)];
  return radii.map((r) => flatten(circle(r)));
}

const lines = (layer: Layer, all: readonly Stroke[]): Entity[] => all.flatMap(([from, to]) => strokes(layer, [from, to]));
type Solid = Turned | Prism | (Ring & { lying: true });
export const isSolid = (feature: Feature): feature is Solid =>
  feature.kind === 'turned' || feature.kind === 'prism' || (feature.kind === 'ring' && feature.lying === true);
/** Turned and moved to its place. */
const placing = ({ tilt, shift = [0, 0, 0] }: Solid) => {
  const turn = tilted(tilt);
  return (point: Point): Point => {
    const [z, x] = turn(point);
    return [z + shift[2], x + shift[0]];
  };
};
export const shapeOf = (feature: Solid): Point[] => {
  const shape = feature.lying ? lyingShapes(feature)[0]! : feature.kind === 'turned' ? turnedShape(feature) : prismShape(feature as Prism);
  return shape.map(placing(feature));
};
const edgesOf = (feature: Solid): Stroke[] => {
  const place = placing(feature);
  const edges = feature.lying
    ? lyingShapes(feature).slice(1).flatMap(sidesOf)
    : feature.kind === 'turned'
      ? turnedEdges(feature)
      : prismEdges(feature as Prism);
  return edges.map(([a, b]): Stroke => [place(a), place(b)]);
};

/** Solid pieces from outside: their common outline, their edges, and hidden what was taken out of them. */
function outsideView(features: readonly Feature[]): Entity[] {
  const solids = features.filter(isSolid);
  const added = solids.filter(({ cut }) => !cut);
  const taken = solids.filter(({ cut, lying }) => cut && !lying);
  // What goes through towards the eye is an opening that is seen.
  const openings = solids.filter(({ cut, lying }) => cut && lying).map(shapeOf);
  const shapes = added.map(shapeOf);
  const holes = taken.map(shapeOf);
  const others = <T>(all: readonly T[], index: number) => all.filter((_, other) => other !== index);
  return [
    ...lines('seen', union(shapes)),
    ...lines(
      'seen',
      added.flatMap((one, index) => outsideOf(edgesOf(one), others(shapes, index))),
    ),
    ...lines('seen', insideOf(union(openings), shapes)),
    ...lines('hidden', insideOf(union(holes), shapes)),
    ...lines(
      'hidden',
      insideOf(
        taken.flatMap((one, index) => outsideOf(edgesOf(one), others(holes, index))),
        shapes,
      ),
    ),
  ];
}

/** A roller that is no cylinder, above (1) or below the axis. */
export function rollerShape({ contour, lean, at, pitchRadius }: Balls, side: number): Point[] {
  const turn = tilted(lean);
  return turnedShape({ kind: 'turned', contour: contour ?? [] }).map((point): Point => {
    const [z, r] = turn(point);
    return [at + z, side * (pitchRadius + r)];
  });
}

/** Rings cut open: their sections above and below the axis, hatched, and the bore's ends behind. */
function sectionView(part: Part, apart: number): Entity[] {
  const rings = part.bodies.flat().flatMap((one) => (one.kind === 'ring' && !one.lying ? [flatten(one.section)] : []));
  const innermost = rings.toSorted((a, b) => Math.min(...a.map(([, r]) => r)) - Math.min(...b.map(([, r]) => r)))[0];
  const sections = rings.flatMap((points, index) =>
    [points, points.map(mirrored)].flatMap((shape) => [
      ...strokes('seen', shape, true),
      ...lines('hatch', hatching(shape, apart, index % 2 ? -1 : 1)),
    ]),
  );
  const bore = (innermost ?? []).map(([, r]) => r);
  const zs = (innermost ?? []).map(([z]) => z);
  const behind = [Math.min(...zs), Math.max(...zs)].flatMap((z): Stroke[] => {
    const at = (innermost ?? []).filter(([other]) => Math.abs(other - z) < 1e-6).map(([, r]) => r);
    const r = Math.min(...at, ...(at.length ? [] : bore));
    return [
      [
        [z, -r],
        [z, r],
      ],
    ];
  });
  const balls = part.bodies.flat().flatMap((one): Entity[] => {
    if (one.kind !== 'balls') return [];
    const { radius, pitchRadius, at, length, contour } = one;
    return [1, -1].flatMap((side): Entity[] => {
      if (contour) {
        const shape = rollerShape(one, side);
        return strokes('seen', shape, true);
      }
      if (length === undefined) return [{ kind: 'arc', layer: 'seen', middle: [at, side * pitchRadius], radius }];
      const [z1, z2, r1, r2] = [at - length / 2, at + length / 2, side * pitchRadius - radius, side * pitchRadius + radius];
      return [
        ...strokes(
          'seen',
          [
            [z1, r1],
            [z2, r1],
            [z2, r2],
            [z1, r2],
          ],
          true,
        ),
        ...strokes('axis', [
          [z1 - radius / 2, side * pitchRadius],
          [z2 + radius / 2, side * pitchRadius],
        ]),
      ];
    });
  });
  return [...sections, ...lines('seen', behind), ...balls];
}

/** The part with its axis across the sheet: [z, x]; threads as thin lines. @param apart strokes of a hatching, mm */
export function sideView(part: Part, apart: number): Entity[] {
  const threads = part.threads.flatMap(({ inside, diameter, minor, from, to, tilt }): Entity[] => {
    const turn = tilted(tilt);
    const r = (inside ? diameter : minor) / 2;
    const end: Entity[] = inside ? [] : strokes('seen', [turn([from, -diameter / 2]), turn([from, diameter / 2])]);
    return [...[r, -r].flatMap((x) => strokes(inside ? 'hidden' : 'thread', [turn([from, x]), turn([to, x])])), ...(from > 0 ? end : [])];
  });
  const isCutOpen = ({ kind, lying }: Feature) => kind === 'ring' && !lying;
  const solid = part.bodies.filter((features) => features.some(isSolid) && !features.some(isCutOpen));
  const hasRings = part.bodies.flat().some(isCutOpen);
  return [...solid.flatMap(outsideView), ...(hasRings ? sectionView(part, apart) : []), ...threads];
}
