import type { Families, Params } from '../params.ts';
import type { Pen } from '../pen.ts';
import { circle, hexagon, line, poly, polygon, rect, thread, turned } from '../shapes.ts';

/** Side view above, head seen from its end below, both to one scale; shanks longer than 6.5 d are broken. */
function frame(p: Params, dk: number, k: number) {
  const d = p.num('d', 8);
  const l = p.num('l', 30);
  const drawn = Math.min(l, d * 6.5);
  const scale = Math.min(158 / (drawn + k), 74 / dk, 9.5);
  const x0 = (200 - (drawn + k) * scale) / 2;
  return {
    d,
    l,
    drawn,
    scale,
    x0,
    xk: x0 + k * scale,
    x1: x0 + (drawn + k) * scale,
    r: (d / 2) * scale,
    rk: (dk / 2) * scale,
    broken: l > drawn,
  };
}

const axisY = 62;
const endY = 148;

function shank(pen: Pen, f: ReturnType<typeof frame>, pitch: number, from = f.xk) {
  const bevel = Math.min(f.r * 0.3, 5);
  pen.body(
    turned(axisY, [
      [f.xk, f.r],
      [f.x1 - bevel, f.r],
      [f.x1, f.r - bevel],
    ]),
  );
  pen.thin(thread(from, f.x1 - bevel, axisY, f.r * 0.96, pitch * f.scale) + line(f.x1 - bevel, axisY - f.r, f.x1 - bevel, axisY + f.r));
  if (from > f.xk + 1) pen.thin(line(from, axisY - f.r, from, axisY + f.r));
  if (f.broken) {
    const x = f.xk + (f.x1 - f.xk) * 0.55;
    const r = f.r + 3;
    pen.gap(rect(x - 3, axisY - r, 6, 2 * r));
    pen.main(
      poly(x - 3, axisY - r, x - 5, axisY - r / 3, x - 1, axisY + r / 3, x - 3, axisY + r) +
        poly(x + 3, axisY - r, x + 1, axisY - r / 3, x + 5, axisY + r / 3, x + 3, axisY + r),
    );
  }
}

function dimensions(pen: Pen, p: Params, f: ReturnType<typeof frame>, from = f.xk) {
  pen.axis(line(f.x0 - 6, axisY, f.x1 + 6, axisY));
  const low = axisY + Math.max(f.rk, f.r);
  pen.dimH(from, f.x1, low + 12, p.label('l'), axisY + f.r + 1);
  pen.dimV(axisY - f.r, axisY + f.r, f.x1 + 10, p.label('d', 'M'), f.x1 + 1);
  pen.axis(line(100 - f.rk - 6, endY, 100 + f.rk + 6, endY) + line(100, endY - f.rk - 5, 100, endY + f.rk + 5));
  pen.dimH(100 - f.rk, 100 + f.rk, endY + Math.min(f.rk + 10, 46), p.label('dk', 'φ'), endY);
}

function drive(pen: Pen, kind: string, r: number, socket: number) {
  if (kind === 'cross') {
    const w = r * 0.2;
    const s = r * 0.62;
    const c = endY;
    pen.tone(
      polygon(
        100 - w,
        c - s,
        100 + w,
        c - s,
        100 + w,
        c - w,
        100 + s,
        c - w,
        100 + s,
        c + w,
        100 + w,
        c + w,
        100 + w,
        c + s,
        100 - w,
        c + s,
        100 - w,
        c + w,
        100 - s,
        c + w,
        100 - s,
        c - w,
        100 - w,
        c - w,
      ),
    );
  } else if (kind === 'slot') pen.tone(rect(100 - r * 0.97, endY - r * 0.13, r * 1.94, r * 0.26));
  else pen.tone(hexagon(100, endY, socket));
}

const keys: Record<number, number> = {
  2: 1.5,
  2.5: 2,
  3: 2.5,
  4: 3,
  5: 4,
  6: 5,
  8: 6,
  10: 8,
  12: 10,
  14: 12,
  16: 14,
  20: 17,
  24: 19,
  30: 22,
};

