import type { Families, Params } from '../params.ts';
import type { Pen } from '../pen.ts';
import { drive, endY } from '../screw-drive.ts';
import { circle, hexagon, line, poly, rect, thread, turned } from '../shapes.ts';

/** Side view above, head seen from its end below, both to one scale; shanks longer than 6.5 d are broken. */
function frame(p: Params, dk: number, k: number) {
  const d = p.num('d', 8);
  const l = p.num('l', 30);
  const drawn = Math.min(l, d * 6.5);
  const scale = Math.min(158 / (drawn + k), 66 / dk, 9);
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

const axisY = 54;

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
  pen.dimH(100 - Math.min(f.rk, 34), 100 + Math.min(f.rk, 34), endY + Math.min(f.rk + 10, 43), p.label('dk', 'φ'), endY);
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
    pen.body(circle(100, endY, Math.min(f.rk, 34)));
    pen.thin(circle(100, endY, Math.min(f.rk, 34) * 0.88));
    pen.tone(hexagon(100, endY, socket * Math.min(1, 34 / f.rk)));
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
    pen.body(circle(100, endY, Math.min(f.rk, 34)));
    drive(pen, p.text('drive'), Math.min(f.rk, 34), d * 0.62 * f.scale * Math.min(1, 34 / f.rk));
    dimensions(pen, p, g, f.x0);
  },
  'button-head-screw': (pen, p) => {
    const d = p.num('d', 8);
    const f = frame(p, p.num('dk', d * 1.75), p.num('k', d * 0.55));
    pen.body(
      `M${f.xk} ${axisY - f.rk}Q${f.x0 - 1} ${axisY - f.rk * 0.62} ${f.x0} ${axisY}Q${f.x0 - 1} ${axisY + f.rk * 0.62} ${f.xk} ${axisY + f.rk}Z`,
    );
    shank(pen, f, p.num('P', d * 0.15));
    const r = Math.min(f.rk, 34);
    if (p.kind('neck')) pen.tone(rect(f.xk, axisY - f.r * 1.02, f.r * 1.1, f.r * 2.04));
    pen.body(circle(100, endY, r));
    if (p.kind('neck')) pen.thin(rect(100 - f.r, endY - f.r, f.r * 2, f.r * 2));
    else {
      pen.thin(circle(100, endY, r * 0.72));
      drive(pen, p.text('drive'), r, d * 0.62 * f.scale * Math.min(1, 34 / f.rk));
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
    const r = Math.min(f.rk, 34);
    pen.body(circle(100, endY, r));
    drive(pen, slot ? 'slot' : 'cross', r, 0);
    dimensions(pen, p, f);
  },
  'hex-bolt': (pen, p) => hexHead(pen, p, 0),
  'flange-bolt': (pen, p) => hexHead(pen, p, 1),
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
  const fit = Math.min(1, 34 / (flange ? f.rk : rc));
  if (flange) pen.body(circle(100, endY, f.rk * fit));
  pen.body(hexagon(100, endY, rs * 2 * fit)).thin(circle(100, endY, rs * 0.92 * fit));
  pen.axis(line(f.x0 - 6, axisY, f.x1 + 6, axisY) + line(100, endY - 40, 100, endY + 40));
  pen.dimH(f.xk, f.x1, axisY + Math.max(rc, f.rk) + 11, p.label('l'), axisY + f.r + 1);
  pen.dimV(axisY - f.r, axisY + f.r, f.x1 + 10, p.label('d', 'M'), f.x1 + 1);
  pen.dimV(endY - rs * fit, endY + rs * fit, 100 + rc * fit + 12, p.label('s'), 100);
}
