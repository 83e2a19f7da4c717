import type { Families, Params } from '../params.ts';
import type { Pen } from '../pen.ts';
import { arc, at, circle, ellipse, line, poly, polygon, rect, regular, repeat, sector, teeth, thread, turned } from '../shapes.ts';

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
  const cap = Math.min(L, Math.max(D, d) * 8);
  const s = Math.min(176 / cap, 54 / Math.max(D, d));
  const cut = Math.min(Math.max(lc * s, d * s * 1.4), cap * s * 0.62);
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

function drill(pen: Pen, p: Params, shank: 'straight' | 'taper') {
  const f = p.num('f', 1);
  const r = f > 1.3 ? 11 : f < 0.9 ? 19 : 15;
  if (shank === 'taper')
    pen
      .body(polygon(8, y - 8, 18, y - 8, 18, y - 13, 74, y - 20, 74, y + 20, 18, y + 13, 18, y + 8, 8, y + 8))
      .body(rect(74, y - 12, 10, 24));
  else
    pen.body(
      turned(y, [
        [8, r - 2],
        [10, r],
        [70, r],
      ]),
    );
  pen.body(
    turned(y, [
      [shank === 'taper' ? 84 : 70, r],
      [180, r],
      [190, 0],
    ]),
  );
  flutes(pen, shank === 'taper' ? 88 : 74, 184, r, 3);
  pen
    .axis(line(2, y, 198, y))
    .dimV(y - r, y + r, 150, '', 150)
    .text(130, y - r - 10, p.label('d', 'φ'))
    .text(192, y + r + 16, shank === 'straight' ? '118°' : '');
}

function disc(pen: Pen, p: Params, inside: (R: number, r: number) => void) {
  const R = 78;
  const r = Math.max(7, R * (p.num('d', 22) / p.num('D', 125)));
  pen.body(circle(100, 98, R));
  inside(R, r);
  pen
    .paper(circle(100, 98, r))
    .dimH(100 - R, 100 + R, 194, p.label('D', 'φ'), 98)
    .dimH(100 - r, 100 + r, 98 - r - 10, p.label('d', 'φ'), 98);
}