export const screws: Families = {
  'socket-cap-screw': (pen, p) => {
    const d = p.num('d', 8);
    const f = frame(p, p.num('dk', d * 1.55), p.num('k', d));
    const socket = (keys[d] ?? d * 0.8) * f.scale;
    pen.body(rect(f.x0, axisY - f.rk, f.xk - f.x0, f.rk * 2, 3));
    const step = Math.max(3.2, f.rk / 7);
    for (let y = axisY - f.rk + step; y < axisY + f.rk - 1; y += step)
      pen.thin(line(f.x0 + (f.xk - f.x0) * 0.22, y, f.xk - (f.xk - f.x0) * 0.14, y));
    shank(pen, f, p.num('P', d * 0.15), f.drawn > d * 3.4 && !f.broken ? f.x1 - d * 2.6 * f.scale : f.xk);
    pen.body(circle(100, endY, Math.min(f.rk, 42)));
    pen.thin(circle(100, endY, Math.min(f.rk, 42) * 0.88));
    pen.tone(hexagon(100, endY, socket * Math.min(1, 42 / f.rk)));
    dimensions(pen, p, f);
  },
  'countersunk-screw': (pen, p) => {
    const d = p.num('d', 8);
    const f = { ...frame(p, p.num('dk', d * 2), 0) };
    const k = (f.rk - f.r) * 1;
    pen.body(
      turned(axisY, [
        [f.x0, f.rk],
        [f.x0 + 2, f.rk],
        [f.x0 + 2 + k, f.r],
      ]),
    );
    const g = { ...f, xk: f.x0 + k + 2 };
    shank(pen, g, p.num('P', d * 0.15));
    pen.body(circle(100, endY, Math.min(f.rk, 42)));
    drive(pen, p.text('drive'), Math.min(f.rk, 42), d * 0.62 * f.scale * Math.min(1, 42 / f.rk));
    dimensions(pen, p, g, f.x0);
  },
  'button-head-screw': (pen, p) => {
    const d = p.num('d', 8);
    const f = frame(p, p.num('dk', d * 1.75), p.num('k', d * 0.55));
    pen.body(
      `M${f.xk} ${axisY - f.rk}Q${f.x0 - 1} ${axisY - f.rk * 0.62} ${f.x0} ${axisY}Q${f.x0 - 1} ${axisY + f.rk * 0.62} ${f.xk} ${axisY + f.rk}Z`,
    );
    shank(pen, f, p.num('P', d * 0.15));
    const r = Math.min(f.rk, 42);
    if (p.kind('neck')) pen.tone(rect(f.xk, axisY - f.r * 1.02, f.r * 1.1, f.r * 2.04));
    pen.body(circle(100, endY, r));
    if (p.kind('neck')) pen.thin(rect(100 - f.r, endY - f.r, f.r * 2, f.r * 2));
    else {
      pen.thin(circle(100, endY, r * 0.72));
      drive(pen, p.text('drive'), r, d * 0.62 * f.scale * Math.min(1, 42 / f.rk));
    }
    dimensions(pen, p, f);
  },
  'pan-head-screw': (pen, p) => {
    const d = p.num('d', 4);
    const f = frame(p, p.num('dk', d * 1.9), p.num('k', d * 0.7));
    const slot = p.text('drive') === 'slot';
    pen.body(rect(f.x0, axisY - f.rk, f.xk - f.x0, f.rk * 2, slot ? 2 : Math.min(f.xk - f.x0, f.rk) * 0.75));
    if (slot) pen.tone(rect(f.x0, axisY - f.rk * 0.13, (f.xk - f.x0) * 0.5, f.rk * 0.26));
    shank(pen, f, p.num('P', d * 0.17));
    if (p.kind('sems')) pen.body(rect(f.xk, axisY - f.rk * 0.9, 5, f.rk * 1.8)).body(rect(f.xk + 5, axisY - f.rk * 1.2, 4, f.rk * 2.4));
    const r = Math.min(f.rk, 42);
    pen.body(circle(100, endY, r));
    drive(pen, slot ? 'slot' : 'cross', r, 0);
    dimensions(pen, p, f);
  },
  'hex-bolt': (pen, p) => hexHead(pen, p, 0),
  'flange-bolt': (pen, p) => hexHead(pen, p, 1),
  'set-screw': (pen, p) => {
    const d = p.num('d', 6);
    const l = Math.min(p.num('l', 10), d * 4);
    const s = Math.min(150 / l, 78 / d);
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
    pen.body(circle(100, endY, Math.min(r, 42)));
    pen.thin(circle(100, endY, Math.min(r, 42) * 0.84));
    pen.tone(hexagon(100, endY, Math.min(r, 42)));
    pen.dimH(x0, x1, axisY + r + 12, p.label('l'), axisY + r + 1).dimV(axisY - r, axisY + r, x1 + 10, p.label('d', 'M'), x1 + 1);
  },
  'shoulder-screw': (pen, p) => {
    const ds = p.num('ds', 10);
    const [d, l] = [p.num('d', 8), Math.min(p.num('l', 30), ds * 5)];
    const [dk, k] = [p.num('dk', ds * 1.6), p.num('k', ds * 0.7)];
    const total = l + k + d * 1.4;
    const s = Math.min(164 / total, 76 / dk);
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
    pen.body(circle(100, endY, Math.min((dk / 2) * s, 40))).tone(hexagon(100, endY, Math.min((dk / 2) * s, 40)));
    pen
      .dimH(xk, xs, axisY + (dk / 2) * s + 12, p.label('l'), axisY + (ds / 2) * s)
      .dimV(axisY - (ds / 2) * s, axisY + (ds / 2) * s, x1 + 10, p.label('ds', 'φ'), xs);
  },
  'self-tapping-screw': (pen, p) => {
    const d = p.num('d', 4.2);
    const l = Math.min(p.num('l', 19), d * 7.5);
    const head = p.text('head');
    const dk = head === 'hex' ? d * 2.3 : d * 2;
    const k = head === 'csk' ? d * 0.55 : d * 0.75;
    const s = Math.min(166 / (l + k), 72 / dk);
    const x0 = (200 - (l + k) * s) / 2;
    const [xk, x1, r, rk] = [x0 + k * s, x0 + (l + k) * s, (d / 2) * s, (dk / 2) * s];
    const drill = p.text('tip') === 'drill';
    const xt = x1 - (drill ? r * 2.6 : r * 2.2);
    if (head === 'csk')
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
    pen.body(circle(100, endY, Math.min(rk, 40)));
    if (head === 'hex') pen.body(hexagon(100, endY, Math.min(rk, 40) * 1.4));
    else drive(pen, 'cross', Math.min(rk, 40) * 0.95, 0);
    pen
      .dimH(head === 'csk' ? x0 : xk, x1, axisY + rk + 12, p.label('l'), axisY + r)
      .dimV(axisY - r, axisY + r, Math.min(x1 + 8, 192), p.label('d', 'φ'), x1 - r * 3);
  },
};

