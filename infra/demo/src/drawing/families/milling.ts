import type { Families, Params } from '../params.ts';
import type { Pen } from '../pen.ts';
import { at, circle, ellipse, line, polygon, rect, regular, repeat, sector, turned } from '../shapes.ts';

const y = 96;

/** Helical flutes between x1 and x2: the S-shaped edges a twist drill shows. */
function flutes(pen: Pen, x1: number, x2: number, r: number, turns: number) {
  const step = (x2 - x1) / turns;
  for (let i = 0; i < turns; i += 1) {
    const x = x1 + i * step;
    const w = step * 0.5;
    pen.tone(
      `M${(x).toFixed(1)} ${y + r}C${(x + w * 0.5).toFixed(1)} ${y + r * 0.4} ${(x + w * 0.5).toFixed(1)} ${y - r * 0.4} ${(x + w).toFixed(1)} ${y - r}L${(x + w * 1.7).toFixed(1)} ${y - r}C${(x + w * 1.2).toFixed(1)} ${y - r * 0.4} ${(x + w * 1.2).toFixed(1)} ${y + r * 0.4} ${(x + w * 0.7).toFixed(1)} ${y + r}Z`,
    );
  }
}

function cutter(pen: Pen, p: Params, end: 'flat' | 'ball' | 'point', usual = 10) {
  const d = p.num('d', usual);
  const [lc, L, D] = [p.num('lc', d * 2.5), p.num('l', d * 7), Math.max(p.num('D', d), d * 0.6)];
  const wide = Math.max(D, d);
  const cap = Math.min(L, lc + wide * 2.6);
  const s = Math.min(176 / cap, 58 / wide);
  const cut = Math.min(lc * s, cap * s * 0.7);
  const x0 = 100 - (cap * s) / 2;
  const x1 = x0 + cap * s;
  const [r, R] = [(d / 2) * s, (D / 2) * s];
  const neck = Math.abs(R - r) > 1.5 ? 12 : 0;
  pen.body(
    turned(y, [
      [x0, R - 2],
      [x0 + 2, R],
      [x1 - cut - neck, R],
      [x1 - cut, r],
    ]),
  );
  const tip: [number, number][] =
    end === 'point'
      ? [
          [x1 - r * 0.7, r],
          [x1, 0],
        ]
      : [[x1, r]];
  if (end === 'ball') pen.body(`M${x1 - cut} ${y - r}H${x1 - r}A${r} ${r} 0 0 1 ${x1 - r} ${y + r}H${x1 - cut}Z`);
  else pen.body(turned(y, [[x1 - cut, r], ...tip]));
  flutes(pen, x1 - cut + 1, x1 - (end === 'flat' ? 2 : r), r, Math.max(2, Math.min(5, Math.round(cut / (r * 2.4)))));
  pen
    .axis(line(x0 - 8, y, x1 + 8, y))
    .dimH(x1 - cut, x1, y + Math.max(r, R) + 18, p.label('lc'), y + r)
    .dimH(x0, x1, y + Math.max(r, R) + 38, p.label('l'), y + R)
    .dimV(y - r, y + r, Math.min(x1 + 12, 197), p.label('d', 'φ'), x1);
}

