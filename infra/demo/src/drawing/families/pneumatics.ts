import type { Families, Params } from '../params.ts';
import type { Pen } from '../pen.ts';
import { at, circle, hexagon, line, poly, polygon, rect, repeat, upright } from '../shapes.ts';

const threadV = (x: number, y1: number, y2: number, w: number) =>
  repeat(Math.floor((y2 - y1) / 5), (i) => line(x, y1 + 3 + i * 5, x + w, y1 + 1 + i * 5));
/** Cylinder body with rod; `rods` draws tie rods, square ends say it is a profile type. */
function cylinder(pen: Pen, p: Params, style: 'tie' | 'round' | 'compact') {
  const [D, s] = [p.num('D', 40), Math.min(p.num('s', 100), p.num('D', 40) * 3.2)];
  const cap = style === 'compact' ? D * 0.18 : D * 0.42;
  const wall = style === 'round' ? D * 1.16 : D * 1.26;
  const rod = D * (style === 'compact' ? 0.35 : 0.85);
  const total = s + 2 * cap + D * 0.5 + rod;
  const k = Math.min(184 / total, 92 / wall);
  const x0 = (200 - total * k) / 2;
  const y = 96;
  const h = wall * k;
  const bodyEnd = x0 + (s + 2 * cap + D * 0.5) * k;
  const rr = Math.max((p.num('d', D * 0.4) / 2) * k, 3);
  pen
    .body(rect(bodyEnd - 2, y - rr, rod * k * 0.7, rr * 2))
    .body(rect(bodyEnd + rod * k * 0.66, y - rr * 0.72, rod * k * 0.34, rr * 1.44))
    .thin(
      repeat(5, (i) =>
        line(bodyEnd + rod * k * 0.68 + i * rod * k * 0.06, y - rr * 0.72, bodyEnd + rod * k * 0.7 + i * rod * k * 0.06, y + rr * 0.72),
      ),
    );
  if (style === 'round') {
    pen
      .body(rect(x0, y - h * 0.26, cap * k * 0.7, h * 0.52))
      .body(rect(x0 + cap * k * 0.5, y - h / 2, cap * k, h, 3))
      .body(rect(bodyEnd - cap * k * 1.1, y - h / 2, cap * k, h, 3))
      .body(rect(x0 + cap * k * 1.5, y - h * 0.44, bodyEnd - x0 - cap * k * 2.6, h * 0.88))
      .thin(line(x0 + cap * k * 1.5, y - h * 0.3, bodyEnd - cap * k * 1.1, y - h * 0.3))
      .paper(circle(x0 + cap * k, y - h * 0.3, 4))
      .paper(circle(bodyEnd - cap * k * 0.6, y - h * 0.3, 4))
      .body(rect(bodyEnd - cap * k * 0.1, y - h * 0.26, 6, h * 0.52));
  } else {
    const c = cap * k;
    pen.body(rect(x0 + c, y - h * 0.45, bodyEnd - x0 - 2 * c, h * 0.9));
    if (style === 'tie')
      pen.body(rect(x0 + c, y - h * 0.43, bodyEnd - x0 - 2 * c, 5)).body(rect(x0 + c, y + h * 0.43 - 5, bodyEnd - x0 - 2 * c, 5));
    else pen.thin(line(x0 + c, y - h * 0.2, bodyEnd - c, y - h * 0.2) + line(x0 + c, y + h * 0.2, bodyEnd - c, y + h * 0.2));
    pen.body(rect(x0, y - h / 2, c, h, 2)).body(rect(bodyEnd - c, y - h / 2, c, h, 2));
    if (style === 'tie')
      pen
        .paper(circle(x0 + c / 2, y - h * 0.22, Math.min(6, c * 0.3)))
        .paper(circle(bodyEnd - c / 2, y - h * 0.22, Math.min(6, c * 0.3)))
        .body(hexagon(x0 + c * 0.5, y + h * 0.28, 7))
        .body(hexagon(bodyEnd - c * 0.5, y + h * 0.28, 7))
        .body(rect(bodyEnd, y - h * 0.2, 6, h * 0.4));
    else pen.paper(circle(x0 + (bodyEnd - x0) * 0.25, y, 4.5)).paper(circle(x0 + (bodyEnd - x0) * 0.75, y, 4.5));
  }
  pen
    .axis(line(x0 - 6, y, 198, y))
    .dimV(y - h * 0.44, y + h * 0.44, Math.max(13, x0 - 6), p.label('D', '缸径 '), x0 + cap * k)
    .dimH(x0 + cap * k, bodyEnd - cap * k, y + h / 2 + 18, p.label('s', '行程 '), y + h / 2)
    .text(Math.min(188, bodyEnd + rod * k * 0.5), y - rr - 6, p.label('d', 'φ'));
}

