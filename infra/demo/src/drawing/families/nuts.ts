import type { Families, Params } from '../params.ts';
import type { Pen } from '../pen.ts';
import { arc, at, circle, hexagon, line, polygon, rect, repeat, turned } from '../shapes.ts';

/** Nuts and washers: seen along the axis on the left, from the side on the right, to one scale. */
function views(across: number, height: number) {
  const s = Math.min(104 / across, 64 / Math.max(height, across * 0.12));
  return { s, cx: 66, cy: 96, sx: 153 };
}

function dims(pen: Pen, p: Params, across: number, height: number, s: number, keys: [string, string]) {
  pen.axis(line(6, 96, 126, 96) + line(66, 36, 66, 156) + line(152 - (height * s) / 2 - 8, 96, 152 + (height * s) / 2 + 8, 96));
  pen.dimH(66 - (across / 2) * s, 66 + (across / 2) * s, 170, p.label(keys[0], keys[0] === 'D' ? 'φ' : ''), 100);
  pen.dimH(152 - (height / 2) * s, 152 + (height / 2) * s, 170, p.label(keys[1]), 96 + (across / 2) * s);
}

function hexNut(pen: Pen, p: Params, top: 'plain' | 'nylon' | 'flange' | 'cap') {
  const d = p.num('d', 8);
  const a = p.num('s', d * 1.6);
  const m = p.num('m', d * 0.85);
  const wide = top === 'flange' ? a * 1.45 : a * 1.1547;
  const { s, cx, cy, sx } = views(wide, m);
  const r = (a / 2) * s;
  if (top === 'flange') pen.body(circle(cx, cy, (wide / 2) * s));
  pen.body(hexagon(cx, cy, a * s)).thin(circle(cx, cy, r * 0.95));
  if (top === 'nylon') pen.tone(circle(cx, cy, (d / 2) * s * 1.28));
  if (top === 'cap') pen.body(circle(cx, cy, r * 0.84)).thin(circle(cx, cy, r * 0.4));
  else {
    pen.paper(circle(cx, cy, (d / 2) * s * 0.86));
    pen.thin(arc(cx, cy, (d / 2) * s, -10, 260));
  }
  const [x1, x2, rc] = [sx - (m / 2) * s, sx + (m / 2) * s, r * 1.1547];
  const b = Math.min(3, (x2 - x1) * 0.15);
  const hexTo = top === 'flange' ? x2 - (x2 - x1) * 0.24 : x2;
  const hexFrom = top === 'nylon' ? x1 + (x2 - x1) * 0.24 : top === 'cap' ? x2 - (x2 - x1) * 0.46 : x1;
  if (top === 'cap') pen.body(`M${hexFrom} ${cy - r * 0.84}A${r * 0.84} ${r * 0.84} 0 0 0 ${hexFrom} ${cy + r * 0.84}Z`);
  if (top === 'nylon') pen.tone(rect(x1, cy - r * 0.82, hexFrom - x1, r * 1.64, 2));
  pen.body(
    turned(cy, [
      [hexFrom, rc - b],
      [hexFrom + b, rc],
      [hexTo - b, rc],
      [hexTo, rc - b],
    ]),
  );
  pen.thin(line(hexFrom, cy - rc / 2, hexTo, cy - rc / 2) + line(hexFrom, cy + rc / 2, hexTo, cy + rc / 2));
  if (top === 'flange') pen.body(rect(hexTo, cy - (wide / 2) * s, x2 - hexTo, wide * s, 1));
  dims(pen, p, a, m, s, ['s', 'm']);
  pen.text(66, 30, p.label('d', 'M'));
}

function ring(pen: Pen, p: Params, draw: (cx: number, cy: number, r: number, R: number) => void, usual: [number, number, number]) {
  const [d, D, t] = [p.num('d', usual[0]), p.num('D', usual[1]), p.num('s', usual[2])];
  const { s, cx, cy, sx } = views(D, t);
  draw(cx, cy, (d / 2) * s, (D / 2) * s);
  const w = Math.max(t * s, 2.4);
  pen
    .body(rect(sx - w / 2, cy - (D / 2) * s, w, D * s))
    .thin(
      line(sx - w / 2, cy - (d / 2) * s, sx + w / 2, cy - (d / 2) * s) + line(sx - w / 2, cy + (d / 2) * s, sx + w / 2, cy + (d / 2) * s),
    );
  dims(pen, p, D, w / s, s, ['D', 's']);
  pen.dimH(cx - (d / 2) * s, cx + (d / 2) * s, 24, p.label('d', 'φ'), cy);
}