export const cutting: Families = {
  'drill-bit': (pen, p) => drill(pen, p, 'straight'),
  'taper-shank-drill': (pen, p) => drill(pen, p, 'taper'),
  'center-drill': (pen, p) => {
    pen
      .body(
        turned(y, [
          [10, 4],
          [34, 6],
          [62, 22],
          [138, 22],
          [166, 6],
          [190, 4],
        ]),
      )
      .tone(polygon(36, y - 7, 60, y - 20, 66, y, 40, y))
      .tone(polygon(164, y + 7, 140, y + 20, 134, y, 160, y))
      .thin(line(10, y, 40, y) + line(160, y, 190, y))
      .axis(line(2, y, 198, y))
      .dimV(y - 22, y + 22, 108, p.label('D', 'φ'), 100)
      .text(24, y - 14, p.label('d', 'φ'));
  },
  countersink: (pen, p) => {
    pen
      .body(
        turned(y, [
          [10, 11],
          [92, 11],
          [98, 36],
          [120, 36],
          [156, 3],
        ]),
      )
      .tone(polygon(100, y - 4, 122, y - 34, 154, y - 3))
      .tone(polygon(100, y + 8, 122, y + 34, 136, y + 18))
      .axis(line(2, y, 190, y))
      .dimV(y - 36, y + 36, 182, p.label('d', 'φ'), 118)
      .text(150, y + 36, p.label('a') && `${p.label('a')}°`);
  },
  reamer: (pen, p) => {
    pen
      .body(
        turned(y, [
          [8, 10],
          [84, 10],
          [90, 15],
          [180, 15],
          [188, 11],
        ]),
      )
      .thin(repeat(5, (i) => line(92, y - 10 + i * 5, 184, y - 10 + i * 5)))
      .main(line(90, y - 15, 90, y + 15))
      .axis(line(2, y, 198, y))
      .dimV(y - 15, y + 15, 150, '', 140)
      .text(140, y - 24, p.label('d', 'φ'));
  },
  'hole-saw': (pen, p) => {
    pen
      .body(rect(46, 70, 108, 74))
      .tone(ellipse(100, 70, 54, 16))
      .paper(repeat(3, (i) => circle(...at(100, 70, 30, i * 120), 5)))
      .body(rect(93, 20, 14, 52))
      .body(polygon(92, 144, 108, 144, 108, 170, 100, 184, 92, 170));
    let d = 'M46 144';
    for (let i = 0; i < 12; i += 1) d += `l5 10l4 -10`;
    pen
      .tone(`${d}L154 140H46Z`)
      .paper(rect(60, 98, 26, 14, 7))
      .paper(rect(114, 98, 26, 14, 7))
      .dimH(46, 154, 196, p.label('d', 'φ'), 154);
  },
  tap: (pen, p) => {
    const k = p.kind('k', 3);
    pen
      .body(
        turned(y, [
          [94, 10],
          [100, 15],
          [178, 15],
          [192, 9],
        ]),
      )
      .body(
        turned(y, [
          [30, 12],
          [96, 12],
        ]),
      )
      .body(rect(8, y - 10, 24, 20, 1))
      .thin(line(8, y - 3, 32, y - 3) + line(8, y + 3, 32, y + 3))
      .thin(thread(102, 188, y, 15, 4.4));
    if (k === 1) flutes(pen, 104, 182, 15, 3);
    else if (k !== 4) pen.tone(polygon(102, y - 5, 184, y - 4, 190, y + 1, 184, y + 5, 102, y + 5));
    pen
      .axis(line(2, y, 198, y))
      .text(146, y - 24, p.label('d', 'M'))
      .text(146, y + 34, '');
  },
  die: (pen, p) => {
    pen
      .body(circle(100, 98, 76))
      .thin(circle(100, 98, 71))
      .paper(circle(100, 98, 24));
    for (let i = 0; i < 4; i += 1) pen.paper(circle(...at(100, 98, 34, 45 + i * 90), 15));
    pen
      .thin(repeat(8, (i) => arc(100, 98, 24, i * 45 + 4, i * 45 + 16) + arc(100, 98, 27, i * 45 + 4, i * 45 + 16)))
      .gap(rect(97, 20, 6, 22))
      .main(line(97, 22, 97, 40) + line(103, 22, 103, 40))
      .dimH(24, 176, 192, p.label('D', 'φ'), 98)
      .text(100, 102, p.label('d', 'M'));
  },
  'thread-mill': (pen, p) => {
    pen
      .body(
        turned(y, [
          [8, 18],
          [104, 18],
          [114, 9],
          [156, 9],
        ]),
      )
      .tone(
        repeat(4, (i) =>
          polygon(
            156 + i * 8,
            y - 10,
            160 + i * 8,
            y - 18,
            164 + i * 8,
            y - 10,
            164 + i * 8,
            y + 10,
            160 + i * 8,
            y + 18,
            156 + i * 8,
            y + 10,
          ),
        ),
      )
      .axis(line(2, y, 198, y))
      .text(172, y - 26, p.label('d', 'φ'));
  },
  'end-mill': (pen, p) => cutter(pen, p, 'flat'),
  'ball-end-mill': (pen, p) => cutter(pen, p, 'ball', 6),
  'face-mill': (pen, p) => {
    const zz = p.num('z', 5);
    pen
      .body(circle(100, 98, 62))
      .paper(circle(100, 98, 22))
      .dark(rect(96, 72, 8, 8) + rect(96, 116, 8, 8));
    for (let i = 0; i < zz; i += 1) {
      const a = (360 / zz) * i - 90;
      pen
        .gap(sector(100, 98, 46, 66, a - 24, a - 3))
        .main(arc(100, 98, 46, a - 24, a - 3))
        .tone(polygon(...at(100, 98, 46, a - 2), ...at(100, 98, 74, a - 3), ...at(100, 98, 74, a + 12), ...at(100, 98, 48, a + 14)))
        .dark(circle(...at(100, 98, 60, a + 5), 2.6));
    }
    pen.dimH(26, 174, 192, p.label('D', 'φ'), 98);
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
  'saw-blade': (pen, p) => {
    const zz = Math.min(48, p.num('z', 60) * 0.5);
    pen.body(teeth(100, 98, 72, 82, Math.round(zz), 0.12));
    pen
      .thin(circle(100, 98, 64))
      .main(repeat(4, (i) => arc(100, 98, 52, i * 90, i * 90 + 30)))
      .thin(circle(100, 98, 28))
      .paper(circle(100, 98, 14))
      .dimH(18, 182, 196, p.label('D', 'φ'), 98)
      .dimH(86, 114, 78, p.label('d', 'φ'), 98);
  },
  'cutting-disc': (pen, p) =>
    disc(
      pen,
      p,
      (R, r) =>
        void pen
          .thin(repeat(5, (i) => circle(100, 98, R - 6 - i * ((R - r - 26) / 5))))
          .tone(circle(100, 98, r + 18))
          .thin(circle(100, 98, r + 8)),
    ),
  'flap-disc': (pen, p) =>
    disc(pen, p, (R, r) => {
      pen
        .tone(circle(100, 98, R))
        .thin(repeat(36, (i) => line(...at(100, 98, R, i * 10), ...at(100, 98, R * 0.52, i * 10 + 14))))
        .body(circle(100, 98, Math.max(R * 0.52, r + 8)));
    }),
  'diamond-blade': (pen, p) =>
    disc(pen, p, (R, r) => {
      pen
        .tone(circle(100, 98, R))
        .body(circle(100, 98, R - 11))
        .gap(repeat(12, (i) => rect(...at(98, 96, R - 6, i * 30 + 15), 5, 5)))
        .main(repeat(12, (i) => line(...at(100, 98, R, i * 30 + 15), ...at(100, 98, R - 18, i * 30 + 15))))
        .paper(repeat(6, (i) => circle(...at(100, 98, R * 0.58, i * 60), 5)))
        .thin(circle(100, 98, r + 10));
    }),
  sandpaper: (pen, p) => {
    pen
      .tone(rect(40, 20, 120, 160, 2))
      .dark(repeat(90, (i) => rect(46 + ((i * 37) % 108), 26 + ((i * 53) % 146), 1.6, 1.6)))
      .paper(polygon(112, 180, 160, 132, 160, 180))
      .body(polygon(112, 180, 160, 132, 122, 142))
      .text(90, 100, p.label('g') && `#${p.label('g')}`);
  },
  'sanding-belt': (pen) =>
    void pen
      .tone('M40 62H150A34 34 0 0 1 150 130H40A34 34 0 0 1 40 62Z')
      .paper('M44 70H148A26 26 0 0 1 148 122H44A26 26 0 0 1 44 70Z')
      .body('M40 130V150H150A34 40 0 0 0 184 100V96A34 34 0 0 1 150 130Z')
      .dark(repeat(40, (i) => rect(42 + ((i * 37) % 120), 133 + ((i * 7) % 14), 1.5, 1.5))),
  'sanding-disc': (pen, p) => {
    pen.tone(circle(100, 98, 76)).dark(repeat(80, (i) => rect(...at(99, 97, 16 + ((i * 29) % 56), i * 47), 1.5, 1.5)));
    const n = p.kind('n');
    if (n) pen.paper(repeat(Math.min(n, 8), (i) => circle(...at(100, 98, 46, i * (360 / Math.min(n, 8))), 7)));
    if (n > 8) pen.paper(circle(100, 98, 7) + repeat(8, (i) => circle(...at(100, 98, 24, i * 45 + 22), 4)));
    pen.dimH(24, 176, 192, p.label('D', 'φ'), 98);
  },
  'grinding-wheel': (pen, p) => {
    const r = 62 * (p.num('d', 32) / p.num('D', 200));
    pen
      .tone(circle(70, 96, 62))
      .dark(repeat(46, (i) => rect(...at(69, 95, 30 + ((i * 17) % 28), i * 41), 1.5, 1.5)))
      .paper(circle(70, 96, 30))
      .thin(circle(70, 96, 24))
      .paper(circle(70, 96, Math.max(r, 7)));
    const T = Math.max(10, Math.min(40, 124 * (p.num('T', 20) / p.num('D', 200))));
    pen
      .tone(rect(164 - T / 2, 34, T, 124))
      .axis(line(2, 96, 192, 96))
      .dimH(8, 132, 180, p.label('D', 'φ'), 96)
      .dimH(164 - T / 2, 164 + T / 2, 180, p.label('T'), 158)
      .dimH(70 - Math.max(r, 7), 70 + Math.max(r, 7), 22, p.label('d', 'φ'), 96);
  },
  'mounted-point': (pen, p) => {
    const k = p.kind('k', 1);
    pen
      .body(rect(8, y - 6, 100, 12, 2))
      .tone(
        k === 2
          ? circle(142, y, 36)
          : k === 3
            ? polygon(104, y - 32, 112, y - 34, 186, y - 5, 186, y + 5, 112, y + 34, 104, y + 32)
            : k === 4
              ? `M104 ${y - 32}H140Q180 ${y - 26} 188 ${y}Q180 ${y + 26} 140 ${y + 32}H104Z`
              : rect(104, y - 32, 78, 64, 4),
      );
    pen
      .dark(repeat(24, (i) => rect(116 + ((i * 23) % 52), y - 16 + ((i * 13) % 32), 1.6, 1.6)))
      .axis(line(2, y, 198, y))
      .dimV(y - 32, y + 32, 196, p.label('d', 'φ'), 170);
  },
  'wire-wheel': (pen, p) => {
    if (p.kind('k', 1) === 2) {
      pen
        .main(repeat(60, (i) => line(...at(100, 98, 44, i * 6), ...at(100, 98, 76 + (i % 2) * 4, i * 6 + 4))))
        .body(circle(100, 98, 44))
        .thin(circle(100, 98, 38))
        .paper(circle(100, 98, 14));
    } else
      pen
        .body(rect(86, 20, 28, 40, 2))
        .thin(line(86, 34, 114, 34))
        .body(polygon(80, 58, 120, 58, 148, 82, 150, 104, 50, 104, 52, 82))
        .main(repeat(17, (i) => line(54 + i * 5.8, 104, 44 + i * 7, 168)));
    pen.dimH(40, 160, 190, p.label('D', 'φ'), 170);
  },
  'scouring-pad': (pen) =>
    void pen
      .tone('M24 76L120 56L180 96V116L84 142L24 96Z')
      .thin(poly(24, 76, 84, 120, 180, 96) + line(84, 120, 84, 142))
      .thin(repeat(22, (i) => `M${44 + ((i * 31) % 108)} ${80 + ((i * 17) % 30)}q5 -4 9 2`)),
  'oil-stone': (pen) =>
    void pen
      .tone(polygon(16, 108, 124, 70, 186, 88, 80, 130))
      .tone(polygon(16, 108, 80, 130, 80, 154, 16, 132))
      .tone(polygon(80, 130, 186, 88, 186, 112, 80, 154))
      .dark(repeat(26, (i) => rect(60 + ((i * 29) % 90), 88 + ((i * 11) % 28), 1.4, 1.4))),
};
