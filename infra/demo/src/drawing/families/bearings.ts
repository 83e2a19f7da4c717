import type { Families, Params } from '../params.ts';
import type { Pen } from '../pen.ts';
import { at, circle, hatch, hexagon, line, polygon, rect, repeat } from '../shapes.ts';

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
