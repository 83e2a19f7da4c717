import type { Families } from '../params.ts';
import type { Pen } from '../pen.ts';
import { arc, circle, ellipse, hexagon, line, poly, polygon, rect, repeat, upright } from '../shapes.ts';

const steelPipe = (pen: Pen, x: number, y: number, w: number, h: number) => pen.body(rect(x, y, w, h));
export const hydraulics: Families = {
  'gear-pump': (pen) => {
    pen
      .body('M60 40Q60 28 74 28H126Q140 28 140 40V130Q140 156 100 156Q60 156 60 130Z')
      .thin('M68 44Q68 36 76 36H124Q132 36 132 44V128Q132 148 100 148Q68 148 68 128Z')
      .body(circle(100, 70, 17))
      .paper(circle(100, 70, 10))
      .dark(rect(97.5, 57, 5, 6))
      .thin(circle(100, 116, 15))
      .body(rect(28, 78, 32, 30, 2))
      .body(rect(140, 78, 32, 30, 2))
      .thin(circle(36, 93, 3) + circle(164, 93, 3))
      .body(rect(44, 156, 112, 14, 2));
    for (const [x, y] of [
      [70, 46],
      [130, 46],
      [72, 136],
      [128, 136],
    ])
      pen.tone(hexagon(x ?? 0, y ?? 0, 10));
  },
  'hydraulic-motor': (pen) =>
    void pen
      .body(rect(20, 66, 40, 68, 4))
      .thin(line(34, 66, 34, 134) + line(46, 66, 46, 134))
      .body(rect(60, 58, 60, 84, 4))
      .paper(circle(80, 76, 9))
      .paper(circle(80, 122, 9))
      .body(rect(120, 42, 14, 116, 2))
      .body(rect(134, 72, 14, 56))
      .body(rect(148, 86, 42, 28, 2))
      .dark(rect(156, 96, 28, 7))
      .axis(line(10, 100, 198, 100)),
  'hydraulic-valve': (pen, p) => {
    const k = p.kind('k', 1);
    pen
      .body(rect(58, 84, 84, 62, 2))
      .thin(line(58, 98, 142, 98))
      .body(rect(46, 146, 108, 12, 1));
    if (k === 1)
      pen
        .tone(rect(8, 90, 50, 44, 4))
        .tone(rect(142, 90, 50, 44, 4))
        .body(rect(74, 52, 52, 32, 3))
        .thin(line(74, 64, 126, 64) + line(24, 90, 24, 134) + line(176, 90, 176, 134))
        .body(rect(2, 104, 6, 16))
        .body(rect(192, 104, 6, 16));
    else
      pen
        .body(rect(142, 102, 26, 26, 2))
        .body(rect(168, 106, 12, 18))
        .tone(rect(178, 100, 16, 30, 3))
        .body(rect(34, 104, 24, 22, 2))
        .body(hexagon(28, 115, 24, 0));
    pen.thin(repeat(4, (i) => circle(76 + i * 16, 128, 4)));
  },
  'hydraulic-hose': (pen, p) => {
    pen.tone(
      'M40 44Q40 34 50 34H52Q60 34 60 44V120Q60 148 90 148T120 120V92Q120 54 150 54H164V74H152Q140 74 140 94V120Q140 168 90 168T40 120Z',
    );
    pen
      .body(rect(36, 14, 28, 22, 1))
      .body(hexagon(50, 10, 26, 0))
      .body(rect(162, 50, 18, 28, 1))
      .body(hexagon(184, 64, 26, 30))
      .thin(repeat(9, (i) => line(41, 50 + i * 9, 59, 46 + i * 9)))
      .text(100, 190, p.label('d', 'φ'));
  },
  'compression-fitting': (pen, p) => {
    const k = p.kind('k', 1);
    const nut = (x: number, y: number, vertical = false) =>
      vertical
        ? pen.body(rect(x - 26, y, 52, 30, 3)).thin(line(x - 10, y, x - 10, y + 30) + line(x + 10, y, x + 10, y + 30))
        : pen.body(rect(x, y - 26, 30, 52, 3)).thin(line(x, y - 10, x + 30, y - 10) + line(x, y + 10, x + 30, y + 10));
    if (k === 3) {
      pen.body('M60 80H128V150H92V112H60Z');
      nut(30, 96);
      nut(110, 150, true);
    } else {
      pen
        .body(rect(58, 78, 84, 44))
        .body(rect(84, 68, 32, 64, 2))
        .thin(line(84, 88, 116, 88) + line(84, 112, 116, 112));
      nut(28, 100);
      if (k === 1) pen.body(rect(140, 80, 36, 40)).thin(repeat(6, (i) => line(144 + i * 6, 80, 142 + i * 6, 120)));
      else nut(142, 100);
      if (k === 4) {
        pen.body(rect(78, 120, 44, 26));
        nut(100, 146, true);
      }
    }
    steelPipe(pen, 8, k === 3 ? 84 : 88, 22, 24);
    pen.text(22, 70, p.label('d', 'φ'));
  },
  'filter-element': (pen, p) => {
    const h = Math.min(140, Math.max(70, 84 * (p.num('l', 200) / p.num('D', 90)) * 0.8));
    const y = 100 - h / 2;
    pen
      .body(rect(58, y, 84, h))
      .thin(repeat(13, (i) => line(63 + i * 6.2, y, 63 + i * 6.2, y + h)))
      .tone(ellipse(100, y, 44, 11))
      .paper(ellipse(100, y, 20, 5))
      .tone(`M56 ${y + h}A44 11 0 0 0 144 ${y + h}V${y + h - 8}A44 11 0 0 1 56 ${y + h - 8}Z`)
      .dimV(y, y + h, 172, p.label('l'), 144)
      .dimH(56, 144, 14 < y - 22 ? y - 20 : 10, p.label('D', 'φ'), y);
  },
  breather: (pen, p) =>
    void pen
      .body(
        upright(100, [
          [30, 40],
          [38, 56],
          [64, 56],
          [70, 46],
        ]),
      )
      .thin(repeat(9, (i) => line(50 + i * 12.5, 38, 50 + i * 12.5, 64)))
      .body(rect(48, 76, 104, 12, 2))
      .body(rect(66, 88, 68, 76, 2))
      .thin(repeat(6, (i) => line(66, 98 + i * 11, 134, 98 + i * 11)) + repeat(5, (i) => line(77 + i * 11.5, 88, 77 + i * 11.5, 164)))
      .dimH(44, 156, 18, p.label('D', 'φ'), 38),
  'level-gauge': (pen, p) =>
    void pen
      .body(rect(78, 14, 44, 172, 6))
      .paper(rect(90, 40, 20, 120, 4))
      .plain(rect(90, 92, 20, 66, 3))
      .body(hexagon(100, 27, 18))
      .body(hexagon(100, 173, 18))
      .thin(repeat(11, (i) => line(90, 48 + i * 10, i % 5 ? 95 : 99, 48 + i * 10)))
      .main(line(104, 60, 104, 140))
      .dimV(27, 173, 150, p.label('l'), 104),
  'hydraulic-jack': (pen, p) => {
    const k = p.kind('k', 1);
    if (k === 2)
      pen
        .body('M14 128L30 100H138L172 70H188V86L150 128Z')
        .tone(circle(36, 136, 14))
        .tone(circle(146, 138, 12))
        .body(rect(160, 56, 32, 12, 2))
        .body(polygon(30, 100, 42, 100, 78, 22, 68, 18))
        .thin(line(30, 112, 150, 112));
    else {
      pen
        .body(rect(44, 162, 112, 18, 3))
        .body(rect(64, 66, 60, 96, 3))
        .body(rect(58, 60, 72, 14, 3))
        .body(rect(82, 30, 24, 32))
        .body(rect(76, 20, 36, 12, 2))
        .thin(repeat(5, (i) => line(84, 34 + i * 5.4, 104, 32 + i * 5.4)));
      if (k === 1) pen.body(rect(132, 118, 16, 44, 2)).main(poly(136, 118, 190, 66));
      else pen.body(rect(124, 138, 40, 14, 2)).tone('M164 140Q190 140 192 90L186 90Q184 132 164 132Z');
    }
    pen.text(94, 124, p.label('t') && `${p.label('t')} t`);
  },
  'hand-pump': (pen) =>
    void pen
      .body(rect(16, 108, 150, 44, 8))
      .thin(line(60, 108, 60, 152))
      .body(rect(8, 152, 172, 10, 2))
      .body(rect(60, 88, 30, 22, 3))
      .tone(polygon(66, 84, 78, 80, 184, 36, 188, 46, 84, 92))
      .body(circle(72, 86, 8))
      .body(rect(166, 120, 22, 16, 2))
      .tone('M188 124Q198 124 198 100V80H194V100Q194 118 188 118Z')
      .paper(circle(34, 118, 5)),
  'grease-gun': (pen, p) => {
    pen
      .body(rect(18, 80, 92, 36, 6))
      .tone(rect(110, 74, 24, 48, 4))
      .body(rect(134, 86, 14, 20))
      .main('M148 96H168Q182 96 186 70L190 46')
      .thin(line(30, 80, 30, 116));
    if (p.kind('k', 1) === 1)
      pen
        .tone(polygon(112, 122, 124, 122, 60, 160, 20, 168, 18, 160, 56, 150))
        .main(line(18, 98, 2, 98))
        .main(circle(2, 98, 1));
    else pen.tone('M112 120H132L126 168Q124 176 116 174L104 170Z').tone(rect(96, 168, 44, 20, 4));
  },
  'grease-nipple': (pen, p) => {
    const a = p.kind('a');
    const head = (x: number, y: number) => pen.body(circle(x, y, 13)).dark(circle(x, y - 8, 4));
    pen
      .body(hexagon(100, 112, 46, 0))
      .body(rect(84, 130, 32, 48, 1))
      .thin(repeat(8, (i) => line(84, 136 + i * 5.4, 116, 133 + i * 5.4)));
    if (!a) {
      pen.body(
        upright(100, [
          [96, 12],
          [60, 12],
          [52, 18],
        ]),
      );
      head(100, 46);
    } else {
      pen.body(
        a === 90
          ? polygon(86, 96, 86, 66, 150, 66, 150, 90, 114, 90, 114, 96)
          : polygon(86, 96, 86, 76, 130, 36, 148, 54, 114, 88, 114, 96),
      );
      pen.body(circle(a === 90 ? 160 : 148, a === 90 ? 78 : 38, 13)).dark(circle(a === 90 ? 168 : 154, a === 90 ? 78 : 32, 4));
    }
    pen.thin(arc(100, 112, 18, 0, 0.1));
  },
};
