import type { Families } from '../params.ts';
import type { Pen } from '../pen.ts';
import { arc, at, circle, ellipse, line, poly, polygon, rect, repeat, thread, turned } from '../shapes.ts';

const spring = (pen: Pen, x0: number, x1: number, y: number, R: number, w: number, coils: number) => {
  const step = (x1 - x0) / coils;
  const lean = (i: number) => (i === 0 || i === coils ? 0 : step / 4);
  pen.thin(repeat(coils, (i) => line(x0 + step * i + lean(i), y + R, x0 + step * (i + 1) - lean(i + 1), y - R)));
  for (let i = 0; i <= coils; i += 1) {
    const x = x0 + step * i;
    const a = lean(i);
    pen.body(polygon(x - w / 2 - a, y - R, x + w / 2 - a, y - R, x + w / 2 + a, y + R, x - w / 2 + a, y + R));
  }
};

export const machineParts: Families = {
  'compression-spring': (pen, p) => {
    const [D, w] = [p.num('D', 10), p.num('w', 1)];
    const l = Math.min(p.num('l', 30), D * 4.5);
    const s = Math.min(156 / l, 92 / D);
    const coils = Math.max(4, Math.min(14, Math.round(l / (w * 3.2))));
    const R = ((D - w) / 2) * s;
    spring(pen, 100 - (l * s) / 2 + (w * s) / 2, 100 + (l * s) / 2 - (w * s) / 2, 92, R + (w * s) / 2, Math.max(w * s, 3), coils);
    pen
      .axis(line(8, 92, 192, 92))
      .dimH(100 - (l * s) / 2, 100 + (l * s) / 2, 92 + R + 26, p.label('l'), 92 + R)
      .dimV(92 - R - (w * s) / 2, 92 + R + (w * s) / 2, Math.min(194, 100 + (l * s) / 2 + 11), p.label('D', 'φ'), 100 + (l * s) / 2)
      .text(100, 92 - R - 16, p.label('w', '线径 φ'));
  },
  'extension-spring': (pen, p) => {
    const coils = 17;
    for (let i = 0; i < coils; i += 1) pen.body(polygon(52 + i * 5.6, 72, 56 + i * 5.6, 70, 59 + i * 5.6, 128, 55 + i * 5.6, 130));
    pen.main(`${arc(34, 100, 22, 40, 320)}${arc(166, 100, 22, -140, 140)}${line(51, 114, 54, 124)}${line(149, 86, 148, 76)}`);
    pen.dimH(12, 188, 158, p.label('l'), 106).dimV(71, 129, 196, p.label('D', 'φ'), 152).text(100, 58, p.label('w', '线径 φ'));
  },
  'cam-follower': (pen, p) => {
    const [d, D, B, l] = [p.num('d', 8), p.num('D', 19), p.num('B', 11), p.num('l', 20)];
    const s = Math.min(160 / (B + l), 120 / D);
    const x0 = (200 - (B + l) * s) / 2;
    const y = 96;
    pen
      .body(
        turned(y, [
          [x0 + B * s, (d / 2) * s],
          [x0 + (B + l) * s - 4, (d / 2) * s],
          [x0 + (B + l) * s, (d / 2) * s - 4],
        ]),
      )
      .thin(thread(x0 + (B + l * 0.45) * s, x0 + (B + l) * s - 4, y, (d / 2) * s, 5));
    pen
      .body(rect(x0, y - (D / 2) * s, B * s, D * s, 5))
      .thin(rect(x0, y - D * s * 0.3, B * s, D * s * 0.6))
      .body(rect(x0 + B * s, y - D * s * 0.28, 4, D * s * 0.56));
    pen
      .axis(line(6, y, 194, y))
      .dimV(y - (D / 2) * s, y + (D / 2) * s, Math.max(x0 - 8, 8), p.label('D', 'φ'), x0)
      .dimH(x0 + B * s, x0 + (B + l) * s, y + (D / 2) * s + 14, p.label('l'), y + (d / 2) * s);
  },
  'star-knob': (pen, p) => {
    const lobes = repeat(5, (i) => `${arc(...at(100, 64, 34, -90 + i * 72), 17, -90 + i * 72 - 75, -90 + i * 72 + 75, i > 0)}`);
    pen.tone(`${lobes}Z`).body(circle(100, 64, 16));
    const l = p.kind('l');
    pen.tone(polygon(72, 132, 80, 122, 120, 122, 128, 132, 128, 146, 116, 154, 84, 154, 72, 146)).body(rect(90, 154, 20, 10));
    if (l) pen.body(rect(93, 164, 14, 30)).thin(repeat(5, (i) => line(93, 169 + i * 5.5, 107, 167 + i * 5.5)));
    pen.dimH(49, 151, 8, p.label('D', 'φ'), 56).text(150, 184, p.label('d', 'M'));
  },
  'lever-handle': (pen, p) => {
    pen
      .tone('M58 78Q60 54 84 54H96Q112 54 124 44L170 18Q188 10 192 24Q194 36 180 42L118 78Z')
      .body(rect(62, 78, 52, 46, 4))
      .thin(line(62, 90, 114, 90) + line(62, 112, 114, 112))
      .body(rect(78, 124, 20, 62))
      .thin(repeat(9, (i) => line(78, 132 + i * 6, 98, 129 + i * 6)));
    pen
      .body(circle(88, 66, 8))
      .dimH(88, 190, 150, p.label('L'), 60)
      .dimV(124, 186, 58, p.label('l'), 76)
      .text(130, 172, p.label('d', 'M'));
  },
  handwheel: (pen, p) => {
    pen.tone(circle(100, 104, 78)).paper(circle(100, 104, 62));
    for (const a of [90, 210, 330]) {
      const [x, y] = at(100, 104, 64, a);
      const [nx, ny] = at(0, 0, 9, a + 90);
      pen.body(polygon(100 + nx, 104 + ny, x + nx * 0.8, y + ny * 0.8, x - nx * 0.8, y - ny * 0.8, 100 - nx, 104 - ny));
    }
    pen
      .body(circle(100, 104, 22))
      .paper(circle(100, 104, 10))
      .dark(rect(97, 91, 6, 4));
    if (p.kind('k')) pen.tone(circle(146, 52, 13)).thin(circle(146, 52, 6));
    pen.dimH(22, 178, 194, p.label('D', 'φ'), 110).text(100, 140, p.label('d', 'φ'));
  },
  'pull-handle': (pen, p) => {
    pen
      .body('M24 150V84Q24 52 56 52H144Q176 52 176 84V150H156V88Q156 72 140 72H60Q44 72 44 88V150Z')
      .thin(line(24, 138, 44, 138) + line(156, 138, 176, 138))
      .axis(line(34, 40, 34, 164) + line(166, 40, 166, 164))
      .dimH(34, 166, 176, p.label('L'), 150)
      .dimV(52, 150, 192, p.label('h'), 176);
  },
  hinge: (pen, p) => {
    pen.body(rect(18, 36, 76, 128, 4)).body(rect(106, 36, 76, 128, 4));
    pen.tone(repeat(5, (i) => rect(90, 36 + i * 25.6, 20, 25.6, 3)));
    for (const [x, y] of [
      [40, 62],
      [40, 138],
      [160, 62],
      [160, 138],
    ] as const)
      pen.paper(circle(x, y, 9)).thin(circle(x, y, 5));
    pen.dimV(36, 164, 194, p.label('L'), 182).dimH(18, 182, 184, p.label('W'), 164);
  },
  'assortment-box': (pen) => {
    pen.body(rect(14, 40, 172, 130, 6)).paper(rect(22, 48, 156, 114, 3));
    for (let r = 0; r < 4; r += 1) for (let c = 0; c < 6; c += 1) pen.thin(circle(35 + c * 26, 62 + r * 28, 4 + ((r * 6 + c) % 7)));
    pen
      .thin(repeat(5, (i) => line(48 + i * 26, 48, 48 + i * 26, 162)) + repeat(3, (i) => line(22, 76 + i * 28.5, 178, 76 + i * 28.5)))
      .tone(rect(84, 30, 32, 12, 4));
  },
  'round-bar': (pen, p) => {
    pen
      .body(
        turned(100, [
          [12, 20],
          [15, 23],
          [94, 23],
        ]),
      )
      .body(
        turned(100, [
          [106, 23],
          [185, 23],
          [188, 20],
        ]),
      )
      .gap(rect(93, 74, 14, 52))
      .main(poly(93, 76, 89, 92, 97, 108, 93, 124) + poly(107, 76, 103, 92, 111, 108, 107, 124))
      .thin(ellipse(14, 100, 3, 20));
    pen
      .axis(line(4, 100, 196, 100))
      .dimH(12, 188, 150, p.label('l'), 124)
      .dimV(77, 123, 197, p.label('d', 'φ'), 186);
  },
};
