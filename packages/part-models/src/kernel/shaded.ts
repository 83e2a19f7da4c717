import { deflateSync } from 'node:zlib';
import type { PartMesh } from './mesh.ts';

type Place = [number, number, number];
const dot = (a: Place, b: Place) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const unit = (a: Place): Place => {
  const long = Math.hypot(...a) || 1;
  return [a[0] / long, a[1] / long, a[2] / long];
};
const cross = (a: Place, b: Place): Place => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];

/** From where the part is looked at: its front at the left and towards us. The axis z runs to the right and away. */
const towardsEye = unit([0.5, 0.72, -0.82]);
const right = unit(cross(towardsEye, [-1, 0, 0]));
const up = unit(cross(towardsEye, right));
const lights: [Place, number][] = [
  [unit([0.85, 0.3, -0.45]), 0.6],
  [unit([0.1, 0.3, -0.95]), 0.3],
  [unit([0.2, 0.95, -0.1]), 0.2],
];

const crcTable = Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k += 1) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c >>> 0;
});
function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  let crc = 0xffffffff;
  for (const byte of body) crc = (crcTable[(crc ^ byte) & 255]! ^ (crc >>> 8)) >>> 0;
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE((crc ^ 0xffffffff) >>> 0, 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}
/** Grey values as PNG. */
function png(grey: Uint8Array, size: number): Buffer {
  const rows = Buffer.alloc((size + 1) * size);
  for (let y = 0; y < size; y += 1) rows.set(grey.subarray(y * size, (y + 1) * size), y * (size + 1) + 1);
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0]);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/**
 * The part as metal under three lamps on white, its edges in ink: a square PNG of grey values.
 * @param size pixels a side; each is the mean of nine
 */
export function shadedPng(mesh: PartMesh, size = 640): Buffer {
  const n = size * 3;
  const count = mesh.positions.length / 3;
  const [xs, ys, zs] = [new Float64Array(count), new Float64Array(count), new Float64Array(count)];
  for (let i = 0; i < count; i += 1) {
    const place = mesh.positions.slice(i * 3, i * 3 + 3) as Place;
    xs[i] = dot(place, right);
    ys[i] = -dot(place, up);
    zs[i] = dot(place, towardsEye);
  }
  const span = (all: Float64Array) =>
    all.reduce(([low, high], one) => [Math.min(low, one), Math.max(high, one)] as [number, number], [Infinity, -Infinity] as [
      number,
      number,
    ]);
  const [[x0, x1], [y0, y1], [z0, z1]] = [span(xs), span(ys), span(zs)];
  const scale = (n * 0.82) / Math.max(x1 - x0, y1 - y0);
  const [px, py] = [(x: number) => n / 2 + (x - (x0 + x1) / 2) * scale, (y: number) => n / 2 + (y - (y0 + y1) / 2) * scale];
  const depth = new Float32Array(n * n).fill(-1e9);
  const grey = new Uint8Array(n * n).fill(255);
  const light = (normal: Place) => {
    const facing = dot(normal, towardsEye) < 0 ? (normal.map((one) => -one) as Place) : normal;
    const lit = lights.reduce((sum, [from, power]) => sum + power * Math.max(0, dot(facing, from)), 0);
    const half = unit([lights[0]![0][0] + towardsEye[0], lights[0]![0][1] + towardsEye[1], lights[0]![0][2] + towardsEye[2]]);
    return 100 + 142 * lit + 30 * Math.max(0, dot(facing, half)) ** 18;
  };
  for (let t = 0; t < mesh.triangles.length; t += 3) {
    const ids = mesh.triangles.slice(t, t + 3) as Place;
    const p = ids.map((id) => [px(xs[id]!), py(ys[id]!), zs[id]!] as Place) as [Place, Place, Place];
    const shade = ids.map((id) => light(unit(mesh.normals.slice(id * 3, id * 3 + 3) as Place))) as Place;
    const [a, b, c] = p;
    const area = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
    if (Math.abs(area) < 1e-9) continue;
    const [left, to] = [Math.max(0, Math.floor(Math.min(a[0], b[0], c[0]))), Math.min(n - 1, Math.ceil(Math.max(a[0], b[0], c[0])))];
    const [top, bottom] = [Math.max(0, Math.floor(Math.min(a[1], b[1], c[1]))), Math.min(n - 1, Math.ceil(Math.max(a[1], b[1], c[1])))];
    for (let y = top; y <= bottom; y += 1)
      for (let x = left; x <= to; x += 1) {
        const u = ((b[0] - x) * (c[1] - y) - (b[1] - y) * (c[0] - x)) / area;
        const v = ((c[0] - x) * (a[1] - y) - (c[1] - y) * (a[0] - x)) / area;
        const w = 1 - u - v;
        if (u < -1e-6 || v < -1e-6 || w < -1e-6) continue;
        const z = u * a[2] + v * b[2] + w * c[2];
        const at = y * n + x;
        if (z <= depth[at]!) continue;
        depth[at] = z;
        grey[at] = Math.min(250, u * shade[0] + v * shade[1] + w * shade[2]);
      }
  }
  const before = (z1 - z0) * 0.004 + 1e-4;
  for (let e = 0; e + 5 < mesh.edges.length; e += 6) {
    const ends = [mesh.edges.slice(e, e + 3), mesh.edges.slice(e + 3, e + 6)].map((place) => {
      const one = place as Place;
      return [px(dot(one, right)), py(-dot(one, up)), dot(one, towardsEye)] as Place;
    }) as [Place, Place];
    const steps = Math.ceil(Math.hypot(ends[1][0] - ends[0][0], ends[1][1] - ends[0][1])) + 1;
    for (let i = 0; i <= steps; i += 1) {
      const [x, y, z] = [0, 1, 2].map((axis) => ends[0][axis]! + ((ends[1][axis]! - ends[0][axis]!) * i) / steps) as Place;
      for (let dy = -1; dy <= 1; dy += 1)
        for (let dx = -1; dx <= 1; dx += 1) {
          const at = Math.round(y + dy) * n + Math.round(x + dx);
          if (depth[at] !== undefined && z + before >= depth[at]) grey[at] = Math.min(grey[at]!, 52);
        }
    }
  }
  const small = new Uint8Array(size * size);
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1) {
      let sum = 0;
      for (let dy = 0; dy < 3; dy += 1) for (let dx = 0; dx < 3; dx += 1) sum += grey[(y * 3 + dy) * n + x * 3 + dx]!;
      small[y * size + x] = Math.round(sum / 9);
    }
  return png(small, size);
}
