/** Path data on a canvas of 200 × 200 units. Everything is rounded to a tenth: no eye sees more, and thumbnails stay small. */
export const n1 = (value: number) => String(Math.round(value * 10) / 10);
const pair = (x: number, y: number) => `${n1(x)} ${n1(y)}`;

export const line = (x1: number, y1: number, x2: number, y2: number) => `M${pair(x1, y1)}L${pair(x2, y2)}`;

/** Open polyline through x, y, x, y … */
export function poly(...xy: number[]): string {
  let d = '';
  for (let i = 0; i < xy.length; i += 2) d += `${i ? 'L' : 'M'}${pair(xy[i] ?? 0, xy[i + 1] ?? 0)}`;
  return d;
}
export const polygon = (...xy: number[]) => `${poly(...xy)}Z`;

export function rect(x: number, y: number, w: number, h: number, r = 0): string {
  if (!r) return `M${pair(x, y)}h${n1(w)}v${n1(h)}h${n1(-w)}Z`;
  const c = Math.min(r, w / 2, h / 2);
  const a = (dx: number, dy: number) => `a${n1(c)} ${n1(c)} 0 0 1 ${n1(dx)} ${n1(dy)}`;
  return `M${pair(x + c, y)}h${n1(w - 2 * c)}${a(c, c)}v${n1(h - 2 * c)}${a(-c, c)}h${n1(2 * c - w)}${a(-c, -c)}v${n1(2 * c - h)}${a(c, -c)}Z`;
}

export const ellipse = (cx: number, cy: number, rx: number, ry: number) =>
  `M${pair(cx - rx, cy)}a${n1(rx)} ${n1(ry)} 0 1 0 ${n1(2 * rx)} 0a${n1(rx)} ${n1(ry)} 0 1 0 ${n1(-2 * rx)} 0Z`;
export const circle = (cx: number, cy: number, r: number) => ellipse(cx, cy, r, r);

const rad = (degrees: number) => (degrees * Math.PI) / 180;
export const at = (cx: number, cy: number, r: number, degrees: number): [number, number] => [
  cx + r * Math.cos(rad(degrees)),
  cy + r * Math.sin(rad(degrees)),
];

/** Arc from one angle to another, clockwise on the screen. */
export function arc(cx: number, cy: number, r: number, from: number, to: number, join = false): string {
  const large = Math.abs(to - from) > 180 ? 1 : 0;
  const [x1, y1] = at(cx, cy, r, from);
  const [x2, y2] = at(cx, cy, r, to);
  return `${join ? 'L' : 'M'}${pair(x1, y1)}A${n1(r)} ${n1(r)} 0 ${large} ${to > from ? 1 : 0} ${pair(x2, y2)}`;
}

/** Ring sector between two radii. */
export const sector = (cx: number, cy: number, r1: number, r2: number, from: number, to: number) =>
  `${arc(cx, cy, r2, from, to)}${arc(cx, cy, r1, to, from, true)}Z`;

/** Regular polygon by its width across flats; a hexagon stands on a corner unless turned. */
export function regular(cx: number, cy: number, flats: number, sides = 6, turn = 0): string {
  const r = flats / 2 / Math.cos(Math.PI / sides);
  const xy: number[] = [];
  for (let i = 0; i < sides; i += 1) xy.push(...at(cx, cy, r, turn + 90 + (360 / sides) * i));
  return polygon(...xy);
}
export const hexagon = (cx: number, cy: number, flats: number, turn = 30) => regular(cx, cy, flats, 6, turn);

/** Toothed outline: `z` trapezoid teeth between root and tip radius. */
export function teeth(cx: number, cy: number, root: number, tip: number, z: number, land = 0.22): string {
  const xy: number[] = [];
  for (let i = 0; i < z; i += 1) {
    const a = (360 / z) * i - 90;
    const w = 360 / z;
    xy.push(...at(cx, cy, root, a - w * 0.34), ...at(cx, cy, tip, a - w * land * 0.7));
    xy.push(...at(cx, cy, tip, a + w * land * 0.7), ...at(cx, cy, root, a + w * 0.34));
  }
  return polygon(...xy);
}

/** Profile [position, radius] turned round a horizontal axis: the closed outline of a shaft, a bolt, a pin. */
export function turned(cy: number, profile: [number, number][]): string {
  const top = profile.flatMap(([x, r]) => [x, cy - r]);
  const bottom = profile.toReversed().flatMap(([x, r]) => [x, cy + r]);
  return polygon(...top, ...bottom);
}

/** The same round a vertical axis: bottles, cans, cups. */
export function upright(cx: number, profile: [number, number][]): string {
  const left = profile.flatMap(([y, r]) => [cx - r, y]);
  const right = profile.toReversed().flatMap(([y, r]) => [cx + r, y]);
  return polygon(...left, ...right);
}

/** Hatching of a cut face: parallel strokes at 45° clipped to a rectangle. */
export function hatch(x: number, y: number, w: number, h: number, step = 5): string {
  let d = '';
  for (let s = step; s < w + h; s += step) {
    const x1 = x + Math.min(s, w);
    const y1 = y + Math.max(0, s - w);
    const x2 = x + Math.max(0, s - h);
    const y2 = y + Math.min(s, h);
    d += line(x1, y1, x2, y2);
  }
  return d;
}

/** Evenly spaced copies. */
export function repeat(count: number, draw: (i: number) => string): string {
  let d = '';
  for (let i = 0; i < count; i += 1) d += draw(i);
  return d;
}

/** Strokes of an external thread between two places on a horizontal axis. */
export function thread(x1: number, x2: number, cy: number, r: number, pitch: number): string {
  const step = Math.max(pitch, 3.6);
  const count = Math.max(1, Math.floor((x2 - x1 - step * 0.2) / step));
  const lean = Math.min(step * 0.5, 3);
  return repeat(count, (i) => line(x1 + step * (i + 0.5), cy - r, x1 + step * (i + 0.5) + lean, cy + r));
}
