import type { Feature, Part } from '../part.ts';
import { flatten, type Point, rectangle } from '../path.ts';
import { type Entity, strokes } from './entities.ts';
import { insideOf, outsideOf, sidesOf, union } from './outlines.ts';
import { corners } from './side-view.ts';

const almost = 1e-6;
/** An outline of [x, y] as the sheet shows it: x up, y to the right. */
const seenFromEnd = ([x, y]: Point): Point => [y, x];
const ring = (radius: number): Entity => ({ kind: 'arc', layer: 'seen', middle: [0, 0], radius });
const lines = (all: ReturnType<typeof sidesOf>) => all.flatMap(([from, to]) => strokes('seen', [from, to]));

const pathOf = (feature: Exclude<Feature, { kind: 'balls' }>) =>
  flatten(feature.kind === 'turned' ? feature.contour : feature.kind === 'ring' ? feature.section : feature.outline);
const firstZ = (feature: Feature) => {
  if (feature.kind === 'balls') return feature.at;
  const back = feature.shift?.[2] ?? 0;
  if (feature.lying) return back - Math.max(...pathOf(feature).map(([, y]) => y));
  return back + (feature.kind === 'prism' ? feature.from : Math.min(...pathOf(feature).map(([z]) => z)));
};
/** The outline as the sheet shows it: its own if it is a prism along the axis, else the box of what lies across it. */
function shapeOf(feature: Exclude<Feature, { kind: 'balls' }>): Point[] {
  const [dx, dy] = feature.shift ?? [0, 0];
  const moved = ([x, y]: Point): Point => seenFromEnd([x + dx, y + dy]);
  const path = pathOf(feature);
  if (!feature.lying) return path.map(moved);
  const [us, vs] = [path.map(([u]) => u), path.map(([, v]) => v)];
  const reach = Math.max(...vs);
  const box =
    feature.kind === 'prism'
      ? rectangle(Math.min(...us), feature.from, Math.max(...us), feature.to)
      : rectangle(-reach, Math.min(...us), reach, Math.max(...us));
  return flatten(box).map(moved);
}

/** Edges of what is turned that nothing before them hides. @param hidden radius of what stands before */
function circles(feature: Feature, hidden: number): number[] {
  if (feature.kind === 'ring') {
    const section = flatten(feature.section);
    const rs = section.map(([, r]) => r);
    const face = corners(feature.section).filter(([z]) => z < Math.min(...section.map(([at]) => at)) + almost);
    return [Math.min(...rs), Math.max(...rs), ...face.map(([, r]) => r)];
  }
  if (feature.kind !== 'turned') return [];
  const seen: number[] = [];
  let widest = hidden;
  for (const [, r] of corners(feature.contour).toSorted((a, b) => a[0] - b[0] || b[1] - a[1])) {
    if (r <= widest + almost) continue;
    widest = r;
    seen.push(r);
  }
  return seen;
}

/** What was taken out and is open towards the eye: its edges, each narrower than the one before. */
function openings(feature: Feature): number[] {
  if (feature.kind !== 'turned') return [];
  const seen: number[] = [];
  let narrowest = Infinity;
  for (const [, r] of corners(feature.contour)) {
    if (r < almost || r >= narrowest - almost) continue;
    narrowest = r;
    seen.push(r);
  }
  return seen;
}

const widthOf = (shape: readonly Point[]) => Math.max(...shape.map(([x, y]) => Math.hypot(x, y)));
/** Radius of the circle that fits into a shape. */
const coverOf = (shape: readonly Point[]) =>
  Math.min(...sidesOf(shape).map(([[ax, ay], [bx, by]]) => Math.abs(ax * by - ay * bx) / (Math.hypot(bx - ax, by - ay) || 1)));