function gauge(pen: Pen, cx: number, cy: number, r: number) {
  pen
    .body(circle(cx, cy, r))
    .paper(circle(cx, cy, r * 0.86))
    .thin(repeat(11, (i) => line(...at(cx, cy, r * 0.78, 135 + i * 27), ...at(cx, cy, r * (i % 5 ? 0.7 : 0.62), 135 + i * 27))))
    .main(line(...at(cx, cy, r * 0.2, 60), ...at(cx, cy, r * 0.62, 240)))
    .dark(circle(cx, cy, Math.max(2, r * 0.07)));
}

export const pneumatics: Families = {
  'pneumatic-cylinder': (pen, p) => cylinder(pen, p, 'tie'),
  'mini-cylinder': (pen, p) => cylinder(pen, p, 'round'),
  'compact-cylinder': (pen, p) => cylinder(pen, p, 'compact'),
  'guided-cylinder': (pen, p) => {
    pen
      .body(rect(24, 50, 96, 100, 3))
      .thin(line(20, 76, 120, 76) + line(20, 124, 120, 124))
      .paper(circle(44, 64, 5))
      .paper(circle(96, 64, 5))
      .paper(circle(44, 138, 5))
      .paper(circle(96, 138, 5));
    pen
      .body(rect(120, 58, 46, 12))
      .body(rect(120, 130, 46, 12))
      .body(rect(120, 94, 46, 12))
      .body(rect(166, 44, 16, 112, 2))
      .thin(circle(174, 64, 3) + circle(174, 136, 3) + circle(174, 100, 3))
      .dimV(50, 150, 13, p.label('D', '缸径 '), 20)
      .dimH(120, 166, 176, p.label('s', '行程 '), 142);
  },
  gripper: (pen, p) => {
    pen
      .body(rect(60, 20, 80, 84, 3))
      .thin(line(60, 88, 140, 88))
      .paper(circle(78, 38, 5))
      .paper(circle(78, 66, 5));
    if (p.kind('k', 1) === 2)
      pen
        .body(polygon(64, 104, 92, 104, 84, 180, 66, 180, 60, 130))
        .body(polygon(136, 104, 108, 104, 116, 180, 134, 180, 140, 130))
        .thin(circle(78, 118, 5) + circle(122, 118, 5));
    else
      pen
        .body(rect(40, 104, 120, 14, 1))
        .body(polygon(52, 118, 84, 118, 84, 140, 76, 140, 76, 182, 58, 182, 58, 140, 52, 140))
        .body(polygon(148, 118, 116, 118, 116, 140, 124, 140, 124, 182, 142, 182, 142, 140, 148, 140))
        .thin(circle(67, 160, 3) + circle(133, 160, 3));
    pen.dimH(60, 140, 12, p.label('D', '缸径 '), 20);
  },
  'reed-switch': (pen) =>
    void pen
      .body('M14 84H92L106 92V108L92 116H14Z')
      .paper(circle(34, 100, 7))
      .thin(line(29, 100, 39, 100))
      .dark(circle(66, 92, 3))
      .thin(rect(50, 104, 34, 6))
      .tone('M106 94H118Q150 94 152 130T186 166V172Q140 172 140 134Q140 106 118 106H106Z')
      .main(line(186, 166, 196, 164) + line(186, 172, 196, 176)),
  'solenoid-valve': (pen, p) => {
    if (p.kind('w')) {
      pen
        .body(rect(72, 24, 56, 60, 3))
        .thin(rect(80, 34, 40, 24))
        .body(rect(128, 36, 22, 30, 2))
        .body(rect(90, 84, 20, 12))
        .body('M52 96H148L160 112V146L148 158H52L40 146V112Z')
        .body(rect(18, 110, 26, 38, 1))
        .body(rect(156, 110, 26, 38, 1))
        .thin(line(26, 110, 26, 148) + line(174, 110, 174, 148))
        .main(poly(86, 132, 110, 132) + polygon(108, 127, 118, 132, 108, 137));
      return void pen.text(100, 178, p.label('d', 'DN'));
    }
    const two = p.kind('c', 1) === 2;
    const x0 = two ? 50 : 14;
    pen
      .body(rect(x0, 76, two ? 100 : 120, 56, 3))
      .thin(
        repeat(3, (i) => circle(x0 + (two ? 22 : 34) + i * 28, 118, 7)) + repeat(2, (i) => circle(x0 + (two ? 36 : 48) + i * 28, 90, 7)),
      );
    const coil = (x: number) =>
      pen
        .tone(rect(x, 66, 44, 70, 3))
        .body(rect(x + 6, 34, 32, 34, 3))
        .thin(line(x + 6, 46, x + 38, 46))
        .dark(circle(x + 22, 56, 2));
    coil(two ? 150 : 134);
    if (two) coil(6);
    else pen.tone(rect(4, 84, 10, 40, 2));
    pen.thin(line(x0, 104, x0 + (two ? 100 : 120), 104)).body(rect(178 - (two ? 0 : 0), 92, 12, 16, 1));
  },
  'hand-valve': (pen, p) => {
    const k = p.kind('k', 1);
    pen.body(rect(36, 96, 120, 60, 3)).thin(repeat(3, (i) => circle(68 + i * 28, 140, 7)) + repeat(2, (i) => circle(82 + i * 28, 112, 7)));
    if (k === 3) pen.body(polygon(10, 168, 190, 168, 190, 160, 10, 160)).tone(polygon(30, 96, 150, 54, 186, 60, 170, 96));
    else if (k === 5) pen.body(rect(84, 66, 24, 30)).tone(rect(74, 44, 44, 24, 8));
    else if (k === 4) pen.body(rect(88, 74, 16, 22)).tone(rect(60, 58, 72, 18, 8));
    else pen.body(polygon(92, 96, 104, 96, 124, 36, 112, 32)).tone(circle(120, 28, 14));
  },
  'frl-unit': (pen, p) => {
    const n = p.kind('n', 3);
    const w = 176 / n;
    for (let i = 0; i < n; i += 1) {
      const x = 12 + i * w;
      const cx = x + w / 2;
      pen.body(rect(x + 2, 62, w - 4, 34, 3));
      const regulator = i === (n === 3 ? 1 : 0);
      if (regulator) pen.tone(rect(cx - 16, 22, 32, 40, 5)).thin(repeat(5, (j) => line(cx - 11 + j * 5.5, 26, cx - 11 + j * 5.5, 56)));
      else pen.body(rect(cx - 12, 50, 24, 12, 3));
      if (!(n === 3 && regulator))
        pen
          .body(
            upright(cx, [
              [96, 21],
              [142, 21],
              [156, 12],
            ]),
          )
          .body(rect(cx - 4, 156, 8, 12))
          .thin(line(cx - 21, 108, cx + 21, 108) + repeat(3, (j) => line(cx + 6, 116 + j * 8, cx + 15, 116 + j * 8)));
      else pen.body(rect(cx - 14, 96, 28, 20, 3));
      if (regulator) gauge(pen, cx, n === 3 ? 82 : 78, 15);
    }
    pen.body(rect(2, 70, 12, 18)).body(rect(186, 70, 12, 18));
  },
  'air-regulator': (pen) => {
    pen
      .tone(rect(74, 14, 52, 46, 6))
      .thin(repeat(8, (i) => line(80 + i * 5.7, 20, 80 + i * 5.7, 56)))
      .body(rect(60, 60, 80, 22, 3))
      .body(rect(46, 82, 108, 44, 4))
      .body(rect(32, 90, 16, 28))
      .body(rect(152, 90, 16, 28))
      .body(
        upright(100, [
          [126, 30],
          [152, 30],
          [164, 18],
        ]),
      );
    gauge(pen, 100, 104, 27);
  },
  'pressure-gauge': (pen, p) => {
    pen
      .body(rect(92, 150, 16, 16))
      .body(hexagon(100, 166, 22, 0))
      .body(rect(92, 174, 16, 20))
      .thin(threadV(92, 174, 194, 16));
    gauge(pen, 100, 86, 64);
    pen.dimH(36, 164, 13, p.label('D', 'φ'), 82).text(100, 116, p.label('p') && `${p.label('p')} MPa`);
  },
};