function hexHead(pen: Pen, p: Params, flange: number) {
  const d = p.num('d', 8);
  const s = p.num('s', d * 1.6);
  const corner = s * 1.1547;
  const f = frame(p, flange ? corner * 1.22 : corner, p.num('k', d * 0.65));
  const [rs, rc] = [(s / 2) * f.scale, (corner / 2) * f.scale];
  const bevel = Math.min(3, (f.xk - f.x0) * 0.25);
  if (flange)
    pen.body(
      turned(axisY, [
        [f.xk - (f.xk - f.x0) * 0.35, rc * 1.02],
        [f.xk - 2, f.rk],
        [f.xk, f.rk],
      ]),
    );
  const xf = flange ? f.xk - (f.xk - f.x0) * 0.35 : f.xk;
  pen.body(
    turned(axisY, [
      [f.x0, rc * 0.86],
      [f.x0 + bevel, rc],
      [xf, rc],
    ]),
  );
  pen.thin(line(f.x0 + bevel, axisY - rc / 2, xf, axisY - rc / 2) + line(f.x0 + bevel, axisY + rc / 2, xf, axisY + rc / 2));
  const threadFrom =
    p.kind('full') || flange || f.drawn < d * 3.5 ? f.xk : f.broken ? f.xk + (f.x1 - f.xk) * 0.62 : f.x1 - (2 * d + 6) * f.scale;
  shank(pen, f, p.num('P', d * 0.15), Math.max(f.xk, threadFrom));
  const fit = Math.min(1, 42 / (flange ? f.rk : rc));
  if (flange) pen.body(circle(100, endY, f.rk * fit));
  pen.body(hexagon(100, endY, rs * 2 * fit)).thin(circle(100, endY, rs * 0.92 * fit));
  pen.axis(line(f.x0 - 6, axisY, f.x1 + 6, axisY) + line(100, endY - 45, 100, endY + 45));
  pen.dimH(f.xk, f.x1, axisY + Math.max(rc, f.rk) + 11, p.label('l'), axisY + f.r + 1);
  pen.dimV(axisY - f.r, axisY + f.r, f.x1 + 10, p.label('d', 'M'), f.x1 + 1);
  pen.dimV(endY - rs * fit, endY + rs * fit, 100 + rc * fit + 12, p.label('s'), 100);
}