export const nuts: Families = {
  'hex-nut': (pen, p) => hexNut(pen, p, 'plain'),
  'lock-nut': (pen, p) => hexNut(pen, p, 'nylon'),
  'flange-nut': (pen, p) => hexNut(pen, p, 'flange'),
  'cap-nut': (pen, p) => hexNut(pen, p, 'cap'),
  'wing-nut': (pen, p) => {
    pen.body('M72 118L34 66Q20 44 38 42Q52 42 66 70L84 100Z').body('M128 118L166 66Q180 44 162 42Q148 42 134 70L116 100Z');
    pen
      .body(turned(0, []))
      .body(polygon(70, 140, 78, 96, 122, 96, 130, 140))
      .paper('M82 96a18 6 0 1 0 36 0a18 6 0 1 0 -36 0Z')
      .thin('M84 98a16 5 0 0 0 32 0');
    pen.dimH(32, 168, 28, p.label('m') && `L≈${Math.round(p.num('m', 10) * 2)}`, 46).text(100, 156, p.label('d', 'M'));
  },
  'round-nut': (pen, p) => {
    const D = p.num('s', 35);
    const { s, cx, cy, sx } = views(D, p.num('m', 8));
    const R = (D / 2) * s;
    pen.body(circle(cx, cy, R));
    for (const a of [0, 90, 180, 270]) {
      const [x, y] = at(cx, cy, R - 3, a);
      pen.paper(rect(x - 6, y - 6, 12, 12));
      const [gx, gy] = at(cx, cy, R + 6, a);
      pen.gap(rect(gx - 8, gy - 8, 16, 13));
    }
    pen
      .thin(circle(cx, cy, R * 0.78))
      .paper(circle(cx, cy, (p.num('d', 20) / 2) * s))
      .thin(arc(cx, cy, (p.num('d', 20) / 2) * s * 1.08, -10, 260));
    const m = p.num('m', 8) * s;
    pen
      .body(rect(sx - m / 2, cy - R, m, R * 2, 2))
      .thin(line(sx - m / 2, cy - 6, sx + m / 2, cy - 6) + line(sx - m / 2, cy + 6, sx + m / 2, cy + 6));
    dims(pen, p, D, p.num('m', 8), s, ['s', 'm']);
  },
  'rivet-nut': (pen, p) => {
    const [D, l, d] = [p.num('D', 9), p.num('l', 15), p.num('d', 6)];
    const s = Math.min(140 / l, 84 / D);
    const [x0, y, r] = [(200 - l * s) / 2, 100, (D / 2) * s];
    pen.body(rect(x0, y - r * 1.45, 6, r * 2.9, 2)).body(rect(x0 + 6, y - r, l * s - 6, r * 2, 2));
    pen.thin(repeat(7, (i) => line(x0 + 10, y - r + (r * 2 * (i + 1)) / 8, x0 + l * s * 0.5, y - r + (r * 2 * (i + 1)) / 8)));
    pen.thin(
      line(x0 + l * s * 0.55, y - (d / 2) * s, x0 + l * s, y - (d / 2) * s) +
        line(x0 + l * s * 0.55, y + (d / 2) * s, x0 + l * s, y + (d / 2) * s) +
        line(x0 + l * s * 0.55, y - r, x0 + l * s * 0.55, y + r),
    );
    pen
      .axis(line(x0 - 10, y, x0 + l * s + 10, y))
      .dimH(x0, x0 + l * s, y + r * 1.45 + 16, p.label('l'), y + r)
      .dimV(y - r, y + r, x0 + l * s + 12, p.label('D', 'φ'), x0 + l * s);
    pen.text(100, y - r * 1.45 - 8, p.label('d', 'M'));
  },
  'flat-washer': (pen, p) => ring(pen, p, (cx, cy, r, R) => void pen.body(circle(cx, cy, R)).paper(circle(cx, cy, r)), [8.4, 16, 1.6]),
  'spring-washer': (pen, p) => {
    ring(
      pen,
      p,
      (cx, cy, r, R) => {
        pen.body(circle(cx, cy, R)).paper(circle(cx, cy, r));
        pen.gap(polygon(cx + 3, cy - R - 3, cx + 9, cy - R - 3, cx + 3, cy - r + 3, cx - 4, cy - r + 3));
        pen.main(line(cx + 3, cy - R, cx - 3, cy - r) + line(cx + 9, cy - R + 1, cx + 4, cy - r + 1));
      },
      [8.1, 13.2, 2.1],
    );
  },
  'tooth-washer': (pen, p) => {
    const inner = p.kind('z', 1) === 2;
    ring(
      pen,
      p,
      (cx, cy, r, R) => {
        const z = 14;
        const tooth = (i: number, a: number, b: number) =>
          polygon(
            ...at(cx, cy, a, i * (360 / z)),
            ...at(cx, cy, b, i * (360 / z) + 4),
            ...at(cx, cy, b, i * (360 / z) + 15),
            ...at(cx, cy, a, i * (360 / z) + 19),
          );
        const mid = inner ? R * 0.78 : r * 1.25;
        if (inner)
          pen
            .body(circle(cx, cy, R))
            .paper(circle(cx, cy, mid))
            .body(repeat(z, (i) => tooth(i, mid, r)));
        else
          pen
            .body(repeat(z, (i) => tooth(i, mid, R)))
            .body(circle(cx, cy, mid))
            .paper(circle(cx, cy, r));
      },
      [8.4, 15, 0.8],
    );
  },
  'shaft-collar': (pen, p) => {
    const [d, D, B] = [p.num('d', 10), p.num('D', 24), p.num('B', 10)];
    const { s, cx, cy, sx } = views(D, B);
    const [r, R] = [(d / 2) * s, (D / 2) * s];
    pen.body(circle(cx, cy, R)).paper(circle(cx, cy, r));
    const k = p.kind('k', 1);
    if (k)
      pen
        .paper(rect(cx - 2.5, cy - R - 1, 5, R - r + 3))
        .gap(rect(cx - 2.2, cy - R - 3, 4.4, R - r + 8))
        .tone(circle(cx + R * 0.5, cy - R * 0.66, 4));
    if (k === 2)
      pen
        .gap(rect(cx - 2.2, cy + r - 3, 4.4, R - r + 6))
        .main(line(cx - 2.5, cy + r, cx - 2.5, cy + R) + line(cx + 2.5, cy + r, cx + 2.5, cy + R));
    if (!k) pen.tone(rect(cx - 4, cy - R, 8, R - r));
    pen
      .body(rect(sx - (B / 2) * s, cy - R, B * s, R * 2, 2))
      .thin(circle(sx, cy - R * 0.6, Math.min(5, B * s * 0.3)) + hexagon(sx, cy - R * 0.6, Math.min(5, B * s * 0.3)));
    dims(pen, p, D, B, s, ['D', 'B']);
    pen.dimH(cx - r, cx + r, 24, p.label('d', 'φ'), cy);
  },
  'circlip-external': (pen, p) => circlip(pen, p, 1),
  'circlip-internal': (pen, p) => circlip(pen, p, -1),
  'e-clip': (pen, p) => {
    const R = 62;
    const r = (R * p.num('d', 5)) / p.num('D', 11);
    const m = R * 0.7;
    const inner: [number, number, number][] = [
      [r, 62, 44],
      [m, 44, -68],
      [r, -68, -112],
      [m, -112, -224],
      [r, -224, -242],
    ];
    pen.body(`${arc(100, 96, R, 118, 422)}${inner.map(([radius, from, to]) => arc(100, 96, radius, from, to, true)).join('')}Z`);
    pen
      .dimH(38, 162, 178, p.label('D', 'φ'), 110)
      .text(100, 24, p.label('d', '轴 φ'))
      .axis(line(30, 96, 170, 96) + line(100, 26, 100, 164));
  },
};

function circlip(pen: Pen, p: Params, side: 1 | -1) {
  const [cx, cy, R] = [100, 98, 66];
  const b = R * 0.16;
  const [ro, ri] = side > 0 ? [R, R - b] : [R, R - b];
  const gap = 14;
  pen.body(`${arc(cx, cy, ro, -90 + gap, 270 - gap)}${arc(cx, cy, ri - (side < 0 ? 0 : 0), 270 - gap, -90 + gap, true)}Z`);
  for (const a of [-90 + gap, 270 - gap]) {
    const [x, y] = at(cx, cy, side > 0 ? R + 2 : R - b - 2, a);
    pen.body(circle(x, y, 11)).paper(circle(x, y, 4));
  }
  const [tx, ty] = [cx, cy + (side > 0 ? R - b / 2 : R - b / 2)];
  pen.thin(arc(cx, cy, ty - cy, 60, 120)).axis(line(22, cy, 178, cy) + line(tx, 20, tx, 178));
  pen.dimH(cx - ri, cx + ri, 184, p.label('d', side > 0 ? '轴 φ' : '孔 φ'), cy);
}
