import type { PartMesh } from './model-view.ts';

type Place = [number, number, number];
const plus = (a: Place, b: Place, by = 1): Place => [a[0] + b[0] * by, a[1] + b[1] * by, a[2] + b[2] * by];

/**
 * Lines and figures of dimensions in space: each stands off the part, those of one side one behind the other.
 * @param radius of the ball around the part, mm
 */
export function dimensionMarks(dimensions: PartMesh['dimensions'], radius: number) {
  const lines: number[] = [];
  const rows = new Map<string, number>();
  const labels = dimensions.map(({ label, from, to, away }) => {
    const axis = away.findIndex((part) => part !== 0);
    const side = away.join();
    const row = (rows.get(side) ?? 0) + 1;
    rows.set(side, row);
    const outmost = Math.max(from[axis]! * away[axis]!, to[axis]! * away[axis]!);
    const stand = outmost + radius * (0.16 + 0.17 * row);
    const out = (place: Place): Place => place.map((part, index) => (index === axis ? stand * away[axis]! : part)) as Place;
    const [a, b] = [out(from), out(to)];
    const beyond = (place: Place) => plus(place, away, radius * 0.04);
    lines.push(...from, ...beyond(a), ...to, ...beyond(b), ...a, ...b);
    return { text: label, at: a.map((part, index) => (part + b[index]!) / 2) as Place };
  });
  return { lines, labels };
}
