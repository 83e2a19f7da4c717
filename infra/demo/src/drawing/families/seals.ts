import type { Families } from '../params.ts';
import { arc, at, circle, ellipse, line, poly, polygon, rect, repeat } from '../shapes.ts';

export const seals: Families = {
  'o-ring': (pen, p) => {
    const [d, w] = [p.num('d', 20), p.num('w', 2.5)];
    const s = 118 / (d + 2 * w);
    const R = 59;
    const r = Math.max((d / 2) * s, 8);
    const t = Math.max(R - r, 4);
    pen
      .tone(circle(70, 96, R))
      .paper(circle(70, 96, R - t))
      .thin(arc(70, 96, R - t / 2, 200, 320));
    const c = Math.max(Math.min(t, 30), 6) / 2;
    pen
      .thin(line(160, 96 - R + c, 160, 96 + R - c))
      .tone(circle(160, 96 - R + c, c) + circle(160, 96 + R - c, c))
      .axis(line(4, 96, 180, 96));
    pen.dimH(70 - (R - t), 70 + (R - t), 176, p.label('d', 'φ'), 100).dimH(160 - c, 160 + c, 24, p.label('w', 'φ'), 96 - R + c);
  },
  'oil-seal': (pen, p) => {
    const [d, D] = [p.num('d', 30), p.num('D', 52)];
    const R = 58;
    const r = (R * d) / D;
    pen
      .tone(circle(66, 96, R))
      .body(circle(66, 96, R - (R - r) * 0.28))
      .thin(circle(66, 96, r + (R - r) * 0.45))
      .tone(circle(66, 96, r + (R - r) * 0.2))
      .paper(circle(66, 96, r));
    const x = 146;
    const B = Math.max(18, Math.min(34, (p.num('B', 8) / D) * 116 * 1.4));
    const half = (sign: 1 | -1) => {
      const y = (v: number) => 96 + sign * v;
      pen
        .tone(
          polygon(
            x,
            y(R),
            x + B,
            y(R),
            x + B,
            y(R - 6),
            x + 8,
            y(R - 6),
            x + 8,
            y(r + 9),
            x + B * 0.6,
            y(r + 5),
            x + B * 0.5,
            y(r),
            x + B * 0.3,
            y(r + 1),
            x,
            y(r + 8),
          ),
        )
        .main(circle(x + B * 0.56, y(r + 10), 3));
    };
    half(-1);
    half(1);
    pen
      .thin(line(x, 96 - r - 8, x, 96 + r + 8))
      .axis(line(2, 96, 190, 96))
      .dimH(66 - R, 66 + R, 176, p.label('D', 'φ'), 96)
      .dimH(66 - r, 66 + r, 24, p.label('d', 'φ'), 96)
      .dimH(x, x + B, 176, p.label('B'), 96 + R);
  },
  'v-ring': (pen, p) => {
    pen
      .tone(circle(66, 96, 58))
      .body(circle(66, 96, 52))
      .tone(circle(66, 96, 44))
      .paper(circle(66, 96, 34));
    for (const s of [-1, 1])
      pen.tone(
        polygon(
          146,
          96 + s * 34,
          172,
          96 + s * 34,
          172,
          96 + s * 46,
          164,
          96 + s * 46,
          152,
          96 + s * 58,
          148,
          96 + s * 56,
          158,
          96 + s * 44,
          146,
          96 + s * 44,
        ),
      );
    pen.axis(line(2, 96, 190, 96)).dimH(32, 100, 176, p.label('d', '轴 φ'), 96);
  },
  'u-cup': (pen, p) => {
    const R = 58;
    const r = (R * p.num('d', 30)) / p.num('D', 40);
    pen
      .tone(circle(66, 96, R))
      .thin(circle(66, 96, (R + r) / 2))
      .paper(circle(66, 96, r));
    for (const s of [-1, 1])
      pen.tone(
        polygon(
          144,
          96 + s * (r - 1),
          176,
          96 + s * (r + 1),
          176,
          96 + s * (R - 1),
          144,
          96 + s * (R + 1),
          146,
          96 + s * (R - (R - r) * 0.34),
          158,
          96 + s * ((R + r) / 2),
          146,
          96 + s * (r + (R - r) * 0.34),
        ),
      );
    pen
      .axis(line(2, 96, 190, 96))
      .dimH(66 - R, 66 + R, 176, p.label('D', 'φ'), 96)
      .dimH(66 - r, 66 + r, 24, p.label('d', 'φ'), 96)
      .dimH(144, 176, 176, p.label('B'), 96 + R);
  },
  gasket: (pen, p) => {
    const r = (78 * p.num('d', 60)) / p.num('D', 107);
    pen.body(circle(100, 98, 78));
    if (p.kind('r')) pen.thin(repeat(5, (i) => circle(100, 98, r + ((78 - r) * (i + 2)) / 9)));
    else pen.thin(circle(100, 98, 78 - 3));
    pen
      .paper(circle(100, 98, r))
      .axis(line(14, 98, 186, 98) + line(100, 12, 100, 184))
      .dimH(22, 178, 194, p.label('D', 'φ'), 98)
      .dimH(100 - r, 100 + r, 92, p.label('d', 'φ'), 98);
  },
  'rope-coil': (pen, p) => {
    for (let i = 5; i >= 0; i -= 1) pen.body(ellipse(92, 110 - i * 2, 22 + i * 11, 16 + i * 9));
    pen
      .paper(ellipse(92, 110, 16, 10))
      .thin(repeat(16, (i) => line(...at(92, 100, 72, 20 + i * 9), ...at(92, 100, 80, 26 + i * 9))))
      .body(polygon(160, 128, 186, 128, 186, 154, 160, 154))
      .thin(line(160, 128, 186, 154) + line(186, 128, 160, 154) + rect(166, 134, 14, 14))
      .dimH(160, 186, 172, p.label('w'), 154);
  },
  'rubber-sheet': (pen, p) => {
    pen
      .tone('M20 128L104 70L186 96L108 160Z')
      .body('M20 128V138L108 170V160Z')
      .body('M108 160V170L186 106V96Z')
      .thin(poly(60, 102, 146, 128))
      .body(ellipse(128, 62, 48, 16))
      .thin(ellipse(128, 62, 34, 11) + ellipse(128, 62, 20, 6))
      .dimV(160, 170, 92, p.label('s'), 108);
  },
};
