import { type Drawing, draw, drawCircle, makeCompound, makeSphere, type Shape3D, type Solid } from 'replicad';
import type { Balls, Feature, Part, Prism } from '../part.ts';
import { arcThrough, flatten, type Path, type Point } from '../path.ts';

const pen = (path: Path): Drawing => {
  const last = path.at(-1)!.to;
  let line = draw([...last]);
  for (const { to, via } of path) line = via ? line.threePointsArcTo([...to], [...via]) : line.lineTo([...to]);
  return line.close();
};
/** Two arcs that make one circle: the kernel's own circle has one seam instead of two. */
function outlineOf(path: Path): Drawing {
  const [one, other] = path;
  if (path.length === 2 && one?.via && other?.via) {
    const { x, y, radius } = arcThrough(other.to, one.via, one.to);
    return drawCircle(radius).translate([x, y]);
  }
  return pen(path);
}
/** [z, r] on the plane XZ, where x is the radius. */
const upright = (path: Path): Path =>
  path.map(({ to, via }): Path[number] => ({ to: [to[1], to[0]], ...(via ? { via: [via[1], via[0]] as Point } : {}) }));

const turned = (path: Path): Shape3D => outlineOf(upright(path)).sketchOnPlane('XZ').revolve([0, 0, 1]) as Shape3D;

/** The prism, its ends turned to 30° where it has a chamfer. */
function prism({ outline, from, to, chamfer }: Prism): Shape3D {
  const solid = outlineOf(outline)
    .sketchOnPlane('XY', from)
    .extrude(to - from) as Shape3D;
  if (!chamfer) return solid;
  const reach = Math.max(...flatten(outline).map(([x, y]) => Math.hypot(x, y))) * 1.05;
  const r = chamfer.diameter / 2;
  const deep = (reach - r) / Math.sqrt(3);
  const start: Point[] =
    chamfer.at === 'to'
      ? [
          [from, 0],
          [from, reach],
        ]
      : [
          [from, 0],
          [from, r],
          [from + deep, reach],
        ];
  const end: Point[] =
    chamfer.at === 'from'
      ? [
          [to, reach],
          [to, 0],
        ]
      : [
          [to - deep, reach],
          [to, r],
          [to, 0],
        ];
  return solid.intersect(turned([...start, ...end].map((place) => ({ to: place }))));
}

const balls = ({ radius, pitchRadius, count, at, length, contour, lean = 0 }: Balls): Shape3D[] => {
  const roller = (path: Path): Shape3D =>
    (turned(path).rotate(lean, [0, 0, 0], [0, 1, 0]) as Shape3D).translate([pitchRadius, 0, at]) as Shape3D;
  const one = (): Shape3D =>
    contour
      ? roller(contour)
      : length === undefined
        ? (makeSphere(radius).translate([pitchRadius, 0, at]) as Shape3D)
        : ((
            drawCircle(radius)
              .sketchOnPlane('XY', at - length / 2)
              .extrude(length) as Shape3D
          ).translate([pitchRadius, 0, 0]) as Shape3D);
  return Array.from({ length: count }, (_, i) => one().rotate((360 / count) * i, [0, 0, 0], [0, 0, 1]) as Shape3D);
};

function solidsOf(feature: Feature): Shape3D[] {
  if (feature.kind === 'balls') return balls(feature);
  const solid = feature.kind === 'prism' ? prism(feature) : turned(feature.kind === 'ring' ? feature.section : feature.contour);
  const { tilt, lying, shift } = feature;
  const turnedSolid = (
    lying ? solid.rotate(-90, [0, 0, 0], [1, 0, 0]) : tilt ? solid.rotate(tilt, [0, 0, 0], [0, 1, 0]) : solid
  ) as Shape3D;
  return [shift ? (turnedSolid.translate([...shift]) as Shape3D) : turnedSolid];
}

/** A body: what is added grows together, and what is cut is taken from it, in the order of the features. */
function bodyOf(features: readonly Feature[]): Shape3D[] {
  const [first, ...others] = features;
  if (!first) return [];
  if (others.length === 0) return solidsOf(first);
  return [
    others.reduce(
      (solid, feature) => solidsOf(feature).reduce((so, one) => (feature.cut ? so.cut(one) : so.fuse(one)), solid),
      solidsOf(first)[0]!,
    ),
  ];
}

/** The part's pieces as solids of the kernel, each apart. The kernel has to be running. */
export const piecesOf = (part: Part): Shape3D[] => part.bodies.flatMap(bodyOf);
/** All pieces as one shape. */
export const shapeOf = (pieces: readonly Shape3D[]): Shape3D => (pieces.length === 1 ? pieces[0]! : (makeCompound([...pieces]) as Solid));
