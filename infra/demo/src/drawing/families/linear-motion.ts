import type { Families, Params } from '../params.ts';
import type { Pen } from '../pen.ts';
import { at, circle, ellipse, line, polygon, rect, repeat } from '../shapes.ts';

const cy = 96;

const housing = (pen: Pen, p: Params, cx: number, y: number, R: number) => {
  const d = R * (p.num('d', 25) / p.num('D', 52));
  pen
    .body(circle(cx, y, R))
    .tone(circle(cx, y, R * 0.8))
    .body(circle(cx, y, d * 1.32))
    .paper(circle(cx, y, d))
    .dark(circle(cx, y - d * 1.16, 2.2));
};

export const linearMotion: Families = {
  'pillow-block': (pen, p) => {
    pen
      .body('M12 160V142Q12 134 24 132H48Q50 44 100 38Q150 44 152 132H176Q188 134 188 142V160Z')
      .thin(line(12, 146, 46, 146) + line(154, 146, 188, 146));
    pen
      .paper(rect(24, 134, 22, 6, 3))
      .paper(rect(154, 134, 22, 6, 3))
      .body(rect(94, 28, 12, 12, 2));
    housing(pen, p, 100, 96, 44);
    pen
      .axis(line(100, 20, 100, 170) + line(40, 96, 160, 96))
      .dimV(96, 160, 196, '', 160)
      .text(100, 184, p.label('d', '轴 φ'));
  },
  'flange-unit': (pen, p) => {
    const four = p.num('n', 4) === 4;
    if (four) pen.body(rect(22, 22, 156, 156, 26));
    else
      pen.body('M100 46Q126 46 146 66L184 88Q194 100 184 112L146 134Q126 154 100 154Q74 154 54 134L16 112Q6 100 16 88L54 66Q74 46 100 46Z');
    for (const [x, y] of four
      ? [
          [44, 44],
          [156, 44],
          [44, 156],
          [156, 156],
        ]
      : [
          [26, 100],
          [174, 100],
        ])
      pen.paper(circle(x ?? 0, y ?? 0, 9));
    housing(pen, p, 100, 100, four ? 54 : 44);
    pen.axis(line(100, 14, 100, 186) + line(6, 100, 194, 100)).text(100, 194, p.label('d', '轴 φ'));
  },
  'rod-end': (pen, p) => {
    const male = p.kind('m', 1) === 1;
    pen.body(male ? rect(84, 96, 32, 94) : polygon(80, 96, 120, 96, 120, 168, 116, 190, 84, 190, 80, 168));
    if (male) pen.thin(repeat(9, (i) => line(84, 128 + i * 7, 116, 124 + i * 7)));
    else pen.thin(line(80, 150, 120, 150) + line(80, 168, 120, 168) + line(93, 150, 93, 190) + line(107, 150, 107, 190));
    pen
      .body(circle(100, 62, 48))
      .body(circle(100, 62, 34))
      .tone(circle(100, 62, 31))
      .body(circle(100, 62, 26))
      .paper(circle(100, 62, 16));
    pen
      .dimH(84, 116, 8, p.label('d', 'φ'), 62)
      .dimV(62, 190, 168, p.label('h'), 116)
      .dimV(14, 110, 28, p.label('D', 'φ'), 60)
      .text(138, 182, p.label('t', 'M'));
  },
  'linear-bearing': (pen, p) => {
    const [d, D, l] = [p.num('d', 12), p.num('D', 21), p.num('l', 30)];
    const s = Math.min(92 / D, 92 / l);
    const [r, R, w] = [(d / 2) * s, (D / 2) * s, l * s];
    const flange = p.kind('f');
    const cx = 54;
    if (flange) pen.body(flange === 2 ? rect(cx - R * 1.1, cy - R * 1.1, R * 2.2, R * 2.2, 5) : circle(cx, cy, Math.min(R * 1.25, 52)));
    pen
      .body(circle(cx, cy, R * (flange ? 0.82 : 1)))
      .tone(circle(cx, cy, R * 0.74))
      .body(repeat(5, (i) => circle(...at(cx, cy, r + 3, i * 72 - 90), 5)))
      .paper(circle(cx, cy, r));
    const x = 146 - w / 2;
    pen
      .body(rect(x, cy - R * (flange ? 0.82 : 1), w, 2 * R * (flange ? 0.82 : 1), 2))
      .thin(
        line(x + w * 0.18, cy - R * 0.8, x + w * 0.18, cy + R * 0.8) +
          line(x + w * 0.23, cy - R * 0.8, x + w * 0.23, cy + R * 0.8) +
          line(x + w * 0.77, cy - R * 0.8, x + w * 0.77, cy + R * 0.8) +
          line(x + w * 0.82, cy - R * 0.8, x + w * 0.82, cy + R * 0.8),
      );
    if (flange) pen.body(rect(x, cy - Math.min(R * 1.25, 52), 7, Math.min(R * 2.5, 104)));
    pen
      .dimH(x, x + w, cy + R + 22, p.text('type') === '加长型' ? '' : p.label('l'), cy + R)
      .dimH(cx - R, cx + R, cy + R + 22, p.label('D', 'φ'), cy)
      .dimH(cx - r, cx + r, cy - R - 16, p.label('d', 'φ'), cy);
  },
  'linear-guide': (pen, p) => {
    pen
      .body(polygon(8, 128, 192, 128, 192, 156, 8, 156))
      .thin(line(8, 138, 192, 138) + repeat(5, (i) => ellipse(24 + i * 38, 133, 6, 2.6)));
    const n = p.num('n', 1);
    for (let i = 0; i < n; i += 1) {
      const x = n === 1 ? 64 : 22 + i * 86;
      pen
        .tone(rect(x, 92, 6, 44))
        .body(rect(x + 6, 88, 58, 48, 2))
        .tone(rect(x + 64, 92, 6, 44))
        .thin(circle(x + 20, 96, 3) + circle(x + 50, 96, 3) + line(x + 6, 104, x + 64, 104));
    }
    pen
      .body(polygon(70, 66, 76, 22, 124, 22, 130, 66, 112, 66, 112, 52, 106, 46, 110, 40, 90, 40, 94, 46, 88, 52, 88, 66))
      .tone(polygon(90, 70, 88, 54, 93, 47, 89, 42, 111, 42, 107, 47, 112, 54, 110, 70));
    pen.dimH(8, 192, 178, p.label('l'), 156).dimV(22, 70, 150, p.label('h'), 126);
  },
  'ball-screw': (pen, p) => {
    pen
      .body(rect(6, 88, 188, 24, 2))
      .body(rect(0, 93, 8, 14))
      .body(rect(190, 93, 10, 14))
      .thin(repeat(24, (i) => line(12 + i * 7.4, 88, 17 + i * 7.4, 112)));
    pen
      .body(rect(84, 64, 62, 72, 3))
      .body(rect(74, 46, 14, 108, 3))
      .thin(line(146, 74, 84, 74) + line(84, 126, 146, 126))
      .paper(circle(81, 58, 4))
      .paper(circle(81, 142, 4))
      .axis(line(0, 100, 200, 100));
    pen.dimH(6, 194, 178, p.label('l'), 112).dimV(88, 112, 30, p.label('d', 'φ'), 30).text(160, 80, p.label('P', '导程 '));
  },
};
