import type { Families, Params } from '../params.ts';
import { at, circle, hexagon, line, poly, polygon, rect, repeat, thread, turned } from '../shapes.ts';

/** A round part lying on its axis: long ones shown no longer than seven diameters. */
function lying(p: Params, most = 7, high = 70) {
  const d = p.num('d', 6);
  const l = Math.min(p.num('l', 24), d * most);
  const s = Math.min(160 / l, high / d);
  return { s, r: (d / 2) * s, x0: (200 - l * s) / 2, x1: (200 + l * s) / 2 };
}

export const anchors: Families = {
  'eye-bolt': (pen, p) => {
    pen.body(rect(88, 128, 24, 58)).thin(repeat(8, (i) => line(88, 134 + i * 6.4, 112, 131 + i * 6.4)));
    pen
      .body(polygon(68, 128, 74, 114, 126, 114, 132, 128))
      .body(circle(100, 66, 52))
      .paper(circle(100, 66, 28))
      .thin(circle(100, 66, 40));
    pen
      .dimV(14, 118, 168, p.label('D', 'φ'), 104)
      .text(138, 166, p.label('d', 'M'))
      .axis(line(100, 8, 100, 194));
  },
  'u-bolt': (pen, p) => {
    pen.body('M40 180V84A60 60 0 0 1 160 84V180H144V84A44 44 0 0 0 56 84V180Z');
    pen.thin(repeat(9, (i) => line(40, 122 + i * 6.5, 56, 119 + i * 6.5) + line(144, 122 + i * 6.5, 160, 119 + i * 6.5)));
    for (const x of [48, 152])
      pen
        .body(rect(x - 15, 134, 30, 14, 2))
        .thin(line(x - 6, 134, x - 6, 148) + line(x + 6, 134, x + 6, 148))
        .body(rect(x - 18, 148, 36, 5));
    pen.dimH(56, 144, 104, p.label('D'), 96).text(100, 172, p.label('d', 'M'));
  },
  'expansion-anchor': (pen, p) => {
    const y = 100;
    pen.body(
      turned(y, [
        [8, 13],
        [12, 16],
        [128, 16],
        [146, 9],
        [152, 9],
        [186, 25],
        [194, 25],
      ]),
    );
    pen
      .thin(thread(12, 84, y, 15.5, 6))
      .body(
        turned(y, [
          [86, 21],
          [170, 21],
          [170, 24],
          [86, 24],
        ]),
      )
      .body(rect(86, y - 23, 84, 46, 2))
      .thin(
        line(112, y - 4, 172, y - 4) +
          line(112, y + 4, 172, y + 4) +
          circle(112, y, 4) +
          line(118, y - 16, 170, y - 16) +
          line(118, y + 16, 170, y + 16),
      );
    pen
      .body(rect(46, y - 27, 24, 54, 3))
      .thin(line(46, y - 13, 70, y - 13) + line(46, y + 13, 70, y + 13))
      .body(rect(72, y - 34, 7, 68, 1));
    pen.dimH(8, 194, 152, p.label('l'), 126).dimV(y - 16, y + 16, 24, p.label('d', 'M'), 10);
  },
  'plastic-anchor': (pen, p) => {
    const y = 100;
    pen.body(
      polygon(16, y - 30, 26, y - 30, 26, y - 22, 170, y - 22, 184, y - 10, 184, y + 10, 170, y + 22, 26, y + 22, 26, y + 30, 16, y + 30),
    );
    pen.body(
      repeat(
        6,
        (i) =>
          polygon(44 + i * 21, y - 22, 60 + i * 21, y - 29, 60 + i * 21, y - 22) +
          polygon(44 + i * 21, y + 22, 60 + i * 21, y + 29, 60 + i * 21, y + 22),
      ),
    );
    pen.thin(line(60, y, 184, y) + line(60, y - 4, 184, y - 4) + poly(16, y - 11, 56, y - 5, 56, y + 5, 16, y + 11));
    pen.dimH(16, 184, 152, p.label('l'), y + 30).dimV(y - 22, y + 22, 196, p.label('d', 'φ'), 172);
  },
  'chemical-anchor': (pen, p) => {
    pen
      .body(
        turned(70, [
          [10, 12],
          [14, 15],
          [150, 15],
          [176, 4],
        ]),
      )
      .thin(thread(14, 148, 70, 14.5, 6))
      .body(rect(40, 43, 20, 54, 3))
      .thin(line(40, 57, 60, 57) + line(40, 83, 60, 83))
      .body(rect(61, 38, 5, 64));
    pen
      .body(rect(16, 128, 160, 30, 15))
      .tone(rect(24, 134, 96, 18, 8))
      .thin(circle(146, 143, 6) + circle(132, 140, 3) + circle(160, 146, 4));
    pen.dimH(10, 176, 114, p.label('l'), 86).text(100, 30, p.label('d', 'M'));
  },
  'blind-rivet': (pen, p) => {
    const h = p.kind('h');
    const y = 100;
    pen
      .body(
        turned(y, [
          [56, 26],
          [58, 27],
          [58, 27],
        ]),
      )
      .body(
        h === 1
          ? polygon(30, 66, 34, 66, 56, 84, 56, 116, 34, 134, 30, 134)
          : `M56 ${y - 34}Q30 ${y - 26} 30 ${y}Q30 ${y + 26} 56 ${y + 34}Z`,
      );
    pen
      .body(rect(56, y - 17, 62, 34, h === 2 ? 10 : 1))
      .body(circle(122, y, h === 2 ? 0.1 : 19))
      .body(rect(4, y - 6, 27, 12));
    pen
      .thin(line(4, y - 6, 0, y) + line(4, y + 6, 0, y))
      .dimH(56, 118, 152, p.label('l'), y + 34)
      .dimV(y - 17, y + 17, 160, p.label('d', 'φ'), 118)
      .axis(line(0, y, 190, y));
    pen.body(rect(140, y - 5, 48, 10)).dark(rect(143, y - 1, 3, 2));
  },
  'solid-rivet': (pen, p) => {
    const f = lying(p, 3.4, 56);
    const y = 96;
    const x = Math.max(f.x0, 52);
    pen.body(
      p.kind('h')
        ? polygon(x - 16, y - f.r * 1.8, x - 12, y - f.r * 1.8, x, y - f.r, x, y + f.r, x - 12, y + f.r * 1.8, x - 16, y + f.r * 1.8)
        : `M${x} ${y - f.r * 1.8}Q${x - f.r * 1.4} ${y - f.r * 1.5} ${x - f.r * 1.4} ${y}Q${x - f.r * 1.4} ${y + f.r * 1.5} ${x} ${y + f.r * 1.8}Z`,
    );
    pen.body(rect(x, y - f.r, Math.min(f.x1, 180) - x, f.r * 2, 2));
    pen
      .dimH(x, Math.min(f.x1, 180), y + f.r * 1.8 + 16, p.label('l'), y + f.r)
      .dimV(y - f.r, y + f.r, Math.min(f.x1, 180) + 12, p.label('d', 'φ'), Math.min(f.x1, 180));
  },
  'thread-insert': (pen, p) => {
    const coils = 4 + Math.round(p.num('f', 1.5) * 3);
    const step = 120 / coils;
    for (let i = 0; i < coils; i += 1)
      pen.body(
        polygon(40 + i * step, 52, 40 + i * step + step * 0.8, 52, 40 + (i + 0.6) * step + step * 0.8, 148, 40 + (i + 0.6) * step, 148),
      );
    pen
      .main(poly(160, 148, 168, 148, 168, 100))
      .dimV(52, 148, 186, p.label('d', 'M'), 160)
      .dimH(40, 168, 172, p.label('f') && `${p.label('f')}D`, 150);
  },
  'hose-clamp': (pen, p) => {
    pen
      .body(circle(100, 108, 66))
      .paper(circle(100, 108, 60))
      .thin(repeat(16, (i) => line(...at(100, 108, 61, 200 + i * 9), ...at(100, 108, 65, 204 + i * 9))));
    pen
      .body(rect(70, 22, 62, 24, 4))
      .body(hexagon(146, 34, 22, 0))
      .main(line(146, 24, 146, 44))
      .thin(repeat(6, (i) => line(78 + i * 9, 26, 82 + i * 9, 42)))
      .dimH(40, 160, 190, p.label('D', '≤φ'), 120);
  },
  'pipe-clamp': (pen, p) => {
    pen
      .body(polygon(14, 92, 40, 92, 40, 108, 14, 108))
      .body(polygon(160, 92, 186, 92, 186, 108, 160, 108))
      .body(circle(100, 100, 66))
      .tone(circle(100, 100, 58))
      .paper(circle(100, 100, 47));
    pen
      .main(line(14, 100, 42, 100) + line(158, 100, 186, 100))
      .body(rect(22, 78, 10, 44))
      .body(rect(168, 78, 10, 44))
      .body(rect(90, 14, 20, 22))
      .body(hexagon(100, 22, 24, 0))
      .dimH(53, 147, 104, p.label('D', 'φ'), 100);
  },
};