export const milling: Families = {
  'end-mill': (pen, p) => cutter(pen, p, 'flat'),
  'ball-end-mill': (pen, p) => cutter(pen, p, 'ball', 6),
  'face-mill': (pen, p) => {
    const zz = Math.min(p.num('z', 5), 10);
    const w = 360 / zz;
    for (let i = 0; i < zz; i += 1) pen.body(sector(100, 98, 20, 68, i * w - 90, i * w - 90 + w * 0.62));
    pen
      .body(circle(100, 98, 46))
      .thin(circle(100, 98, 34))
      .paper(circle(100, 98, 20))
      .dark(rect(96, 73, 8, 7) + rect(96, 116, 8, 7));
    for (let i = 0; i < zz; i += 1) {
      const a = i * w - 90;
      pen
        .tone(polygon(...at(100, 98, 52, a - 1), ...at(100, 98, 76, a - 3), ...at(100, 98, 77, a + 15), ...at(100, 98, 56, a + 18)))
        .dark(circle(...at(100, 98, 65, a + 7), 2.8));
    }
    pen.dimH(24, 176, 192, p.label('D', 'φ'), 98);
  },
  'turning-insert': (pen, p) => {
    const a = p.kind('a', 80);
    if (!a) pen.body(circle(100, 92, 66)).thin(circle(100, 92, 52));
    else if (a === 60) pen.body(regular(100, 108, 86, 3, 180)).thin(regular(100, 108, 66, 3, 180));
    else if (a === 81)
      pen
        .body(regular(100, 104, 96, 3, 180).replace(/L/g, 'L'))
        .body(`M100 22L130 76Q166 128 172 146Q140 150 100 150T28 146Q34 128 70 76Z`)
        .thin('M100 44L122 86Q148 124 152 134Q130 136 100 136T48 134Q52 124 78 86Z');
    else if (a === 90) pen.body(rect(38, 32, 124, 124, 8)).thin(rect(52, 46, 96, 96, 5));
    else {
      const h = (a * Math.PI) / 360;
      const side = a < 45 ? 104 : 78;
      const [w, t] = [side * Math.sin(h) * 1.05, side * Math.cos(h) * 1.05];
      const rhomb = (f: number) =>
        a > 70
          ? polygon(100 - t * f, 94, 100, 94 - w * f, 100 + t * f, 94, 100, 94 + w * f)
          : polygon(100 - t * f, 94, 100, 94 - w * f, 100 + t * f, 94, 100, 94 + w * f);
      pen.body(rhomb(1)).thin(rhomb(0.8));
    }
    const c = a === 60 || a === 81 ? 108 : 93;
    pen
      .body(circle(100, c, 22))
      .paper(circle(100, c, 15))
      .text(100, 188, p.label('l') && `l=${p.label('l')}`);
  },
  'turning-holder': (pen) =>
    void pen
      .body(polygon(74, 70, 194, 70, 194, 122, 74, 122))
      .body(polygon(74, 70, 74, 122, 40, 122, 20, 96, 14, 62, 50, 58))
      .thin(line(74, 82, 194, 82))
      .tone(polygon(10, 62, 28, 46, 54, 56, 36, 76))
      .dark(circle(32, 61, 4))
      .body(polygon(44, 66, 66, 74, 60, 94, 40, 84))
      .tone(circle(56, 84, 6))
      .axis(line(90, 96, 198, 96)),
  'boring-bar': (pen, p) =>
    void pen
      .body(rect(52, 80, 142, 34, 3))
      .thin(line(52, 88, 194, 88))
      .body(polygon(52, 80, 52, 114, 24, 110, 14, 88, 20, 72, 40, 68))
      .tone(polygon(8, 74, 26, 60, 46, 66, 30, 84))
      .dark(circle(27, 72, 4))
      .dimV(80, 114, 180, p.label('d', 'φ'), 170)
      .text(140, 132, p.label('d', 'φ')),
  collet: (pen, p) => {
    pen
      .body(
        polygon(58, 40, 62, 30, 138, 30, 142, 40, 138, 52, 132, 54, 132, 60, 140, 64, 122, 168, 78, 168, 60, 64, 68, 60, 68, 54, 62, 52),
      )
      .thin(repeat(4, (i) => line(74 + i * 17, 62 + (i % 2) * 8, 80 + i * 13, 168)))
      .tone(ellipse(100, 30, 38, 7))
      .paper(ellipse(100, 30, 14, 3))
      .dimH(58, 142, 14, p.label('D', 'φ'), 36)
      .dimV(30, 168, 172, p.label('l'), 140)
      .text(100, 186, p.label('d', '夹持 φ'));
  },
  'tool-holder': (pen) =>
    void pen
      .body(polygon(86, 8, 114, 8, 116, 22, 84, 22))
      .body(polygon(82, 22, 118, 22, 136, 88, 64, 88))
      .body(rect(48, 88, 104, 10, 1))
      .tone(rect(54, 98, 92, 8))
      .body(rect(48, 106, 104, 10, 1))
      .body(rect(70, 116, 60, 36, 2))
      .body(rect(64, 152, 72, 28, 3))
      .thin(repeat(8, (i) => line(69 + i * 9, 152, 69 + i * 9, 180)))
      .body(rect(84, 180, 32, 10))
      .dark(rect(90, 88, 20, 28))
      .axis(line(100, 2, 100, 198)),
  'drill-chuck': (pen, p) =>
    void pen
      .body(rect(74, 16, 52, 30, 3))
      .body(rect(54, 46, 92, 42, 4))
      .body(polygon(54, 88, 146, 88, 146, 116, 124, 156, 76, 156, 54, 116))
      .thin(repeat(13, (i) => line(60 + i * 6.7, 90, 60 + i * 6.7, 114)))
      .body(polygon(84, 156, 96, 156, 96, 186, 90, 178))
      .body(polygon(104, 156, 116, 156, 110, 178, 104, 186))
      .paper(circle(100, 68, 8))
      .text(160, 170, p.label('d', '≤φ')),
  'band-saw': (pen) => {
    for (let i = 0; i < 3; i += 1)
      pen.body(ellipse(100, 104 + i * 3 - 6, 80 - i * 16, 62 - i * 14)).paper(ellipse(100, 104 + i * 3 - 6, 74 - i * 16, 56 - i * 14));
    pen.dark(
      repeat(26, (i) => polygon(...at(100, 98, 80, 185 + i * 6.6), ...at(100, 98, 80, 189 + i * 6.6), ...at(100, 93, 84, 187 + i * 6.6))),
    );
  },
};
