import { beforeAll, describe, expect, test } from '@jest/globals';
import { importSTEP, measureVolume, type Shape3D } from 'replicad';
import type { Feature } from '../part.ts';
import { partOf } from '../part-of.ts';
import { flatten } from '../path.ts';
import { samples } from '../testing/samples.ts';
import { makeModel } from './make-model.ts';
import { meshOf, type PartMesh } from './mesh.ts';
import { startOpenCascade } from './opencascade.ts';
import { piecesOf, shapeOf } from './solids.ts';

beforeAll(startOpenCascade, 60_000);

const built = (family: string, params: Parameters<typeof partOf>[1]) => {
  const part = partOf(family, params)!;
  const pieces = piecesOf(part);
  const volumes = pieces.map((piece) => measureVolume(piece));
  return { part, volumes, shape: shapeOf(pieces) };
};

/** What the triangles enclose: right only where they close and face outwards. */
function enclosed({ positions, triangles }: PartMesh): number {
  const at = (i: number) => positions.slice(i * 3, i * 3 + 3) as [number, number, number];
  let six = 0;
  for (let t = 0; t < triangles.length; t += 3) {
    const [a, b, c] = [at(triangles[t]!), at(triangles[t + 1]!), at(triangles[t + 2]!)];
    six += a[0] * (b[1] * c[2] - b[2] * c[1]) - a[1] * (b[0] * c[2] - b[2] * c[0]) + a[2] * (b[0] * c[1] - b[1] * c[0]);
  }
  return six / 6;
}

/** How far features that add reach, [least, most] of x, y and z; of parts that aren't tilted. */
function reachOf(features: readonly Feature[]) {
  const places = features.flatMap((one): [number, number, number][] => {
    if (one.cut) return [];
    if (one.kind === 'balls') {
      const far = one.pitchRadius + one.radius;
      return [
        [far, far, one.at],
        [-far, -far, one.at],
      ];
    }
    const path = flatten(one.kind === 'prism' ? one.outline : one.kind === 'turned' ? one.contour : one.section);
    const own =
      one.kind === 'prism'
        ? path.flatMap(([x, y]) => [one.from, one.to].map((z): [number, number, number] => [x, y, z]))
        : path.flatMap(([z, r]): [number, number, number][] => [
            [r, r, z],
            [-r, -r, z],
          ]);
    const [dx, dy, dz] = one.shift ?? [0, 0, 0];
    return own.map(([x, y, z]): [number, number, number] => (one.lying ? [x + dx, z + dy, dz - y] : [x + dx, y + dy, z + dz]));
  });
  return [0, 1, 2].map((axis) => {
    const all = places.map((place) => place[axis]!);
    return [Math.min(...all), Math.max(...all)] as const;
  });
}

describe('a model', () => {
  test.each(samples)('%s %j is closed solids of the size its parameters say', (family, params) => {
    const { part, volumes, shape } = built(family, params);
    const volume = measureVolume(shape as Shape3D);
    expect(volume).toBeGreaterThan(0);
    for (const one of volumes) expect(one).toBeGreaterThan(0);
    const mesh = meshOf(part, shape);
    expect(Math.abs(enclosed(mesh) - volume) / volume).toBeLessThan(0.06);
    const features = part.bodies.flat();
    if (features.some(({ tilt }) => tilt)) return;
    const [least, most] = shape.boundingBox.bounds;
    for (const [axis, [from, to]] of reachOf(features).entries()) {
      // A hexagon's corner may be turned off, an arc bulges beyond its strokes: 1 % of the size.
      const loose = axis === 2 ? 0.01 : (to - from) * 0.01 + 0.02;
      expect(least[axis]).toBeGreaterThanOrEqual(from - loose);
      expect(most[axis]).toBeLessThanOrEqual(to + loose);
      expect(most[axis]! - least[axis]!).toBeGreaterThan((to - from) * (axis === 2 ? 0.9999 : 0.85));
    }
  });

  test('volumes agree with what a table of formulas says', () => {
    const tube = (d: number, D: number, l: number) => (Math.PI / 4) * (D ** 2 - d ** 2) * l;
    const volumeOf = (family: string, params: object) => measureVolume(built(family, params as never).shape as Shape3D);
    for (const [d, D, s] of [
      [3.2, 7, 0.5],
      [8.4, 16, 1.6],
      [31, 56, 4],
    ] as const)
      expect(volumeOf('flat-washer', { d, D, s })).toBeCloseTo(tube(d, D, s), 2);
    for (const [d, w] of [
      [5, 1],
      [20, 2.4],
      [200, 7],
    ] as const) {
      const volume = 2 * Math.PI ** 2 * ((d + w) / 2) * (w / 2) ** 2;
      expect(volumeOf('o-ring', { d, w }) / volume).toBeCloseTo(1, 4);
    }
    for (const [d, l] of [
      [4, 20],
      [10, 100],
    ] as const) {
      const [a, b] = [d / 2, (d + l / 50) / 2];
      expect(volumeOf('taper-pin', { d, l }) / ((Math.PI * l * (a * a + a * b + b * b)) / 3)).toBeCloseTo(1, 4);
    }
    expect(volumeOf('parallel-key', { b: 8, h: 7, l: 40, e: 1 })).toBeCloseTo((32 * 8 + Math.PI * 16) * 7, 1);
    expect(volumeOf('square-tube', { H: 40, W: 60, t: 3, l: 300 })).toBeCloseTo((60 * 40 - 54 * 34) * 300, 0);
  });

  test.each(samples.filter((_, index) => index % 5 === 0))(
    '%s %j: its STEP can be read back, its STL counts its triangles, its picture is a PNG',
    async (family, params) => {
      const files = (await makeModel(family, params))!;
      const back = await importSTEP(new Blob([files.step as BlobPart]));
      const volume = measureVolume(built(family, params).shape as Shape3D);
      expect(measureVolume(back as Shape3D) / volume).toBeCloseTo(1, 3);
      expect(new TextDecoder().decode(files.step.slice(0, 13))).toBe('ISO-10303-21;');
      expect(files.stl.length).toBe(84 + 50 * new DataView(files.stl.buffer, files.stl.byteOffset).getUint32(80, true));
      expect([...files.shaded.slice(0, 4)]).toEqual([137, 80, 78, 71]);
      const mesh = JSON.parse(new TextDecoder().decode(files.mesh)) as PartMesh;
      expect(mesh.positions.length).toBe(mesh.normals.length);
      expect(Math.max(...mesh.triangles)).toBeLessThan(mesh.positions.length / 3);
    },
  );

  test('a family without a model makes none', async () => {
    expect(await makeModel('glove', { d: 8 })).toBeUndefined();
  });
});
