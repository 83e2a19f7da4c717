import type { Families, Params } from '../params.ts';
import type { Pen } from '../pen.ts';
import { at, circle, ellipse, hatch, hexagon, line, polygon, rect, repeat } from '../shapes.ts';

type Section = (x: number, w: number, ri: number, ro: number, sign: 1 | -1) => void;
const cy = 96;

/** Front view on the left, cut through the axis on the right, one scale. */
function twoViews(
  pen: Pen,
  p: Params,
  section: Section,
  front?: (cx: number, r: number, R: number) => void,
  usual: [number, number, number] = [20, 47, 14],
) {
  const [d, D, B] = [p.num('d', usual[0]), p.num('D', usual[1]), p.num('B', usual[2])];
  const s = Math.min(112 / D, 62 / B);
  const [r, R, w] = [(d / 2) * s, (D / 2) * s, B * s];
  const cx = 64;
  const x = 156 - w / 2;
  pen.body(circle(cx, cy, R));
  if (front) front(cx, r, R);
  else {
    const mid = (r + R) / 2;
    const ball = (R - r) * 0.28;
    pen
      .paper(circle(cx, cy, R - (R - r) * 0.24))
      .body(repeat(z(mid, ball), (i) => circle(...at(cx, cy, mid, i * (360 / z(mid, ball)) - 90), ball)));
    pen.body(`${circle(cx, cy, r + (R - r) * 0.24)}`);
  }
  pen.paper(circle(cx, cy, r));
  pen.body(rect(x, cy - R, w, 2 * R, 1.5)).paper(rect(x, cy - r, w, 2 * r));
  section(x, w, r, R, -1);
  section(x, w, r, R, 1);
  pen.axis(line(2, cy, 128, cy) + line(cx, cy - R - 8, cx, cy + R + 8) + line(x - 8, cy, x + w + 8, cy));
  pen.dimH(cx - R, cx + R, cy + R + 16, p.label('D', 'φ'), cy).dimH(cx - r, cx + r, cy - R - 8, p.label('d', 'φ'), cy);
  pen.dimH(x, x + w, cy + R + 16, p.label('B'), cy + R);
}
const z = (mid: number, ball: number) => Math.max(6, Math.min(12, Math.floor((Math.PI * mid) / (ball * 1.35))));

/** Rings of the cut half: outer and inner, hatched in the large form. */
function rings(pen: Pen, x: number, w: number, ri: number, ro: number, sign: 1 | -1, thick = 0.3) {
  const t = (ro - ri) * thick;
  const y = (v: number) => cy + sign * v;
  const top = (a: number, b: number) => rect(x, Math.min(y(a), y(b)), w, Math.abs(b - a));
  pen
    .paper(top(ri, ro))
    .body(top(ro - t, ro))
    .body(top(ri, ri + t));
  if (pen.large) pen.thin(hatch(x, Math.min(y(ro), y(ro - t)), w, t, 4) + hatch(x, Math.min(y(ri), y(ri + t)), w, t, 4));
}

const ballSection =
  (pen: Pen, rows: number, sealed: boolean, angle = 0): Section =>
  (x, w, ri, ro, sign) => {
    rings(pen, x, w, ri, ro, sign);
    const mid = cy + (sign * (ri + ro)) / 2;
    const ball = Math.min((ro - ri) * 0.3, (w / rows) * 0.46);
    for (let i = 0; i < rows; i += 1) {
      const bx = x + (w * (i + 0.5)) / rows;
      pen.body(circle(bx, mid, ball));
      if (angle)
        pen.axis(
          line(
            bx - Math.tan((angle * Math.PI) / 180) * 26 * (i ? -1 : 1),
            mid - 26 * sign,
            bx + Math.tan((angle * Math.PI) / 180) * 26 * (i ? -1 : 1),
            mid + 26 * sign,
          ),
        );
    }
    if (sealed) {
      const h = (ro - ri) * 0.44;
      pen
        .tone(rect(x + 1, mid - h / 2, Math.max(2, w * 0.09), h))
        .tone(rect(x + w - 1 - Math.max(2, w * 0.09), mid - h / 2, Math.max(2, w * 0.09), h));
    }
  };

const sealFront = (pen: Pen, tone: 'tone' | 'body') => (cx: number, r: number, R: number) => {
  const t = (R - r) * 0.24;
  pen[tone](circle(cx, cy, R - t))
    .thin(circle(cx, cy, R - t * 1.7))
    .body(circle(cx, cy, r + t));
};

