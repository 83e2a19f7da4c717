import type { Shape3D } from 'replicad';
import type { Part } from '../part.ts';

/** A part for the screen: triangles with a normal at each corner, and the edges people see; mm, three figures a place. */
export interface PartMesh {
  positions: number[];
  normals: number[];
  triangles: number[];
  /** Pairs of places. */
  edges: number[];
  dimensions: { label: string; from: [number, number, number]; to: [number, number, number]; away: [number, number, number] }[];
}

const rounded = (values: readonly number[], to: number) => values.map((value) => Math.round(value * to) / to);

/** Dimensions stand in the planes of the drawing: the side view's in XZ, the end view's at the front. */
function dimensionsOf(part: Part, front: number): PartMesh['dimensions'] {
  const nearestFirst = part.dimensions.toSorted((one, other) => Math.abs(one.row) - Math.abs(other.row));
  return nearestFirst.map(({ label, view, along, from, to, row }) => {
    const place = ([u, v]: readonly [number, number]): [number, number, number] => (view === 'side' ? [v, 0, u] : [v, u, front]);
    const side = Math.sign(row);
    const away: [number, number, number] = along === 'across' ? [side, 0, 0] : view === 'side' ? [0, 0, side] : [0, side, 0];
    return { label, from: place(from), to: place(to), away };
  });
}

/** Edges between faces that really meet at an angle: the seam of a cylinder, where its face meets itself, is none. */
function sharpEdges(
  lines: readonly number[],
  positions: readonly number[],
  normals: readonly number[],
  triangles: readonly number[],
): number[] {
  const at = (all: readonly number[], i: number) => all.slice(i * 3, i * 3 + 3);
  const name = (place: readonly number[]) => rounded(place, 100).join();
  const keyOf = (a: string, b: string) => (a < b ? `${a};${b}` : `${b};${a}`);
  const sides = new Map<string, number[][]>();
  for (let t = 0; t < triangles.length; t += 3)
    for (let side = 0; side < 3; side += 1) {
      const [a, b] = [triangles[t + side]!, triangles[t + ((side + 1) % 3)]!];
      const key = keyOf(name(at(positions, a)), name(at(positions, b)));
      const [m, n] = [at(normals, a), at(normals, b)];
      const sum = m.map((one, axis) => one + n[axis]!);
      const long = Math.hypot(...sum) || 1;
      sides.set(key, [...(sides.get(key) ?? []), sum.map((one) => one / long)]);
    }
  const kept: number[] = [];
  for (let e = 0; e + 5 < lines.length; e += 6) {
    const [a, b] = [lines.slice(e, e + 3), lines.slice(e + 3, e + 6)];
    const [one, other] = sides.get(keyOf(name(a), name(b))) ?? [];
    const isSmooth = one && other && one.reduce((sum, value, axis) => sum + value * other[axis]!, 0) > 0.97;
    if (!isSmooth) kept.push(...a, ...b);
  }
  return kept;
}

/** How fine: a thousandth and a half of the part's size, a quarter of a radian; balls, of which there are many, coarser. */
export const fineness = (part: Part, shape: Shape3D) => {
  const { width, height, depth } = shape.boundingBox;
  const hasBalls = part.bodies.flat().some(({ kind }) => kind === 'balls');
  return { tolerance: Math.max(width, height, depth) * (hasBalls ? 0.003 : 0.0015), angularTolerance: hasBalls ? 0.4 : 0.22 };
};

export function meshOf(part: Part, shape: Shape3D): PartMesh {
  const fine = fineness(part, shape);
  const { vertices, normals, triangles } = shape.mesh(fine);
  const { lines } = shape.meshEdges(fine);
  return {
    positions: rounded(vertices, 1000),
    normals: rounded(normals, 100),
    triangles,
    edges: rounded(sharpEdges(lines, vertices, normals, triangles), 1000),
    dimensions: dimensionsOf(part, shape.boundingBox.bounds[0][2]),
  };
}
