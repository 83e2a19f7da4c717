import type { Families, Params } from '../params.ts';
import type { Pen } from '../pen.ts';
import { at, circle, line, poly, polygon, rect, repeat } from '../shapes.ts';

/** Rail-mounted modules seen from the front: terminals above and below, a toggle in the middle. */
function breaker(pen: Pen, p: Params) {
  const n = Math.min(5, Math.max(1, p.num('n', 1)));
  const w = Math.min(52, 168 / n);
  const x0 = 100 - (w * n) / 2;
  const spd = p.kind('spd');
  for (let i = 0; i < n; i += 1) {
    const x = x0 + i * w;
    pen.body(rect(x, 18, w, 164, 2)).thin(line(x, 52, x + w, 52) + line(x, 148, x + w, 148));
    pen
      .paper(circle(x + w / 2, 34, Math.min(8, w * 0.26)))
      .thin(line(x + w / 2 - 5, 34, x + w / 2 + 5, 34))
      .paper(circle(x + w / 2, 166, Math.min(8, w * 0.26)))
      .thin(line(x + w / 2 - 5, 166, x + w / 2 + 5, 166));
    const residual = p.kind('t') && i === n - 1;
    if (spd) pen.tone(rect(x + w * 0.14, 60, w * 0.72, 70, 2)).paper(rect(x + w * 0.36, 116, w * 0.28, 8, 1));
    else if (residual) pen.tone(rect(x + w * 0.2, 74, w * 0.6, 18, 3)).thin(rect(x + w * 0.2, 104, w * 0.6, 26, 2));
    else pen.paper(rect(x + w * 0.18, 74, w * 0.64, 52, 3)).tone(rect(x + w * 0.24, 78, w * 0.52, 24, 3));
  }
  if (!spd && n > 1) {
    const poles = n - (p.kind('t') ? 1 : 0);
    if (poles > 1) pen.dark(rect(x0 + w * 0.3, 86, w * (poles - 0.6), 7, 3));
  }
  pen.text(100, 196, p.label('n') && `${n * 18} mm`);
}

const screw = (pen: Pen, x: number, y: number, r = 6) =>
  pen.paper(circle(x, y, r)).thin(line(x - r * 0.7, y - r * 0.7, x + r * 0.7, y + r * 0.7));