const housing = (pen: Pen, p: Params, cx: number, y: number, R: number) => {
  const d = R * (p.num('d', 25) / p.num('D', 52));
  pen
    .body(circle(cx, y, R))
    .tone(circle(cx, y, R * 0.8))
    .body(circle(cx, y, d * 1.32))
    .paper(circle(cx, y, d))
    .dark(circle(cx, y - d * 1.16, 2.2));
};

export const bearings: Families = {
  'deep-groove-bearing': (pen, p) => {
    const seal = p.text('seal');
    const rubber = seal.includes('橡胶');
    twoViews(
      pen,
      p,
      ballSection(pen, 1, seal !== '' && !seal.startsWith('开式')),
      seal === '' || seal.startsWith('开式') ? undefined : sealFront(pen, rubber ? 'tone' : 'body'),
    );
  },
  'angular-contact-bearing': (pen, p) => twoViews(pen, p, ballSection(pen, p.num('rows', 1), false, p.num('a', 40))),
  'self-aligning-bearing': (pen, p) => twoViews(pen, p, ballSection(pen, 2, false, 12)),
  'thrust-bearing': (pen, p) => {
    const section: Section = (x, w, ri, ro, sign) => {
      const y = Math.min(cy + sign * ri, cy + sign * ro);
      const h = ro - ri;
      const t = w * 0.3;
      pen
        .paper(rect(x, y, w, h))
        .body(rect(x, y, t, h))
        .body(rect(x + w - t, y, t, h))
        .body(circle(x + w / 2, y + h / 2, Math.min(w * 0.28, h * 0.38)));
    };
    twoViews(
      pen,
      p,
      section,
      (cx, r, R) => void pen.thin(circle(cx, cy, R * 0.94) + circle(cx, cy, (r + R) / 2 + 4) + circle(cx, cy, (r + R) / 2 - 4)),
      [20, 35, 10],
    );
  },
  'cylindrical-roller-bearing': (pen, p) => twoViews(pen, p, rollers(pen, 0.56, 1), undefined, [25, 52, 15]),
  'needle-bearing': (pen, p) => {
    const section: Section = (x, w, ri, ro, sign) => {
      const y = Math.min(cy + sign * ri, cy + sign * ro);
      pen.body(rect(x, y, w, ro - ri)).tone(rect(x + w * 0.16, y + (sign < 0 ? (ro - ri) * 0.32 : 0), w * 0.68, (ro - ri) * 0.68));
    };
    twoViews(
      pen,
      p,
      section,
      (cx, r, R) => {
        const mid = r + (R - r) * 0.4;
        pen.paper(circle(cx, cy, R - (R - r) * 0.3)).body(repeat(26, (i) => circle(...at(cx, cy, mid, i * (360 / 26)), (R - r) * 0.3)));
      },
      [12, 18, 12],
    );
  },
  'tapered-roller-bearing': (pen, p) => {
    const section: Section = (x, w, ri, ro, sign) => {
      const y = (v: number) => cy + sign * v;
      const h = ro - ri;
      pen.paper(rect(x, Math.min(y(ri), y(ro)), w, h));
      pen.body(polygon(x + w * 0.12, y(ro), x + w * 0.92, y(ro), x + w * 0.92, y(ro - h * 0.16), x + w * 0.12, y(ro - h * 0.36)));
      pen.body(
        polygon(
          x,
          y(ri),
          x + w,
          y(ri),
          x + w,
          y(ri + h * 0.42),
          x + w * 0.86,
          y(ri + h * 0.42),
          x + w * 0.1,
          y(ri + h * 0.16),
          x,
          y(ri + h * 0.24),
        ),
      );
      pen.body(
        polygon(
          x + w * 0.16,
          y(ri + h * 0.22),
          x + w * 0.82,
          y(ri + h * 0.45),
          x + w * 0.82,
          y(ri + h * 0.8),
          x + w * 0.14,
          y(ri + h * 0.58),
        ),
      );
    };
    twoViews(pen, p, section, undefined, [30, 62, 17]);
  },
  'spherical-roller-bearing': (pen, p) => {
    const section: Section = (x, w, ri, ro, sign) => {
      rings(pen, x, w, ri, ro, sign, 0.22);
      const y = (v: number) => cy + sign * v;
      const h = ro - ri;
      for (const side of [0, 1]) {
        const bx = x + w * (side ? 0.54 : 0.08);
        const lean = side ? -1 : 1;
        pen.body(
          polygon(
            bx,
            y(ri + h * (0.27 + (lean < 0 ? 0.08 : 0))),
            bx + w * 0.38,
            y(ri + h * (0.27 + (lean > 0 ? 0.08 : 0))),
            bx + w * 0.38,
            y(ri + h * (0.68 + (lean > 0 ? 0.08 : 0))),
            bx,
            y(ri + h * (0.68 + (lean < 0 ? 0.08 : 0))),
          ),
        );
      }
    };
    twoViews(pen, p, section, undefined, [40, 80, 23]);
  },
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
  'spherical-plain': (pen, p) => {
    const section: Section = (x, w, ri, ro, sign) => {
      const y = Math.min(cy + sign * ri, cy + sign * ro);
      const h = ro - ri;
      pen
        .paper(rect(x, y, w, h))
        .body(rect(x + w * 0.14, sign < 0 ? y : y + h * 0.5, w * 0.72, h * 0.5))
        .tone(
          sign < 0
            ? `M${x} ${y + h}Q${x + w / 2} ${y + h * 0.05} ${x + w} ${y + h}Z`
            : `M${x} ${y}Q${x + w / 2} ${y + h * 0.95} ${x + w} ${y}Z`,
        );
    };
    twoViews(
      pen,
      p,
      section,
      (cx, r, R) =>
        void pen
          .thin(circle(cx, cy, R * 0.86))
          .tone(circle(cx, cy, (r + R) / 2))
          .thin(circle(cx, cy, r + (R - r) * 0.2)),
      [20, 35, 16],
    );
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
      .dimH(x, x + w, cy + R + 22, p.label('l'), cy + R)
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
  bushing: (pen, p) => {
    const F = p.kind('F');
    const section: Section = (x, w, ri, ro, sign) => {
      const y = Math.min(cy + sign * ri, cy + sign * ro);
      pen
        .paper(rect(x, y, w, ro - ri))
        .body(rect(x, y, w, ro - ri))
        .thin(hatch(x, y, w, ro - ri, 4));
      if (F) pen.body(rect(x, Math.min(cy + sign * ri, cy + sign * ro * 1.3), Math.max(4, ro - ri), ro * 1.3 - ri));
    };
    twoViews(pen, p, section, (cx, r, R) => void pen.thin(circle(cx, cy, R * 0.97) + line(cx, cy - R, cx, cy - r)), [12, 14, 12]);
  },
  'locking-assembly': (pen, p) => {
    const section: Section = (x, w, ri, ro, sign) => {
      const y = (v: number) => cy + sign * v;
      const h = ro - ri;
      pen
        .paper(rect(x, Math.min(y(ri), y(ro)), w, h))
        .body(polygon(x, y(ro), x + w, y(ro), x + w * 0.6, y(ro - h * 0.35), x + w * 0.4, y(ro - h * 0.35)))
        .body(polygon(x, y(ri), x + w, y(ri), x + w * 0.6, y(ri + h * 0.35), x + w * 0.4, y(ri + h * 0.35)))
        .tone(rect(x - 6, y(ri + h / 2) - 3, w + 6, 6));
    };
    twoViews(
      pen,
      {
        ...p,
        num: (k: string, u: number) => (k === 'B' ? 17 : p.num(k, u)),
        kind: p.kind.bind(p),
        text: p.text.bind(p),
        label: p.label.bind(p),
      } as Params,
      section,
      (cx, r, R) => {
        const mid = (r + R) / 2;
        pen
          .thin(circle(cx, cy, R * 0.9))
          .tone(repeat(10, (i) => circle(...at(cx, cy, mid, i * 36), Math.min(6, (R - r) * 0.3))))
          .thin(repeat(10, (i) => hexagon(...at(cx, cy, mid, i * 36), Math.min(5, (R - r) * 0.25))));
      },
      [25, 50, 17],
    );
  },
};

function rollers(pen: Pen, length: number, rows: number): Section {
  return (x, w, ri, ro, sign) => {
    rings(pen, x, w, ri, ro, sign, 0.24);
    const mid = cy + (sign * (ri + ro)) / 2;
    const h = (ro - ri) * 0.5;
    for (let i = 0; i < rows; i += 1)
      pen.body(rect(x + (w * (1 - length)) / 2, mid - h / 2, w * length, h, 1.5)).axis(line(x + 2, mid, x + w - 2, mid));
  };
}