function bodyView(features: readonly Feature[]): Entity[] {
  const added = features.filter(({ cut }) => !cut).toSorted((a, b) => firstZ(a) - firstZ(b));
  const front = Math.min(...added.map(firstZ));
  /** Whether nothing stands before a place: what is taken out is seen in front, or beside all that is nearer. */
  const isOpen = (one: Feature) => {
    if (firstZ(one) < front + almost) return true;
    if (one.kind !== 'prism' || one.tilt) return false;
    const nearer = added.filter((other) => other !== one && firstZ(other) < one.from - almost).flatMap((other) => circles(other, 0));
    const rims = added.flatMap((other) => (other.kind === 'prism' && firstZ(other) < one.from - almost ? [widthOf(shapeOf(other))] : []));
    return Math.min(...shapeOf(one).map(([x, y]) => Math.hypot(x, y))) > Math.max(0, ...nearer, ...rims);
  };
  const taken = features.filter((one) => one.cut && !one.lying && isOpen(one));
  const slits = taken.flatMap((one) => (one.kind === 'prism' ? [shapeOf(one)] : []));
  const isRing = added.some(({ kind, lying }) => kind === 'ring' && !lying);
  let hidden = 0;
  const radii: number[] = [];
  const prisms: Point[][] = [];
  for (const feature of added) {
    if (feature.lying && feature.kind !== 'balls') {
      prisms.push(shapeOf(feature));
      continue;
    }
    const own = circles(feature, hidden);
    radii.push(...own);
    if (feature.kind === 'prism') {
      const shape = shapeOf(feature);
      if (widthOf(shape) > hidden + almost) prisms.push(shape);
      if (feature.chamfer && feature.chamfer.at !== 'to') radii.push(feature.chamfer.diameter / 2);
      hidden = Math.max(hidden, added.length > 1 && feature.from === front && prisms.length > 1 ? 0 : coverOf(shape));
    } else if (feature.kind === 'turned') hidden = Math.max(hidden, ...own);
  }
  const widest = Math.max(...radii, ...prisms.map(widthOf));
  const narrowest = isRing ? Math.min(...radii) : 0;
  const unique = [...new Set([...radii, ...taken.flatMap(openings)].map((r) => Math.round(r * 1e4) / 1e4))].filter((r) => r > 0.01);
  const whole = isRing && slits.length > 0;
  const rims = unique.flatMap((r): Entity[] => {
    if (!whole) return [ring(r)];
    const round = Array.from({ length: 120 }, (_, i): Point => [r * Math.cos((i * Math.PI) / 60), r * Math.sin((i * Math.PI) / 60)]);
    return lines(outsideOf(sidesOf(round), slits));
  });
  const disc = (r: number) =>
    Array.from({ length: 120 }, (_, i): Point => [r * Math.cos((i * Math.PI) / 60), r * Math.sin((i * Math.PI) / 60)]);
  const outer = prisms.length && !isRing ? prisms : [disc(widest)];
  const cuts = insideOf(slits.flatMap(sidesOf), outer);
  return [...rims, ...lines(union(prisms)), ...lines(isRing ? outsideOf(cuts, [disc(narrowest)]) : cuts)];
}

/** Balls between the rings that stand before them. */
function ballsView(part: Part): Entity[] {
  const all = part.bodies.flat();
  const covered = all.flatMap((one): [number, number][] => {
    if (one.kind !== 'ring') return [];
    const rs = flatten(one.section).map(([, r]) => r);
    return [[Math.min(...rs), Math.max(...rs)]];
  });
  return all.flatMap((one): Entity[] => {
    // Behind a shield nothing of them is seen.
    if (one.kind !== 'balls' || covered.some(([from, to]) => from < one.pitchRadius && one.pitchRadius < to)) return [];
    return Array.from({ length: one.count }, (_, index) => {
      const a = (2 * Math.PI * index) / one.count;
      const round = Array.from(
        { length: 36 },
        (__, i): Point => [
          one.pitchRadius * Math.sin(a) + one.radius * Math.cos((i * Math.PI) / 18),
          one.pitchRadius * Math.cos(a) + one.radius * Math.sin((i * Math.PI) / 18),
        ],
      );
      return sidesOf(round).filter(([[x, y]]) => !covered.some(([from, to]) => Math.hypot(x, y) > from && Math.hypot(x, y) < to));
    }).flatMap(lines);
  });
}

/** The part seen along its axis from its front: [y, x]. */
export function endView(part: Part): Entity[] {
  const front = Math.min(
    ...part.bodies
      .flat()
      .filter(({ cut }) => !cut)
      .map(firstZ),
  );
  const threads = part.threads
    .filter(({ from }) => from < front + 1.5)
    .map(
      ({ inside, diameter, minor }): Entity => ({
        kind: 'arc',
        layer: 'thread',
        middle: [0, 0],
        radius: (inside ? diameter : minor) / 2,
        from: 100,
        to: 370,
      }),
    );
  return [
    ...part.bodies.filter((features) => features.some(({ kind }) => kind !== 'balls')).flatMap(bodyView),
    ...ballsView(part),
    ...threads,
  ];
}