export const electrical: Families = {
  'circuit-breaker': breaker,
  'molded-breaker': (pen) => {
    pen
      .body(rect(46, 14, 108, 172, 4))
      .tone(rect(46, 56, 108, 88, 2))
      .paper(rect(84, 74, 32, 52, 3))
      .dark(rect(90, 78, 20, 18, 3))
      .thin(line(82, 14, 82, 56) + line(118, 14, 118, 56) + line(82, 144, 82, 186) + line(118, 144, 118, 186));
    for (const x of [64, 100, 136]) {
      screw(pen, x, 34, 10);
      screw(pen, x, 166, 10);
    }
  },
  fuse: (pen, p) =>
    void pen
      .body(rect(46, 68, 108, 64))
      .tone(rect(20, 66, 36, 68, 4))
      .tone(rect(144, 66, 36, 68, 4))
      .thin(line(48, 66, 48, 134) + line(152, 66, 152, 134) + line(60, 100, 140, 100))
      .dimH(20, 180, 164, p.label('l'), 134)
      .dimV(66, 134, 196, p.label('D', 'φ'), 180),
  contactor: (pen, p) => {
    pen
      .body(rect(42, 14, 116, 172, 4))
      .body(rect(50, 58, 100, 84, 3))
      .tone(rect(76, 78, 48, 40, 3))
      .thin(rect(84, 86, 32, 24, 2));
    for (let i = 0; i < 4; i += 1) {
      screw(pen, 57 + i * 28.6, 34, 9);
      screw(pen, 57 + i * 28.6, 166, 9);
    }
    pen
      .thin(repeat(3, (i) => line(71 + i * 28.6, 14, 71 + i * 28.6, 54) + line(71 + i * 28.6, 146, 71 + i * 28.6, 186)))
      .text(100, 136, p.label('a') && `${p.label('a')} A`);
  },
  'thermal-relay': (pen) => {
    for (const x of [62, 100, 138]) pen.body(rect(x - 7, 6, 14, 40, 1));
    pen
      .body(rect(38, 44, 124, 116, 4))
      .tone(circle(78, 88, 20))
      .dark(rect(76, 72, 4, 18))
      .tone(rect(112, 70, 18, 14, 3))
      .paper(rect(136, 70, 16, 14, 3))
      .paper(rect(112, 96, 40, 14, 2));
    for (let i = 0; i < 4; i += 1) screw(pen, 55 + i * 30, 142, 9);
  },
  relay: (pen, p) => {
    const pins = p.num('p', 8);
    pen
      .paper(rect(52, 18, 96, 120, 4))
      .body(rect(60, 34, 80, 92, 2))
      .tone(rect(68, 76, 64, 44, 2))
      .main(repeat(Math.min(4, pins / 3), (i) => line(74 + i * 16, 74, 82 + i * 16, 48)))
      .thin(repeat(9, (i) => line(68, 80 + i * 4.6, 132, 80 + i * 4.6)))
      .tone(rect(46, 136, 108, 18, 2))
      .body(repeat(Math.min(5, Math.ceil(pins / 3) + 1), (i) => rect(58 + i * 19, 154, 9, 30, 1)))
      .dark(circle(68, 26, 3));
  },
  'timer-relay': (pen) =>
    void pen
      .body(rect(44, 30, 112, 120, 5))
      .paper(rect(52, 38, 96, 104, 3))
      .tone(circle(100, 92, 32))
      .thin(repeat(11, (i) => line(...at(100, 92, 36, 135 + i * 27), ...at(100, 92, 42, 135 + i * 27))))
      .dark(rect(97.6, 62, 4.8, 30))
      .dark(circle(66, 50, 3.4) + circle(134, 50, 3.4))
      .tone(rect(50, 150, 100, 14, 2))
      .body(repeat(8, (i) => rect(56 + i * 11.6, 164, 6, 16))),
  ssr: (pen) => {
    pen
      .tone(rect(30, 24, 140, 152, 3))
      .body(rect(44, 24, 112, 152, 3))
      .thin(rect(58, 70, 84, 60, 2))
      .dark(circle(100, 144, 3.4))
      .main(poly(74, 100, 90, 100) + polygon(90, 90, 108, 100, 90, 110) + line(108, 90, 108, 110) + line(108, 100, 126, 100));
    for (const [x, y] of [
      [64, 46],
      [136, 46],
      [64, 156],
      [136, 156],
    ] as const)
      screw(pen, x, y, 11);
    pen.paper(circle(37, 100, 5)).paper(circle(163, 100, 5));
  },
  'push-button': (pen, p) => {
    const k = p.kind('k', 1);
    pen
      .body(rect(70, 124, 60, 60, 3))
      .thin(line(70, 144, 130, 144) + circle(84, 134, 4) + circle(116, 134, 4))
      .body(rect(80, 84, 40, 40))
      .thin(repeat(6, (i) => line(80, 90 + i * 6, 120, 88 + i * 6)))
      .tone(rect(58, 104, 84, 10, 2))
      .body(rect(52, 70, 96, 14, 4));
    if (k === 2)
      pen
        .tone('M44 52Q44 30 100 30Q156 30 156 52Q156 60 144 60H56Q44 60 44 52Z')
        .body(rect(82, 60, 36, 10))
        .thin('M80 46A22 9 0 0 1 118 42M118 36V43H110');
    else if (k >= 3) pen.tone('M72 70V38Q72 28 82 28H118Q128 28 128 38V70Z').body(rect(95, 16, 10, 54, 3));
    else pen.tone('M66 70V60Q66 52 76 52H124Q134 52 134 60V70Z');
    pen.axis(line(100, 10, 100, 194)).text(170, 60, p.text('c'));
  },
};
