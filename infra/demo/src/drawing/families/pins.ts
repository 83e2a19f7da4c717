import type { Families, Params } from '../params.ts';
import type { Pen } from '../pen.ts';
import { arc, line, poly, rect, thread, turned } from '../shapes.ts';

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
};
