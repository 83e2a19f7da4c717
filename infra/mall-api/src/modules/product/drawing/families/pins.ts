import type { Families, Params } from '../params.ts';
import type { Pen } from '../pen.ts';
import { arc, at, circle, ellipse, hexagon, line, poly, polygon, rect, repeat, thread, turned } from '../shapes.ts';

/** A round part lying on its axis: long ones shown no longer than seven diameters. */
function lying(p: Params, most = 7, high = 70) {
  const d = p.num('d', 6);
  const l = Math.min(p.num('l', 24), d * most);
  const s = Math.min(160 / l, high / d);
  return { s, r: (d / 2) * s, x0: (200 - l * s) / 2, x1: (200 + l * s) / 2 };
}

function measure(pen: Pen, p: Params, y: number, f: { r: number; x0: number; x1: number }, prefix = 'φ') {
  pen.axis(line(f.x0 - 10, y, f.x1 + 10, y));
  pen.dimH(f.x0, f.x1, y + f.r + 18, p.label('l'), y + f.r).dimV(y - f.r, y + f.r, f.x1 + 13, p.label('d', prefix), f.x1);
}

const spring = (pen: Pen, x0: number, x1: number, y: number, R: number, w: number, coils: number) => {
  const step = (x1 - x0) / coils;
  for (let i = 0; i <= coils; i += 1) {
    const x = x0 + step * i;
    if (i < coils)
      pen.thin(line(x + w / 2, y + R, x + step - w / 2, y - R) + line(x + w * 1.2, y + R - w * 0.2, x + step + w * 0.2, y - R + w * 0.2));
    const lean = step * 0.5;
    const from = i === 0 || i === coils ? 0 : lean / 2;
    pen.body(polygon(x - w / 2 - from, y - R, x + w / 2 - from, y - R, x + w / 2 + from, y + R, x - w / 2 + from, y + R));
  }
};

export const pins: Families = {
  'dowel-pin': (pen, p) => {
    const f = lying(p, 6);
    const c = Math.min(f.r * 0.35, 6);
    pen
      .body(
        turned(92, [
          [f.x0, f.r - c],
          [f.x0 + c, f.r],
          [f.x1 - c, f.r],
          [f.x1, f.r - c],
        ]),
      )
      .thin(line(f.x0 + c, 92 - f.r, f.x0 + c, 92 + f.r) + line(f.x1 - c, 92 - f.r, f.x1 - c, 92 + f.r));
    const t = p.kind('t');
    if (t) {
      const rt = ((t / 2) * f.r * 2) / p.num('d', 6);
      pen.thin(poly(f.x0, 92 - rt, f.x0 + rt * 4, 92 - rt, f.x0 + rt * 4.8, 92, f.x0 + rt * 4, 92 + rt, f.x0, 92 + rt));
    }
    measure(pen, p, 92, f);
  },
  'taper-pin': (pen, p) => {
    const f = lying(p, 6);
    pen.body(
      turned(92, [
        [f.x0, f.r * 0.8],
        [f.x0 + 2, f.r * 0.84],
        [f.x1 - 2, f.r],
        [f.x1, f.r * 0.96],
      ]),
    );
    measure(pen, p, 92, f);
    pen.text(100, 60, '1:50');
  },
  'spring-pin': (pen, p) => {
    const f = lying(p, 6, 56);
    const y = 74;
    pen.body(
      turned(y, [
        [f.x0, f.r * 0.75],
        [f.x0 + f.r * 0.4, f.r],
        [f.x1 - f.r * 0.4, f.r],
        [f.x1, f.r * 0.75],
      ]),
    );
    pen.tone(rect(f.x0, y - f.r * 0.12, f.x1 - f.x0, f.r * 0.24));
    pen.body(`${arc(100, 156, 26, -78, 258)}${arc(100, 156, 17, 254, -74, true)}Z`);
    measure(pen, p, y, f);
  },
  'split-pin': (pen, p) => {
    const l = Math.min(p.num('l', 25) / p.num('d', 3), 9) * 13;
    const x1 = Math.min(188, 58 + l);
    pen.body(
      `M58 86Q48 64 30 66Q10 70 10 100Q10 130 30 134Q48 136 58 114L${x1} 114Q${x1 + 4} 107 ${x1} 101L62 101Q46 118 34 118Q24 116 24 100Q24 84 34 82Q46 84 62 99L${x1 - 14} 99Q${x1 - 6} 93 ${x1 - 14} 86Z`,
    );
    pen
      .thin(line(62, 100, x1 - 4, 100))
      .dimH(58, x1, 150, p.label('l'), 116)
      .dimV(86, 114, Math.min(x1 + 8, 194), p.label('d', 'φ'), x1 - 12);
  },
  'parallel-key': (pen, p) => {
    const [b, h] = [p.num('b', 8), p.num('h', 7)];
    const l = Math.min(p.num('l', 32), b * 5);
    const s = Math.min(164 / l, 60 / b, 60 / h);
    const x0 = (200 - l * s) / 2;
    pen.body(rect(x0, 42, l * s, h * s, 1)).body(rect(x0, 118, l * s, b * s, p.kind('e', 1) ? (b * s) / 2 : 0));
    pen
      .dimV(42, 42 + h * s, x0 + l * s + 11, p.label('h'), x0 + l * s)
      .dimV(118, 118 + b * s, x0 + l * s + 11, p.label('b'), x0 + l * s - 6)
      .dimH(x0, x0 + l * s, 118 + b * s + 14, p.label('l'), 118 + b * s);
  },
  'threaded-rod': (pen, p) => {
    pen
      .body(
        turned(100, [
          [10, 14],
          [14, 18],
          [92, 18],
        ]),
      )
      .body(
        turned(100, [
          [108, 18],
          [186, 18],
          [190, 14],
        ]),
      );
    pen
      .thin(thread(14, 90, 100, 17.5, 6) + thread(108, 186, 100, 17.5, 6))
      .gap(rect(92, 78, 16, 44))
      .main(poly(93, 80, 89, 93, 96, 107, 92, 120) + poly(108, 80, 104, 93, 111, 107, 107, 120));
    pen
      .axis(line(4, 100, 196, 100))
      .dimH(10, 190, 142, p.label('l'), 118)
      .dimV(82, 118, 197, p.label('d', 'M'), 188);
  },
  'stud-bolt': (pen, p) => {
    const f = lying(p, 8, 50);
    const y = 96;
    const b = Math.min(f.r * 5, (f.x1 - f.x0) * 0.36);
    pen
      .body(
        turned(y, [
          [f.x0, f.r * 0.8],
          [f.x0 + 4, f.r],
          [f.x1 - 4, f.r],
          [f.x1, f.r * 0.8],
        ]),
      )
      .thin(
        thread(f.x0 + 4, f.x0 + b, y, f.r, 5) +
          thread(f.x1 - b, f.x1 - 4, y, f.r, 5) +
          line(f.x0 + b, y - f.r, f.x0 + b, y + f.r) +
          line(f.x1 - b, y - f.r, f.x1 - b, y + f.r),
      );
    measure(pen, p, y, f, 'M');
  },
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
      .dimV(y - (D / 2) * s, y + (D / 2) * s, x0 - 8 < 8 ? 8 : x0 - 8, p.label('D', 'φ'), x0)
      .dimH(x0 + B * s, x0 + (B + l) * s, y + (D / 2) * s + 14, p.label('l'), y + (d / 2) * s);
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
