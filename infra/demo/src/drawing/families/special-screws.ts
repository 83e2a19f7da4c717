import type { Families } from '../params.ts';
import { drive, endY } from '../screw-drive.ts';
import { circle, hexagon, line, poly, rect, thread, turned } from '../shapes.ts';

const axisY = 54;

export const specialScrews: Families = {
  'set-screw': (pen, p) => {
    const d = p.num('d', 6);
    const l = Math.min(p.num('l', 10), d * 4);
    const s = Math.min(150 / l, 66 / d);
    const [x0, r] = [(200 - l * s) / 2, (d / 2) * s];
    const x1 = x0 + l * s;
    const point = p.kind('p', 1);
    const tip: [number, number][] =
      point === 3
        ? [
            [x1 - r * 0.75, r],
            [x1, r * 0.12],
          ]
        : point === 4
          ? [
              [x1 - r * 0.7, r],
              [x1 - r * 0.55, r * 0.68],
              [x1, r * 0.68],
            ]
          : [
              [x1 - r * 0.35, r],
              [x1, r * 0.66],
            ];
    pen.body(turned(axisY, [[x0, r * 0.86], [x0 + r * 0.15, r], ...tip]));
    const end = (tip[0]?.[0] ?? x1) - 1;
    pen.thin(thread(x0 + r * 0.2, end, axisY, r * 0.96, p.num('P', 1) * s));
    if (point === 1) pen.thin(poly(x1, axisY - r * 0.6, x1 - r * 0.35, axisY, x1, axisY + r * 0.6));
    pen.body(circle(100, endY, Math.min(r, 34)));
    pen.thin(circle(100, endY, Math.min(r, 34) * 0.84));
    pen.tone(hexagon(100, endY, Math.min(r, 34)));
    pen.dimH(x0, x1, axisY + r + 12, p.label('l'), axisY + r + 1).dimV(axisY - r, axisY + r, x1 + 10, p.label('d', 'M'), x1 + 1);
  },
  'shoulder-screw': (pen, p) => {
    const ds = p.num('ds', 10);
    const [d, l] = [p.num('d', 8), Math.min(p.num('l', 30), ds * 5)];
    const [dk, k] = [p.num('dk', ds * 1.6), p.num('k', ds * 0.7)];
    const total = l + k + d * 1.4;
    const s = Math.min(164 / total, 66 / dk);
    const x0 = (200 - total * s) / 2;
    const [xk, xs, x1] = [x0 + k * s, x0 + (k + l) * s, x0 + total * s];
    pen.body(rect(x0, axisY - (dk / 2) * s, k * s, dk * s, 3));
    pen.body(rect(xk, axisY - (ds / 2) * s, l * s, ds * s));
    pen.body(
      turned(axisY, [
        [xs, (d / 2) * s * 0.8],
        [xs + 3, (d / 2) * s * 0.8],
        [xs + 3, (d / 2) * s],
        [x1 - 3, (d / 2) * s],
        [x1, (d / 2) * s - 3],
      ]),
    );
    pen.thin(thread(xs + 4, x1 - 3, axisY, (d / 2) * s, d * 0.15 * s));
    pen.body(circle(100, endY, Math.min((dk / 2) * s, 34))).tone(hexagon(100, endY, Math.min((dk / 2) * s, 34)));
    pen
      .dimH(xk, xs, axisY + (dk / 2) * s + 12, p.label('l'), axisY + (ds / 2) * s)
      .dimV(axisY - (ds / 2) * s, axisY + (ds / 2) * s, x1 + 10, p.label('ds', 'φ'), xs);
  },
  'self-tapping-screw': (pen, p) => {
    const d = p.num('d', 4.2);
    const l = Math.min(p.num('l', 19), d * 7.5);
    const head = p.text('head');
    const dk = head === 'hex' ? d * 2.3 : d * 2;
    const isSunk = head === 'csk' || head === 'bugle';
    const k = isSunk ? d * 0.55 : d * 0.75;
    const s = Math.min(166 / (l + k), 64 / dk);
    const x0 = (200 - (l + k) * s) / 2;
    const [xk, x1, r, rk] = [x0 + k * s, x0 + (l + k) * s, (d / 2) * s, (dk / 2) * s];
    const drill = p.text('tip') === 'drill';
    const xt = x1 - (drill ? r * 2.6 : r * 2.2);
    if (isSunk)
      pen.body(
        turned(axisY, [
          [x0, rk],
          [x0 + 2, rk],
          [xk, r],
        ]),
      );
    else if (head === 'hex')
      pen
        .body(rect(x0, axisY - rk * 0.76, k * s * 0.8, rk * 1.52))
        .body(rect(x0 + k * s * 0.75, axisY - rk, k * s * 0.25, rk * 2))
        .thin(
          line(x0, axisY - rk * 0.3, x0 + k * s * 0.75, axisY - rk * 0.3) + line(x0, axisY + rk * 0.3, x0 + k * s * 0.75, axisY + rk * 0.3),
        );
    else pen.body(`M${xk} ${axisY - rk}Q${x0} ${axisY - rk * 0.9} ${x0} ${axisY}Q${x0} ${axisY + rk * 0.9} ${xk} ${axisY + rk}Z`);
    const smooth = p.kind('wood') ? xk + (xt - xk) * 0.3 : xk;
    pen.body(
      drill
        ? turned(axisY, [
            [xk, r * 0.72],
            [xt, r * 0.72],
            [xt, r * 0.6],
            [x1 - r * 0.5, r * 0.6],
            [x1, 0],
          ])
        : turned(axisY, [
            [xk, r * 0.7],
            [xt, r * 0.7],
            [x1, 0],
          ]),
    );
    if (drill) pen.thin(line(xt, axisY + r * 0.6, x1 - r * 0.5, axisY - r * 0.5));
    const step = Math.max(5.5, r * 0.62);
    for (let x = smooth + step * 0.6; x < x1 - step * 0.4; x += step) {
      const left = x > xt && !drill ? r * Math.max(0.2, (x1 - x) / (x1 - xt)) : r;
      if (drill && x > xt - 2) break;
      pen.main(
        poly(x - step * 0.3, axisY - left * 0.7, x, axisY - left, x + step * 0.45, axisY + left, x + step * 0.15, axisY + left * 0.7),
      );
    }
    pen.body(circle(100, endY, Math.min(rk, 34)));
    if (head === 'hex') pen.body(hexagon(100, endY, Math.min(rk, 34) * 1.4));
    else drive(pen, 'cross', Math.min(rk, 34) * 0.95, 0);
    pen
      .dimH(head === 'csk' ? x0 : xk, x1, axisY + rk + 12, p.label('l'), axisY + r)
      .dimV(axisY - r, axisY + r, Math.min(x1 + 8, 192), p.label('d', 'φ'), x1 - r * 3);
  },
};
